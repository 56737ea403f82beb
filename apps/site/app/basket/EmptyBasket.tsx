import { useText } from '../i18n/LanguageContext.tsx'
import { useRootData } from '../ui/use-root-data.ts'
import { categoryPath } from '../../shared/paths.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import styles from './EmptyBasket.module.css'

/** Nothing in the basket: a link to the first category, or to all products where there is none. */
export function EmptyBasket() {
  const text = useText()
  const category = useRootData()?.layout.categories[0]
  return (
    <div className={styles.empty}>
      <p className={styles.text}>{text('basket.empty')}</p>
      <ButtonLink to={category ? categoryPath(category.slug) : '/product'}>{text('basket.toCategories')}</ButtonLink>
    </div>
  )
}
