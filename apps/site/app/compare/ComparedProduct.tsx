import { comparePathWithout } from '../../shared/compare/compare-path.ts'
import { productPath } from '../../shared/paths.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import { TranslatedField } from '../ui/FallbackText.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Picture } from '../ui/Picture.tsx'
import styles from './ComparedProduct.module.css'
import type { ComparisonData } from './load-comparison.server.ts'

type ComparedProductProps = { product: ComparisonData['products'][number]; slugs: readonly string[] }

/** The head of a column: the product, and how it is taken out. It stays in view, so it is low. */
export function ComparedProduct({ product, slugs }: ComparedProductProps) {
  const text = useText()
  return (
    <div className={styles.head}>
      <div className={styles.picture}>
        {product.image && (
          <Picture
            picture={product.image}
            sizes={slugs.length > 2 ? '(max-width: 767px) 96px, 150px' : '150px'}
            decorative
          />
        )}
      </div>
      <LocalizedLink to={productPath(product.slug)} className={styles.link}>
        <span className={styles.model}>
          <bdi>{product.model}</bdi>
        </span>{' '}
        <TranslatedField of={product} name="name" />
      </LocalizedLink>
      <LocalizedLink
        to={comparePathWithout(slugs, product.slug)}
        className={styles.remove}
        aria-label={text('compare.remove', { name: product.model })}
        preventScrollReset
        replace
      >
        <Icon name="close" />
      </LocalizedLink>
    </div>
  )
}
