import { ComparePage } from '../compare/ComparePage.tsx'
import { loadComparison } from '../compare/load-comparison.server.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { PageHead } from '../seo/PageHead.tsx'
import type { Route } from './+types/compare'

/** `/compare?products={slug},{slug}`: products side by side (R2.70). */
export function loader(args: Route.LoaderArgs) {
  return loadComparison(args)
}

export default function Compare({ loaderData: { meta, ...comparison } }: Route.ComponentProps) {
  return (
    <>
      <PageHead meta={meta} name={useText()('compare.title')} hidden />
      <ComparePage {...comparison} />
    </>
  )
}
