import { loadScreenTexts } from '../i18n/load-screen-texts.server.ts'
import { loadPage } from '../seo/load-page.server.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { PageHead } from '../seo/PageHead.tsx'
import { compareTurnkeys } from '../turnkey/compare-turnkeys.server.ts'
import { TurnkeyListPage } from '../turnkey/TurnkeyListPage.tsx'
import { turnkeyPath } from '../../shared/paths.ts'
import { getText } from '../../shared/texts/loaded-texts.ts'
import { createText } from '../../shared/texts/texts.ts'
import { languagesOfMajority } from '../../shared/languages/page-languages.ts'
import { toItemList } from '../seo/structured/breadcrumbs.ts'
import type { Route } from './+types/turnkey'

export function loader(args: Route.LoaderArgs) {
  return loadPage(args, '/turnkey', async (api, _, language) => {
    const [turnkeys, sections, slides, texts] = await Promise.all([
      api.optional('listTurnkeys', []),
      api.optional('listTurnkeySections', []),
      api.optional('listTurnkeySlides', []),
      loadScreenTexts(api, 'leads', language),
    ])
    const own = createText(language, texts)
    return {
      turnkeys: compareTurnkeys(turnkeys, sections, getText(language), (count) => own('turnkey.perPerson', { count })),
      sections,
      slides,
      lead: own('turnkey.lead'),
      languages: languagesOfMajority(turnkeys),
    }
  })
}

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
