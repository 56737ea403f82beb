import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import { useText } from '../i18n/LanguageContext.tsx'
import type { ResultGroup } from '../../shared/search/find-group.ts'
import styles from './KindTabs.module.css'
import { withQuery } from '../../shared/search/query.ts'
import { ALL_RESULTS, kindName, resultsPath, type SearchKind, searchKinds } from '../../shared/search/search-kinds.ts'

type KindTabsProps = {
  query: string
  kind: SearchKind | null
  groups: readonly ResultGroup[]
  /** What is shown beside the kinds: categories, and products of one. */
  more?: number
}

/** Links to the same search in all kinds or one, with the number of results where there are any. */
export function KindTabs({ query, kind, groups, more = 0 }: KindTabsProps) {
  const text = useText()
  const countOf = (it: SearchKind | null) => {
    // What all kinds have is known where all were searched.
    const all = kind === null ? groups : []
    const counted = it ? groups.filter((group) => group.kind === it) : all
    const total = counted.reduce((sum, group) => sum + group.total, it || kind ? 0 : more)
    return total > 0 ? `${total}${counted.some(({ hasMore }) => hasMore) ? '+' : ''}` : null
  }
  return (
    <nav aria-label={text('search.in')}>
      <ul className={styles.tabs}>
        {[null, ...searchKinds].map((it) => (
          <li key={it}>
            <LocalizedLink
              to={withQuery(it ? resultsPath(it) : ALL_RESULTS, query)}
              className={styles.tab}
              aria-current={it === kind ? 'page' : undefined}
            >
              {text(it ? kindName(it) : 'search.all')}
              {countOf(it) !== null && <span className={styles.count}>{countOf(it)}</span>}
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
