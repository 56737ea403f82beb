import { useText } from '../i18n/LanguageContext.tsx'
import { PageHead } from '../seo/PageHead.tsx'
import { toItemList } from '../seo/structured/breadcrumbs.ts'
import type { PageMeta } from '../../shared/page-meta.ts'
import { productPath } from '../../shared/paths.ts'
import type { ProductGroup } from './group-products.ts'
import { ProductListPage } from './ProductListPage.tsx'

/** All products with the head of their page. */
export function ProductListScreen({ meta, groups }: { meta: PageMeta; groups: readonly ProductGroup[] }) {
  const products = groups.flatMap((group) => group.products)
  return (
    <>
      <PageHead
        meta={meta}
        name={useText()('product.all')}
        breadcrumbs={[]}
        structuredData={(_, toBreadcrumb) =>
          toItemList(products.map((it) => toBreadcrumb(`${it.model} ${it.name}`, productPath(it.slug))))
        }
      />
      <ProductListPage groups={groups.filter((group) => group.products.length > 0)} />
    </>
  )
}
