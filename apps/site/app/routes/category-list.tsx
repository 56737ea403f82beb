import { CategoryListPage } from '../category/CategoryListPage.tsx'
import { loadCategoryRows } from '../category/load-category-rows.server.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { loadPage } from '../seo/load-page.server.ts'
import { PageHead } from '../seo/PageHead.tsx'
import { toItemList } from '../seo/structured/breadcrumbs.ts'
import { languagesOfMajority } from '../../shared/languages/page-languages.ts'
import { categoryPath } from '../../shared/paths.ts'
import type { Route } from './+types/category-list'

export function loader(args: Route.LoaderArgs) {
  return loadPage(args, '/category', async (api) => {
    const [rows, slides] = await Promise.all([loadCategoryRows(api), api.optional('listCategorySlides', [])])
    return { rows, slides, languages: languagesOfMajority(rows.map(({ category }) => category)) }
  })
}

export default function CategoryList({ loaderData: { meta, rows, slides } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        meta={meta}
        name={useText()('home.categories')}
        breadcrumbs={[]}
        structuredData={
          import.meta.env.SSR &&
          ((_, toBreadcrumb) =>
            toItemList(rows.map(({ category }) => toBreadcrumb(category.name, categoryPath(category.slug)))))
        }
      />
      <CategoryListPage rows={rows} slides={slides} />
    </>
  )
}
