import { CategoryListPage } from '../category/CategoryListPage.tsx'
import { useText } from '../i18n/LanguageContext.tsx'
import { loadGroups } from '../product/load-product-groups.server.ts'
import { loadPage } from '../seo/load-page.server.ts'
import { PageHead } from '../seo/PageHead.tsx'
import { toItemList } from '../seo/structured/breadcrumbs.ts'
import { categoryPath } from '../../shared/paths.ts'
import type { Route } from './+types/category-list'

export function loader(args: Route.LoaderArgs) {
  return loadPage(args, '/category', async (api) => {
    const [grouped, slides] = await Promise.all([loadGroups(api), api.optional('listCategorySlides', [])])
    return { ...grouped, slides }
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
