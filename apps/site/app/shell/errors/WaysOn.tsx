import { ALL_RESULTS } from '../../../shared/search/search-kinds.ts'
import { useText } from '../../i18n/LanguageContext.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { SearchForm } from '../../ui/SearchForm.tsx'
import { allProductsEntries, sectionEntries } from '../nav-entries.ts'
import styles from './WaysOn.module.css'

/** From a page that does not exist: a search, and the screens of the menu that every language has. */
export function WaysOn() {
  const text = useText()
  return (
    <div className={styles.ways}>
      <SearchForm path={ALL_RESULTS} query="" />
      <ul className={styles.links}>
        {[...allProductsEntries, ...sectionEntries].map(({ name, to }) => (
          <li key={to}>
            <MoreLink to={to}>{text(name)}</MoreLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
