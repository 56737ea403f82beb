import { CategoryPage } from '../category/CategoryPage.tsx'
import { loadCategory } from '../category/load-category.server.ts'
import { sectionsOfPage } from '../category/sections-of-page.ts'
import { loadPage } from '../seo/load-page.server.ts'
import { readRequestedPage } from '../seo/requested-page.server.ts'
import { categoryPath, productPath } from '../../shared/paths.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { PageHead } from '../seo/PageHead.tsx'
import { toItemList } from '../seo/structured/breadcrumbs.ts'
import type { Route } from './+types/category'

export function loader(args: Route.LoaderArgs) {
  const page = readRequestedPage(args.url)
  return loadPage(args, categoryPath(args.params.category), async (api) => {
    const [{ category, ...listed }, slides] = await Promise.all([
      loadCategory(api, args.params.category, page),
      api.optional('listCategorySlides', []),
    ])
    return { category: { ...category, sections: sectionsOfPage(category) }, slides, ...listed }
  })
}

export default function Category({ loaderData: { meta, category, list, slides } }: Route.ComponentProps) {
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
      <CategoryPage category={category} list={list} slides={slides} />
    </>
  )
}
