import { useText } from '../../i18n/LanguageContext.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { allProductsEntries, sectionEntries } from '../nav-entries.ts'
import styles from './WaysOn.module.css'

/** From a page that does not exist: the screens of the menu that every language has. */
export function WaysOn() {
  const text = useText()
  return (
    <ul className={styles.links}>
      {[...allProductsEntries, ...sectionEntries].map(({ name, to }) => (
        <li key={to}>
          <MoreLink to={to}>{text(name)}</MoreLink>
        </li>
      ))}
    </ul>
  )
}
