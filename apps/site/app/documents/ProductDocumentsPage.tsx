import { DOCUMENTS_PATH } from '@vitrine/contract/document-address'
import { productPath } from '../../shared/paths.ts'
import { PageHead } from '../seo/PageHead.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { TranslatedField } from '../ui/FallbackText.tsx'
import { columnSizes } from '../ui/picture-sizes.ts'
import { Picture } from '../ui/Picture.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Words } from '../ui/Words.tsx'
import { DayForm } from './DayForm.tsx'
import { DocumentTextsContext, useDocumentText } from './document-text.ts'
import { SerialForm, Way, Ways } from './DocumentForms.tsx'
import { DocumentList } from './DocumentList.tsx'
import type { ProductDocumentsData } from './load-product-documents.server.ts'
import styles from './ProductDocumentsPage.module.css'

/** The public documents of a product. */
export function ProductDocumentsPage({ texts, ...page }: ProductDocumentsData) {
  return (
    <DocumentTextsContext value={texts}>
      <Page {...page} />
    </DocumentTextsContext>
  )
}

/** As wide as its columns in ProductDocumentsPage.module.css. */
const PICTURE_SIZES = columnSizes({ desktop: 4, tablet: 4, phone: '38vw' })

function Page({ meta, product, documents, day, takesRequests }: Omit<ProductDocumentsData, 'texts'>) {
  const text = useDocumentText()
  const { slug, model, name, image } = product
  const steps = [{ name: text('title'), to: DOCUMENTS_PATH }]
  return (
    <>
      <PageHead
        meta={meta}
        name={`${text('title')}: ${model} ${name}`}
        breadcrumbs={steps}
        hidden={day !== null || documents.length === 0}
      />
      <div className={styles.head}>
        <PageHeader
          title={
            <>
              <bdi>{model}</bdi> <TranslatedField of={product} name="name" />
            </>
          }
          words={`${model} ${name}`}
          lead={text('title')}
          above={<Breadcrumbs steps={steps} />}
          actions={
            <ButtonLink to={productPath(slug)} look="outline">
              {text('toProduct')}
            </ButtonLink>
          }
        />
        {image && (
          <div className={styles.picture}>
            <Picture picture={image} sizes={PICTURE_SIZES} decorative />
          </div>
        )}
      </div>
      <div className={styles.page}>
        {documents.length === 0 ? (
          <p className={styles.none}>
            <Words>{text('none')}</Words>
          </p>
        ) : (
          <DocumentList documents={documents} model={model} day={day} />
        )}
        <Ways>
          {documents.length > 0 && (
            <Way title={text('on.title')} about={text('keep')}>
              <DayForm slug={slug} day={day} />
            </Way>
          )}
          <Way title={text('serial.title')} about={text('serial.about')}>
            <SerialForm takesRequests={takesRequests} />
          </Way>
        </Ways>
      </div>
    </>
  )
}
