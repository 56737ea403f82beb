import { useText } from '../i18n/LanguageContext.tsx'
import { useRootData } from '../ui/use-root-data.ts'
import { categoryPath } from '../../shared/paths.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import styles from './EmptyBasket.module.css'

/** Nothing in the basket: a link to the first category. */
export function EmptyBasket() {
  const text = useText()
  const category = useRootData()?.layout.categories[0]
  return (
    <div className={styles.empty}>
      <p className={styles.text}>{text('basket.empty')}</p>
      <ButtonLink to={category ? categoryPath(category.slug) : '/'}>{text('basket.toCategories')}</ButtonLink>
    </div>
  )
}
