import { useText } from '../i18n/LanguageContext.tsx'
import { MoreLink } from '../ui/MoreLink.tsx'
import styles from './AllProductsLinks.module.css'
import { allProductsEntries } from './nav-entries.ts'

/** Below the categories of a menu: links to all products and to all categories. */
export function AllProductsLinks() {
  const text = useText()
  return (
    <p className={styles.links}>
      {allProductsEntries.map(({ name, to }) => (
        <MoreLink key={to} to={to}>
          {text(name)}
        </MoreLink>
      ))}
    </p>
  )
}
