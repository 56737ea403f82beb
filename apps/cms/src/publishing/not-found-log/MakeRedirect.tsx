'use client'
import { useDocumentInfo } from '@payloadcms/ui'

const create = '/admin/collections/redirects/create'

/** In the list of missing pages: the way to a new redirect from this address, half of it filled in. */
export function MakeRedirectCell({ rowData }: { rowData?: { path?: unknown } }) {
  return <MakeRedirect from={rowData?.path} />
}

/** The same on the page of one address. */
export function MakeRedirectField() {
  const { savedDocumentData } = useDocumentInfo()
  return <MakeRedirect from={savedDocumentData?.path} />
}

function MakeRedirect({ from }: { from: unknown }) {
  return typeof from === 'string' ? <a href={`${create}?${new URLSearchParams({ from })}`}>Make a redirect</a> : null
}
