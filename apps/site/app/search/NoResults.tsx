import { useText } from '../i18n/LanguageContext.tsx'
import type { Hit } from '../../shared/search/hit.ts'
import { ResultList } from './ResultList.tsx'
import styles from './NoResults.module.css'

/** Says that nothing was found (R8.19). */
export function NothingFound() {
  const text = useText()
  return (
    // By the mark the statistics know of it (shell/statistics).
    <p className={styles.text} role="status" data-nothing-found="">
      {text('search.none')}
    </p>
  )
}

/** What comes close where nothing was found (R17.4). */
export function FuzzyMatches({ hits }: { hits: readonly Hit[] }) {
  const text = useText()
  if (hits.length === 0) return null
  return (
    <div className={styles.close}>
      <h2 className={styles.title}>{text('search.fuzzyMatches')}</h2>
      <ResultList hits={hits} />
    </div>
  )
}
