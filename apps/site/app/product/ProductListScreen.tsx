import { useText } from '../i18n/LanguageContext.tsx'
import { PageHead } from '../seo/PageHead.tsx'
import { toItemList } from '../seo/structured/breadcrumbs.ts'
import type { ListSize } from '../../shared/list-pages/list-page.ts'
import type { PageMeta } from '../../shared/page-meta.ts'
import { productPath } from '../../shared/paths.ts'
import type { ProductGroup } from './group-products.ts'
import { joinGroups } from './list-pages/join-groups.ts'
import { ProductListPage } from './ProductListPage.tsx'
import { useShownPages } from '../ui/list-pages/use-shown-pages.ts'

type ProductListScreenProps = { meta: PageMeta; groups: readonly ProductGroup[]; list: ListSize; hasFinder: boolean }

/** A page of all products with its head, below the pages from which a visitor has shown more. */
export function ProductListScreen({ meta, groups, list, hasFinder }: ProductListScreenProps) {
  const shown = useShownPages({ groups, list })
  const products = groups.flatMap((group) => group.products)
  return (
    <>
      <PageHead
        meta={meta}
        name={useText()('product.all')}
        breadcrumbs={[]}
        structuredData={
          import.meta.env.SSR &&
          ((_, toBreadcrumb) =>
            toItemList(products.map((it) => toBreadcrumb(`${it.model} ${it.name}`, productPath(it.slug)))))
        }
      />
      <ProductListPage
        groups={joinGroups(shown.map((page) => page.groups))}
        list={list}
        shownPages={shown.length}
        hasFinder={hasFinder}
        pageStart={products[0]?.id}
      />
    </>
  )
}
