import { CategoryPage } from '../category/CategoryPage.tsx'
import { loadPage } from '../content/load-page.ts'
import { categoryPath } from '../navigation/paths.ts'
import { PageHead } from '../seo/PageHead.tsx'
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
      <PageHead meta={meta} name={category.name} />
      <CategoryPage category={category} slides={slides} />
    </>
  )
}
