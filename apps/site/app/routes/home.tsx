import { HomePage } from '../home/HomePage.tsx'
import { loadPage } from '../content/load-page.ts'
import { useText } from '../language/LanguageContext.tsx'
import { PageHead } from '../seo/PageHead.tsx'
import type { Route } from './+types/home'

export function loader(args: Route.LoaderArgs) {
  return loadPage(args, '/', async (content) => {
    const [slides, sections, categories, advantages, turnkeys, certificates, reviews, posts] = await Promise.all([
      content.want('listHomeSlides', []),
      content.want('listCategorySections', []),
      content.want('listCategories', []),
      content.want('listAdvantages', []),
      content.want('listTurnkeys', []),
      content.want('listCertificates', []),
      content.want('listReviews', []),
      content.want('listPosts', []),
    ])
    const shown = sections.filter((section) => section.show_on_homepage)
    return { slides, sections: shown, categories, advantages, turnkeys, certificates, reviews, posts: posts.slice(0, 3) }
  })
}

export default function Home({ loaderData: { meta, ...shown } }: Route.ComponentProps) {
  return (
    <>
      <PageHead meta={meta} name={useText()('home.title')} />
      <HomePage {...shown} />
    </>
  )
}
