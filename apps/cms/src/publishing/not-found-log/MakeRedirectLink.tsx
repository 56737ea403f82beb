'use client'
import { useDocumentInfo } from '@payloadcms/ui'

const createPage = '/admin/collections/redirects/create'

/** In the list of pages not found: a link to a new redirect with this address filled in. */
export function MakeRedirectCell({ rowData }: { rowData?: { path?: unknown } }) {
  return <MakeRedirectLink from={rowData?.path} />
}

/** The same on the page of one address. */
export function MakeRedirectField() {
  const { savedDocumentData } = useDocumentInfo()
  return <MakeRedirectLink from={savedDocumentData?.path} />
}

function MakeRedirectLink({ from }: { from: unknown }) {
  return typeof from === 'string' ? (
    <a href={`${createPage}?${new URLSearchParams({ from })}`}>Make a redirect</a>
  ) : null
}
