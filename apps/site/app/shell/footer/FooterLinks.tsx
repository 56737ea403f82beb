import { useText } from '../../i18n/LanguageContext.tsx'
import { LocalizedLink } from '../../i18n/LocalizedLink.tsx'
import { categoryPath } from '../../../shared/paths.ts'
import { TranslatedField } from '../../ui/FallbackText.tsx'
import styles from './FooterLinks.module.css'
import type { LayoutData } from '../../../shared/layout-data.ts'
import { allProductsEntries, navEntries } from '../nav-entries.ts'

/** Links to every category and every section of the site. */
export function FooterLinks({ categories, hasPosts }: Pick<LayoutData, 'categories' | 'hasPosts'>) {
  const text = useText()
  return (
    <nav className={styles.links} aria-label={text('footer.label')}>
      <div className={styles.products}>
        <h2 className={styles.heading}>{text('footer.products')}</h2>
        <ul className={styles.columns}>
          {categories.map((category) => (
            <li key={category.id}>
              <LocalizedLink className={styles.link} to={categoryPath(category.slug)}>
                <TranslatedField of={category} name="name" />
              </LocalizedLink>
            </li>
          ))}
          {allProductsEntries.map(({ name, to }) => (
            <li key={to}>
              <LocalizedLink className={styles.link} to={to}>
                {text(name)}
              </LocalizedLink>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.company}>
        <h2 className={styles.heading}>{text('footer.company')}</h2>
        <ul>
          {navEntries(hasPosts).map(({ name, to }) => (
            <li key={to}>
              <LocalizedLink className={styles.link} to={to}>
                {text(name)}
              </LocalizedLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
