import { PageHead } from '../seo/PageHead.tsx'
import { PageLinks } from '../ui/list-pages/PageLinks.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Words } from '../ui/Words.tsx'
import { DocumentTextsContext, useDocumentText } from './document-text.ts'
import styles from './DocumentsPage.module.css'
import type { DocumentsPageData } from './load-documents-page.server.ts'
import { ProductForm, SerialForm, Way, Ways } from './DocumentForms.tsx'
import { ProductLinks } from './ProductLinks.tsx'

/** Where documents are found: by the name of a product, by a serial number, or in the list of all that have some. */
export function DocumentsPage({ texts, ...page }: DocumentsPageData) {
  return (
    <DocumentTextsContext value={texts}>
      <Page {...page} />
    </DocumentTextsContext>
  )
}

function Page({ meta, query, groups, list, takesRequests }: Omit<DocumentsPageData, 'texts'>) {
  const text = useDocumentText()
  const bySerial = (
    <Way title={text('serial.title')} about={text('serial.about')}>
      <SerialForm takesRequests={takesRequests} />
    </Way>
  )
  return (
    <>
      <PageHead meta={meta} name={text('title')} breadcrumbs={[]} hidden={query !== ''} />
      <PageHeader title={text('title')} lead={text('lead')} />
      <div className={styles.page}>
        <Ways>
          <Way title={text('product.title')} about={text('product.about')}>
            <ProductForm query={query} />
          </Way>
          {query === '' && bySerial}
        </Ways>
        <section className={styles.results} aria-live="polite">
          {query !== '' && groups.length === 0 ? (
            <p>
              <Words>{text('product.none', { query })}</Words>
            </p>
          ) : (
            groups.length > 0 && (
              <>
                <h2 className={styles.title}>{query === '' ? text('products') : <bdi>{query}</bdi>}</h2>
                <div>
                  {groups.map((group) => (
                    <ProductLinks key={group.products[0]?.slug} group={group} />
                  ))}
                </div>
              </>
            )
          )}
          <PageLinks position={list} />
        </section>
        {/* What was found comes first. */}
        {query !== '' && <Ways>{bySerial}</Ways>}
      </div>
    </>
  )
}
