import { loadDocumentsTeaser } from '../documents/load-documents-teaser.server.ts'
import { loadPage } from '../seo/load-page.server.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { PageHead } from '../seo/PageHead.tsx'
import { loadFaultTeaser } from '../service/load-fault-teaser.server.ts'
import { ServicePage } from '../service/ServicePage.tsx'
import { languagesOfMajority } from '../../shared/languages/page-languages.ts'
import { toFaqPage } from '../seo/structured/editorial.ts'
import type { Route } from './+types/service'

export function loader(args: Route.LoaderArgs) {
  return loadPage(args, '/service', async (api, _site, language) => {
    const [services, slides, questions, documents, fault] = await Promise.all([
      api.optional('listServices', []),
      api.optional('listServiceSlides', []),
      api.optional('listQuestions', []),
      loadDocumentsTeaser(api, language),
      loadFaultTeaser(api, language),
    ])
    return { services, slides, questions, documents, fault, languages: languagesOfMajority(services) }
  })
}

export default function Service({ loaderData: { meta, ...content } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        meta={meta}
        name={useText()('service.title')}
        breadcrumbs={[]}
        structuredData={import.meta.env.SSR && (() => toFaqPage(content.questions))}
      />
      <ServicePage {...content} />
    </>
  )
}
