import { CategoryPage } from '../category/CategoryPage.tsx'
import { loadPage } from '../seo/load-page.server.ts'
import { categoryPath, productPath } from '../../shared/paths.ts'
import { PageHead } from '../seo/PageHead.tsx'
import { toItemList } from '../seo/structured/breadcrumbs.ts'
import type { Route } from './+types/category'

export function loader(args: Route.LoaderArgs) {
  return loadPage(args, categoryPath(args.params.category), async (content) => {
    const [category, slides] = await Promise.all([
      content.need('getCategory', { id: args.params.category }),
      content.want('listCategorySlides', []),
    ])
    return { category, slides, languages: category.languages }
  })
}

export default function Category({ loaderData: { meta, category, slides } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        meta={meta}
        name={category.name}
        picture={category.image}
        trail={[]}
        things={(_, step) =>
          toItemList(category.products.map((it) => step(`${it.model} ${it.name}`, productPath(it.slug))))
        }
      />
      <CategoryPage category={category} slides={slides} />
    </>
  )
}
