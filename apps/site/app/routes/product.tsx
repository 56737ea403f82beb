import { loadPage } from '../seo/load-page.server.ts'
import { categoryPath, productPath } from '../../shared/paths.ts'
import { ProductPage } from '../product/ProductPage.tsx'
import { PageHead } from '../seo/PageHead.tsx'
import { toFaqPage, toVideoObject } from '../seo/structured/editorial.ts'
import { toProductNode } from '../seo/structured/product.ts'
import type { Route } from './+types/product'

/** `/product/{parent}/{id?}` (R2.7): without an id the parent itself names the product. One address is canonical. */
export function loader(args: Route.LoaderArgs) {
  const slug = args.params.id ?? args.params.parent
  return loadPage(args, productPath(slug), async (api) => {
    const product = await api.required('getProduct', { id: slug })
    return { product, languages: product.languages }
  })
}

export default function Product({ loaderData: { meta, product } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        meta={meta}
        name={`${product.model} ${product.name}`}
        picture={product.image}
        breadcrumbs={product.category ? [{ name: product.category.name, to: categoryPath(product.category.slug) }] : []}
        structuredData={(context) => [
          toProductNode(product, context),
          ...toVideoObject(product.video, product.summary, context),
          ...toFaqPage(product.faq),
        ]}
      />
      <ProductPage product={product} />
    </>
  )
}
