import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'
import { MetaTags } from './MetaTags.tsx'
import type { PageMeta } from './page-meta.ts'

/** The head of a page within the site: its metadata under the company's name. */
export function PageHead({ meta, name }: { meta: PageMeta; name: string }) {
  const root = useRouteLoaderData<typeof loader>('root')
  return <MetaTags meta={meta} name={name} siteName={root?.layout.company.name ?? ''} />
}
