import type { CategorySection } from '@vitrine/contract/shapes/shop'
import { HomePage } from '../home/HomePage.tsx'
import { loadPage } from '../seo/load-page.server.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { PageHead } from '../seo/PageHead.tsx'
import { useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '../root.tsx'
import { toWebSite } from '../seo/structured/company.ts'
import type { Route } from './+types/home'

/** The page is a shop window; the whole lists have pages of their own. */
const PLANTS_SHOWN = 6
const REVIEWS_SHOWN = 6
const POSTS_SHOWN = 3

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
    return {
      slides,
      sections: sections.filter((section) => section.show_on_homepage).map(withoutFigures),
      categories,
      advantages,
      turnkeys: turnkeys.slice(0, PLANTS_SHOWN),
      certificates,
      reviews: reviews.slice(0, REVIEWS_SHOWN),
      posts: posts.slice(0, POSTS_SHOWN),
    }
  })
}

export default function Home({ loaderData: { meta, ...shown } }: Route.ComponentProps) {
  const company = useRouteLoaderData<typeof rootLoader>('root')?.layout.company
  return (
    <>
      <PageHead
        meta={meta}
        name={useText()('home.title')}
        things={(place) => (company ? [toWebSite(company, place)] : [])}
      />
      <HomePage {...shown} />
    </>
  )
}

/** Cards of the home page show no figures, so none is sent. */
function withoutFigures(section: CategorySection): CategorySection {
  return { ...section, products: section.products.map((product) => ({ ...product, highlights: [] })) }
}
