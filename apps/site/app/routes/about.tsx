import { AboutPage } from '../about/AboutPage.tsx'
import { loadPage } from '../seo/load-page.server.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { PageHead } from '../seo/PageHead.tsx'
import { languagesOfMajority } from '../../shared/languages/page-languages.ts'
import type { Route } from './+types/about'

export function loader(args: Route.LoaderArgs) {
  return loadPage(args, '/about', async (content) => {
    const [sections, slides, questions, certificates] = await Promise.all([
      content.want('listAboutSections', []),
      content.want('listAboutSlides', []),
      content.want('listQuestions', []),
      content.want('listCertificates', []),
    ])
    return { sections, slides, questions, certificates, languages: languagesOfMajority(sections) }
  })
}

export default function About({ loaderData: { meta, ...shown } }: Route.ComponentProps) {
  return (
    <>
      <PageHead meta={meta} name={useText()('about.title')} trail={[]} />
      <AboutPage {...shown} />
    </>
  )
}
