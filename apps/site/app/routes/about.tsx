import { AboutPage } from '../about/AboutPage.tsx'
import { loadPage } from '../content/load-page.ts'
import { useText } from '../language/LanguageContext.tsx'
import { PageHead } from '../seo/PageHead.tsx'
import { languagesOfMost } from '../seo/page-languages.ts'
import type { Route } from './+types/about'

export function loader(args: Route.LoaderArgs) {
  return loadPage(args, '/about', async (content) => {
    const [sections, slides, questions, certificates] = await Promise.all([
      content.want('listAboutSections', []),
      content.want('listAboutSlides', []),
      content.want('listQuestions', []),
      content.want('listCertificates', []),
    ])
    return { sections, slides, questions, certificates, languages: languagesOfMost(sections) }
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
