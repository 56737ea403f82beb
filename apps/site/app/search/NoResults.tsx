import { useText } from '../i18n/LanguageContext.tsx'
import type { Hit } from '../../shared/search/hit.ts'
import { ResultList } from './ResultList.tsx'
import styles from './NoResults.module.css'

/** Says that nothing was found (R8.19), and shows fuzzy matches (R17.4). */
export function NoResults({ fuzzyMatches }: { fuzzyMatches: readonly Hit[] }) {
  const text = useText()
  return (
    <div className={styles.empty}>
      <p className={styles.text} role="status">
        {text('search.none')}
      </p>
      {fuzzyMatches.length > 0 && (
        <>
          <h2 className={styles.title}>{text('search.fuzzyMatches')}</h2>
          <ResultList hits={fuzzyMatches} />
        </>
      )}
    </div>
  )
}
