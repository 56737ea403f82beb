import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import { useText } from '../i18n/LanguageContext.tsx'
import { categoryPath } from '../../shared/paths.ts'
import { TranslatedField } from '../ui/FallbackText.tsx'
import styles from './Suggestions.module.css'
import { useCategories } from './use-categories.ts'

/** The categories, shown while nothing is typed. */
export function CategoryHints() {
  const text = useText()
  return (
    <nav className={styles.panel} aria-label={text('home.categories')}>
      <p className={styles.head}>{text('home.categories')}</p>
      <ul className={styles.list}>
        {useCategories().map((category) => (
          <li key={category.id}>
            <LocalizedLink to={categoryPath(category.slug)} className={styles.category}>
              <TranslatedField of={category} name="name" />
              <span className={styles.count}>{category.product_count}</span>
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
