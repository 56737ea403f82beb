import type { CategoryCard } from '@vitrine/contract/shapes/shop'
import { useText } from '../../i18n/LanguageContext.tsx'
import { LocalizedLink } from '../../i18n/LocalizedLink.tsx'
import { categoryPath } from '../../../shared/paths.ts'
import { Picture } from '../../ui/Picture.tsx'
import { TranslatedField } from '../../ui/FallbackText.tsx'
import { AllProductsLinks } from '../AllProductsLinks.tsx'
import styles from './ProductsMenu.module.css'
import { useCloseOnNavigation } from '../use-close-on-navigation.ts'

export const PRODUCTS_MENU = 'products-menu'

/** The categories under the header: a popover, which the browser opens and closes and which restores the focus. */
export function ProductsMenu({ categories }: { categories: readonly CategoryCard[] }) {
  const text = useText()
  const popover = useCloseOnNavigation<HTMLDivElement>()
  return (
    <div
      ref={popover}
      id={PRODUCTS_MENU}
      popover="auto"
      className={styles.menu}
      aria-label={text('home.categories')}
      role="group"
    >
      <ul className={styles.list}>
        {categories.map((category) => (
          <li key={category.id}>
            <LocalizedLink to={categoryPath(category.slug)} className={styles.entry}>
              <span className={styles.picture}>
                {category.image && <Picture picture={category.image} sizes="96px" decorative />}
              </span>
              <span>
                <span className={styles.name}>
                  <TranslatedField of={category} name="name" />
                </span>
                <span className={styles.count}>{text('category.productCount', { count: category.product_count })}</span>
              </span>
            </LocalizedLink>
          </li>
        ))}
      </ul>
      <AllProductsLinks />
    </div>
  )
}
