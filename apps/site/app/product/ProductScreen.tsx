import type { Product } from '@vitrine/contract/shapes/shop'
import { useText } from '../i18n/LanguageContext.tsx'
import { PageHead } from '../seo/PageHead.tsx'
import { toFaqPage, toVideoObject } from '../seo/structured/editorial.ts'
import { toProductNode } from '../seo/structured/product.ts'
import type { PageMeta } from '../../shared/page-meta.ts'
import type { DocumentLinks } from './load-product.server.ts'
import { ProductPage } from './ProductPage.tsx'
import { stepsToProduct } from './steps-to-product.ts'

type ProductScreenProps = { meta: PageMeta; product: Product; documents: DocumentLinks }

/** A product with the head of its page: at its own address and where it stands for its parent (R2.7). */
export function ProductScreen({ meta, product, documents }: ProductScreenProps) {
  return (
    <>
      <PageHead
        meta={meta}
        name={`${product.model} ${product.name}`}
        picture={product.image}
        breadcrumbs={stepsToProduct(product, useText())}
        structuredData={
          import.meta.env.SSR &&
          ((context) => [
            toProductNode(product, context),
            ...toVideoObject(product.video, product.summary, context),
            ...toFaqPage(product.faq),
          ])
        }
      />
      <ProductPage product={product} documents={documents} />
    </>
  )
}
