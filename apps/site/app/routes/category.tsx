import { CategoryPage } from '../category/CategoryPage.tsx'
import { FinderPage } from '../finder/FinderPage.tsx'
import { canFind } from '../../shared/finder/can-find.ts'
import { loadFinder } from '../finder/load-finder.server.ts'
import { loadCategory } from '../category/load-category.server.ts'
import { sectionsOfPage } from '../category/sections-of-page.ts'
import { loadPage } from '../seo/load-page.server.ts'
import { readRequestedPage } from '../seo/requested-page.server.ts'
import { categoryPath, productPath } from '../../shared/paths.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { PageHead } from '../seo/PageHead.tsx'
import { toItemList } from '../seo/structured/breadcrumbs.ts'
import type { Route } from './+types/category'

export async function loader(args: Route.LoaderArgs) {
  const finder = await loadFinder(args, args.params.category)
  if (finder) return { finder, wordBreaks: finder.wordBreaks }
  const number = readRequestedPage(args.url)
  const page = await loadPage(args, categoryPath(args.params.category), async (api) => {
    const [{ category, ...listed }, slides, hasFinder] = await Promise.all([
      loadCategory(api, args.params.category, number),
      api.optional('listCategorySlides', []),
      canFind(api),
    ])
    return { category: { ...category, sections: sectionsOfPage(category) }, slides, hasFinder, ...listed }
  })
  return { ...page, finder: null }
}

export default function Category({ loaderData }: Route.ComponentProps) {
  return loaderData.finder ? <FinderPage {...loaderData.finder} /> : <CategoryScreen {...loaderData} />
}

type CategoryScreenProps = Extract<Route.ComponentProps['loaderData'], { finder: null }>

function CategoryScreen({ meta, category, list, slides, hasFinder }: CategoryScreenProps) {
  const text = useText()
  return (
    <>
      <PageHead
        meta={meta}
        name={category.name}
        picture={category.image}
        breadcrumbs={[{ name: text('home.categories'), to: '/category' }]}
        structuredData={
          import.meta.env.SSR &&
          ((_, toBreadcrumb) =>
            toItemList(category.products.map((it) => toBreadcrumb(`${it.model} ${it.name}`, productPath(it.slug)))))
        }
      />
      <CategoryPage category={category} list={list} slides={slides} hasFinder={hasFinder} />
    </>
  )
}
