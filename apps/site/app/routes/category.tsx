import { CategoryPage } from '../category/CategoryPage.tsx'
import { sectionsOfPage } from '../category/sections-of-page.ts'
import { loadPage } from '../seo/load-page.server.ts'
import { categoryPath, productPath } from '../../shared/paths.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { PageHead } from '../seo/PageHead.tsx'
import { toItemList } from '../seo/structured/breadcrumbs.ts'
import type { Route } from './+types/category'

export function loader(args: Route.LoaderArgs) {
  return loadPage(args, categoryPath(args.params.category), async (api) => {
    const [category, slides] = await Promise.all([
      api.required('getCategory', { id: args.params.category }),
      api.optional('listCategorySlides', []),
    ])
    return { category: { ...category, sections: sectionsOfPage(category) }, slides, languages: category.languages }
  })
}

export default function Category({ loaderData: { meta, category, slides } }: Route.ComponentProps) {
  const text = useText()
  return (
    <>
      <PageHead
        meta={meta}
        name={category.name}
        picture={category.image}
        breadcrumbs={[{ name: text('home.categories'), to: '/category' }]}
        structuredData={(_, toBreadcrumb) =>
          toItemList(category.products.map((it) => toBreadcrumb(`${it.model} ${it.name}`, productPath(it.slug))))
        }
      />
      <CategoryPage category={category} slides={slides} />
    </>
  )
}
