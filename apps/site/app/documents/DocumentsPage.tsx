import { DOCUMENTS_PATH, toDocumentsPath } from '@vitrine/contract/document-address'
import { withQuery } from '../../shared/search/query.ts'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import { PageHead } from '../seo/PageHead.tsx'
import { FallbackText } from '../ui/FallbackText.tsx'
import { PageLinks } from '../ui/list-pages/PageLinks.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Words } from '../ui/Words.tsx'
import { DocumentTextsContext, useDocumentText } from './document-text.ts'
import styles from './DocumentsPage.module.css'
import type { DocumentedProduct, DocumentsPageData } from './load-documents-page.server.ts'
import { ProductForm, SerialForm } from './DocumentForms.tsx'

/** Where documents are found: by the name of a product, by a serial number, or in the list of all that have some. */
export function DocumentsPage({ texts, ...page }: DocumentsPageData) {
  return (
    <DocumentTextsContext value={texts}>
      <Page {...page} />
    </DocumentTextsContext>
  )
}

function Page({ meta, query, products, list, takesRequests }: Omit<DocumentsPageData, 'texts'>) {
  const text = useDocumentText()
  return (
    <>
      <PageHead meta={meta} name={text('title')} breadcrumbs={[]} hidden={query !== ''} />
      <PageHeader title={text('title')} lead={text('lead')} />
      <div className={styles.page}>
        <div className={styles.forms}>
          <ProductForm query={query} />
          <SerialForm takesRequests={takesRequests} />
        </div>
        <section className={styles.results} aria-live="polite">
          {query !== '' && products.length === 0 ? (
            <p>
              <Words>{text('product.none', { query })}</Words>
            </p>
          ) : (
            products.length > 0 && (
              <>
                <h2 className={styles.title}>{query === '' ? text('products') : <bdi>{query}</bdi>}</h2>
                <ProductLinks products={products} />
              </>
            )
          )}
          <PageLinks position={list} />
          {query !== '' && (
            <LocalizedLink to={withQuery(DOCUMENTS_PATH, '')} className={styles.more}>
              {text('products')}
            </LocalizedLink>
          )}
        </section>
      </div>
    </>
  )
}

function ProductLinks({ products }: { products: readonly DocumentedProduct[] }) {
  return (
    <ul className={styles.products}>
      {products.map(({ slug, model, name, isFallback, picture }) => (
        <li key={slug}>
          <LocalizedLink to={toDocumentsPath(slug)} className={styles.product}>
            <span className={styles.picture}>{picture && <Picture picture={picture} sizes="80px" decorative />}</span>
            <bdi className={styles.model}>{model}</bdi>
            <FallbackText isFallback={isFallback}>{name}</FallbackText>
          </LocalizedLink>
        </li>
      ))}
    </ul>
  )
}
