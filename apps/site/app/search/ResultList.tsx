import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import type { Hit } from '../../shared/search/hit.ts'
import styles from './ResultList.module.css'
import { ResultText } from './ResultText.tsx'

/** A list of results, each a link. */
export function ResultList({ hits }: { hits: readonly Hit[] }) {
  return (
    <ul className={styles.list}>
      {hits.map((hit) => (
        <li key={hit.path}>
          <LocalizedLink to={hit.path} className={styles.hit}>
            <ResultText hit={hit} />
          </LocalizedLink>
        </li>
      ))}
    </ul>
  )
}
