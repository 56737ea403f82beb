import { upcomingFirst } from '../blog/upcoming-first.server.ts'
import { keyFigures } from '../home/key-figures.ts'
import { toProcess } from '../home/to-process.ts'
import { HomePage } from '../home/HomePage.tsx'
import { withoutHighlights } from '../product/group-products.ts'
import { withoutPictures } from '../reviews/without-pictures.ts'
import { loadScreenWords } from '../i18n/load-screen-texts.server.ts'
import { loadPage } from '../seo/load-page.server.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { PageHead } from '../seo/PageHead.tsx'
import { useRootData } from '../ui/use-root-data.ts'
import { toWebSite } from '../seo/structured/company.ts'
import { VisitSections } from '../visits/VisitSections.tsx'
import type { Route } from './+types/home'

/** The whole lists have pages of their own. */
const MAX_TURNKEYS = 6
const MAX_REVIEWS = 6
const MAX_POSTS = 3

export function loader(args: Route.LoaderArgs) {
  return loadPage(args, '/', async (api, site, language) => {
    const [slides, sections, categories, advantages, turnkeys, certificates, reviews, posts, about, words] =
      await Promise.all([
        api.optional('listHomeSlides', []),
        api.optional('listCategorySections', []),
        api.optional('listCategories', []),
        api.optional('listAdvantages', []),
        api.optional('listTurnkeys', [], { limit: MAX_TURNKEYS }),
        api.optional('listCertificates', []),
        api.optional('listReviews', [], { limit: MAX_REVIEWS }),
        api.optional('listPosts', [], { limit: MAX_POSTS }),
        api.optional('listAboutSections', []),
        loadScreenWords(api, 'home', language),
      ])
    return {
      slides,
      sections: sections
        .filter((section) => section.show_on_homepage)
        .map((section) => ({ ...section, products: withoutHighlights(section.products) })),
      categories,
      advantages,
      turnkeys,
      certificates,
      reviews: reviews.map(withoutPictures),
      posts: upcomingFirst(posts, site.today()),
      figures: keyFigures(about),
      process: toProcess(words),
      turnkeyLead: words.turnkeyLead,
    }
  })
}

export default function Home({ loaderData: { meta, ...content } }: Route.ComponentProps) {
  const company = useRootData()?.layout.company
  return (
    <>
      <PageHead
        meta={meta}
        name={useText()('home.title')}
        structuredData={import.meta.env.SSR && ((context) => (company ? [toWebSite(company, context)] : []))}
      />
      <HomePage {...content} news={<VisitSections kinds={['new']} />} />
      <VisitSections kinds={['seen']} />
    </>
  )
}
