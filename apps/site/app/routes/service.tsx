import { loadPage } from '../content/load-page.ts'
import { useText } from '../language/LanguageContext.tsx'
import { PageHead } from '../seo/PageHead.tsx'
import { ServicePage } from '../service/ServicePage.tsx'
import type { Route } from './+types/service'

export function loader(args: Route.LoaderArgs) {
  return loadPage(args, '/service', async (content) => {
    const [services, slides, questions] = await Promise.all([
      content.want('listServices', []),
      content.want('listServiceSlides', []),
      content.want('listQuestions', []),
    ])
    return { services, slides, questions }
  })
}

export default function Service({ loaderData: { meta, ...shown } }: Route.ComponentProps) {
  return (
    <>
      <PageHead meta={meta} name={useText()('service.title')} />
      <ServicePage {...shown} />
    </>
  )
}
