import type { Station } from '@vitrine/contract/shapes/window-story'
import { AddToBasket } from '../basket/AddToBasket.tsx'
import { NoScriptOrderLink } from '../enquiry/no-script/NoScriptOrderLink.tsx'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import { ModelButton } from '../product/model-viewer/ModelButton.tsx'
import { productPath } from '../../shared/paths.ts'
import { TranslatedField } from '../ui/FallbackText.tsx'
import { Picture } from '../ui/Picture.tsx'
import { SpecValue } from '../ui/SpecValue.tsx'
import { Words } from '../ui/Words.tsx'
import styles from './StationProduct.module.css'

type StationProductProps = Pick<Station, 'product' | 'model3d' | 'figure'>

/** The machine of a station with the one figure that counts there, its 3D model and the way into the enquiry. */
export function StationProduct({ product, model3d, figure }: StationProductProps) {
  return (
    <div className={styles.product}>
      <div className={styles.card}>
        {product.image && (
          <div className={styles.picture}>
            <Picture picture={product.image} sizes={PICTURE_SIZES} decorative />
          </div>
        )}
        <h3 className={styles.name}>
          <LocalizedLink to={productPath(product.slug)} className={styles.link}>
            <span className={styles.model}>
              <bdi>{product.model}</bdi>
            </span>{' '}
            <TranslatedField of={product} name="name" />
          </LocalizedLink>
        </h3>
        {figure && (
          <dl className={styles.figure}>
            <dt>
              <Words>{figure.name}</Words>
            </dt>
            <dd>
              <SpecValue specification={figure} />
            </dd>
          </dl>
        )}
      </div>
      <div className={styles.actions}>
        <AddToBasket product={product} small />
        <NoScriptOrderLink parameter="product" slug={product.slug} label="product.addToBasket" />
        {model3d && (
          <div className={styles.model3d}>
            <ModelButton model={model3d} name={product.model} />
          </div>
        )}
      </div>
    </div>
  )
}

/** As wide as the machine's column in StationProduct.module.css. */
const PICTURE_SIZES = '(min-width: 992px) 217px, (min-width: 768px) calc(24vw - 25px), 43vw'
