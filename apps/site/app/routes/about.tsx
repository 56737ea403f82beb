import { AboutPage } from '../about/AboutPage.tsx'
import { loadPage } from '../seo/load-page.server.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { PageHead } from '../seo/PageHead.tsx'
import { languagesOfMajority } from '../../shared/languages/page-languages.ts'
import { loadWindowTeaser } from '../window-story/load-window-story.server.ts'
import { WindowTeaser } from '../window-story/WindowTeaser.tsx'
import type { Route } from './+types/about'

export function loader(args: Route.LoaderArgs) {
  return loadPage(args, '/about', async (api, _, language) => {
    const [sections, slides, certificates, window] = await Promise.all([
      api.optional('listAboutSections', []),
      api.optional('listAboutSlides', []),
      api.optional('listCertificates', []),
      loadWindowTeaser(api, language),
    ])
    return { sections, slides, certificates, window, languages: languagesOfMajority(sections) }
  })
}

export default function About({ loaderData: { meta, window, ...content } }: Route.ComponentProps) {
  return (
    <>
      <PageHead meta={meta} name={useText()('about.title')} breadcrumbs={[]} />
      <AboutPage {...content} story={window && <WindowTeaser {...window} />} />
    </>
  )
}
