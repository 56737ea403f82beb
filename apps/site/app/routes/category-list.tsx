import { CategoryListPage } from '../category/CategoryListPage.tsx'
import { useText } from '../i18n/LanguageContext.tsx'
import { groupProducts, withoutHighlights } from '../product/group-products.ts'
import { loadPage } from '../seo/load-page.server.ts'
import { PageHead } from '../seo/PageHead.tsx'
import { toItemList } from '../seo/structured/breadcrumbs.ts'
import { languagesOfMajority } from '../../shared/languages/page-languages.ts'
import { categoryPath } from '../../shared/paths.ts'
import type { Route } from './+types/category-list'

export function loader(args: Route.LoaderArgs) {
  return loadPage(args, '/category', async (api) => {
    const [products, categories, slides] = await Promise.all([
      api.required('listProducts'),
      api.optional('listCategories', []),
      api.optional('listCategorySlides', []),
    ])
    return {
      groups: groupProducts(withoutHighlights(products), categories),
      slides,
      languages: languagesOfMajority(products),
    }
  })
}

export default function CategoryList({ loaderData: { meta, groups, slides } }: Route.ComponentProps) {
  const categories = groups.flatMap((group) => group.category ?? [])
  return (
    <>
      <PageHead
        meta={meta}
        name={useText()('home.categories')}
        breadcrumbs={[]}
        structuredData={(_, toBreadcrumb) =>
          toItemList(categories.map((it) => toBreadcrumb(it.name, categoryPath(it.slug))))
        }
      />
      <CategoryListPage groups={groups} slides={slides} />
    </>
  )
}
