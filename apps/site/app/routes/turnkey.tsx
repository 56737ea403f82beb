import { useText } from '../i18n/LanguageContext.tsx'
import { PageHead } from '../seo/PageHead.tsx'
import { loadTurnkeys } from '../turnkey/load-turnkeys.server.ts'
import { TurnkeyListPage } from '../turnkey/TurnkeyListPage.tsx'
import { turnkeyPath } from '../../shared/paths.ts'
import { toItemList } from '../seo/structured/breadcrumbs.ts'
import type { Route } from './+types/turnkey'

export const loader = (args: Route.LoaderArgs) => loadTurnkeys(args)

export default function Turnkey({ loaderData: { meta, ...content } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        meta={meta}
        name={useText()('turnkey.title')}
        breadcrumbs={[]}
        structuredData={
          import.meta.env.SSR &&
          ((_, toBreadcrumb) => toItemList(content.turnkeys.map((it) => toBreadcrumb(it.name, turnkeyPath(it.slug)))))
        }
      />
      <TurnkeyListPage {...content} />
    </>
  )
}
