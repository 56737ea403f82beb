import type { CategoryCard } from '@vitrine/contract/shapes/shop'
import { useText } from '../i18n/LanguageContext.tsx'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import { categoryPath } from '../../shared/paths.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import { Picture } from '../ui/Picture.tsx'
import { TranslatedField } from '../ui/FallbackText.tsx'
import styles from './CategoryIndex.module.css'

/** On phones less than they are: they are small, and the first view's bytes are counted (R13.54). */
const tileSizes = '(min-width: 1200px) 202px, (min-width: 768px) 17vw, 88px'

type CategoryIndexProps = {
  categories: readonly CategoryCard[]
  /** As tiles in two rows, which phones swipe through. */
  tiles?: boolean
}

/** All categories as a list. */
export function CategoryIndex({ categories, tiles = false }: CategoryIndexProps) {
  const text = useText()
  return (
    <ul className={classNames(styles.list, tiles && styles.tiles)}>
      {categories.map((category) => (
        <li key={category.id}>
          <LocalizedLink to={categoryPath(category.slug)} className={styles.row}>
            <span className={styles.picture}>
              {category.image && (
                <Picture
                  picture={category.image}
                  sizes={tiles ? tileSizes : '(min-width: 768px) 112px, 88px'}
                  decorative
                />
              )}
            </span>
            <span className={styles.words}>
              <span className={styles.name}>
                <TranslatedField of={category} name="name" />
              </span>
              <span className={styles.count}>{text('category.productCount', { count: category.product_count })}</span>
            </span>
            <Icon name="arrow" />
          </LocalizedLink>
        </li>
      ))}
    </ul>
  )
}
