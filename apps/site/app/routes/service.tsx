import { loadPage } from '../seo/load-page.server.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { PageHead } from '../seo/PageHead.tsx'
import { ServicePage } from '../service/ServicePage.tsx'
import { languagesOfMajority } from '../../shared/languages/page-languages.ts'
import { toFaqPage } from '../seo/structured/editorial.ts'
import type { Route } from './+types/service'

export function loader(args: Route.LoaderArgs) {
  return loadPage(args, '/service', async (content) => {
    const [services, slides, questions] = await Promise.all([
      content.want('listServices', []),
      content.want('listServiceSlides', []),
      content.want('listQuestions', []),
    ])
    return { services, slides, questions, languages: languagesOfMajority(services) }
  })
}

export default function Service({ loaderData: { meta, ...shown } }: Route.ComponentProps) {
  return (
    <>
      <PageHead meta={meta} name={useText()('service.title')} trail={[]} things={() => toFaqPage(shown.questions)} />
      <ServicePage {...shown} />
    </>
  )
}
