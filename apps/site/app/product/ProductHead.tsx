import type { Picture } from '@vitrine/contract/shapes/media'
import type { Product } from '@vitrine/contract/shapes/shop'
import { AddToBasket } from '../basket/AddToBasket.tsx'
import { SheetLink } from '../sheets/SheetLink.tsx'
import { CompareLink } from '../shell/CompareLink.tsx'
import { ContactLink } from '../shell/ContactLink.tsx'
import { NoScriptOrderLink } from '../enquiry/no-script/NoScriptOrderLink.tsx'
import { useText } from '../i18n/LanguageContext.tsx'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import { addToPlanPath } from '../../shared/planner/plan-path.ts'
import { ModelButton } from './model-viewer/ModelButton.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { EnglishNotice } from '../ui/EnglishNotice.tsx'
import { Gallery } from '../ui/Gallery.tsx'
import { columnSizes } from '../ui/picture-sizes.ts'
import { SpecValue } from '../ui/SpecValue.tsx'
import { TranslatedField } from '../ui/FallbackText.tsx'
import { Words } from '../ui/Words.tsx'
import { productSheetPath } from '../../shared/sheets/sheet-path.ts'
import styles from './ProductHead.module.css'
import { stepsToProduct } from './steps-to-product.ts'

/** The head of the product page: pictures, model, name, summary, highlights, and what a visitor can do. */
export function ProductHead({ product, pictures }: { product: Product; pictures: readonly Picture[] }) {
  const text = useText()
  const { model, highlights, isFallback } = product
  return (
    <div className={styles.head}>
      <div className={styles.breadcrumbs}>
        <Breadcrumbs steps={stepsToProduct(product, text)} />
      </div>
      <div className={styles.title}>
        <h1>
          <span className={styles.model}>
            <bdi>{model}</bdi>
          </span>{' '}
          <span className={styles.name}>
            <TranslatedField of={product} name="name" />
          </span>
        </h1>
        <EnglishNotice isFallback={isFallback} />
      </div>
      <dl className={styles.highlights}>
        {highlights.map((row) => (
          <div key={row.key} className={styles.highlight}>
            <dt>
              <Words>{row.name}</Words>
            </dt>
            <dd>
              <SpecValue specification={row} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.gallery}>
        <Gallery pictures={pictures} name={`${model} ${product.name}`} sizes={columnSizes({ desktop: 8 })} />
        {product.model3d && <ModelButton model={product.model3d} name={model} />}
      </div>
      <div className={styles.words}>
        <p className={styles.subtitle}>
          <TranslatedField of={product} name="subtitle" />
        </p>
        <p className={styles.summary}>
          <TranslatedField of={product} name="summary" />
        </p>
      </div>
      <div className={styles.actions}>
        <div className={styles.bar} data-stays>
          <p className={styles.barName} aria-hidden>
            <span className={styles.barModel}>
              <bdi>{model}</bdi>
            </span>{' '}
            <TranslatedField of={product} name="name" />
          </p>
          <AddToBasket product={product} />
          <NoScriptOrderLink parameter="product" slug={product.slug} label="product.addToBasket" />
        </div>
        <ContactLink className={classNames(button.button, button.outline)} about={product}>
          {text('home.getConsultation')}
        </ContactLink>
        <CompareLink product={product} className={styles.compare} />
        <SheetLink
          path={productSheetPath(product.slug)}
          hasUnits={product.specifications.some((it) => it.imperial)}
          className={styles.compare}
        />
        <LocalizedLink
          to={addToPlanPath([{ slug: product.slug, cnt: 1 }])}
          className={styles.compare}
          rel="nofollow"
          prefetch="none"
        >
          {text('planner.link')}
        </LocalizedLink>
      </div>
    </div>
  )
}
