import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import { useText } from '../i18n/LanguageContext.tsx'
import { MoreLink } from '../ui/MoreLink.tsx'
import styles from './Suggestions.module.css'
import { toCountText } from '../../shared/search/count-text.ts'
import { ResultText } from './ResultText.tsx'
import { withQuery } from '../../shared/search/query.ts'
import { kindName, resultsPath } from '../../shared/search/search-kinds.ts'
import type { Combobox } from './use-combobox.ts'
import type { ShownSuggestions } from './use-suggestions.ts'

type SuggestionsProps = ShownSuggestions & { combobox: Combobox }

/** Suggestions while somebody types, chosen by arrow keys or pressed. */
export function Suggestions({ kind, query, total, hasMore, hits, elsewhere, combobox }: SuggestionsProps) {
  const text = useText()
  return (
    <div className={styles.panel}>
      <p className={styles.head} role="status">
        {total > 0 ? text(toCountText(hasMore), { count: total }) : text('search.none')}
      </p>
      {total === 0 && hits.length > 0 && <p className={styles.fuzzy}>{text('search.fuzzyMatches')}</p>}
      {hits.length > 0 && (
        <div id={combobox.listId} role="listbox" className={styles.list} aria-label={text('search.title')}>
          {hits.map((hit) => (
            <LocalizedLink
              key={hit.path}
              id={combobox.optionId(hit)}
              to={hit.path}
              role="option"
              aria-selected={hit === combobox.active}
              tabIndex={-1}
              className={styles.suggestion}
            >
              <ResultText hit={hit} />
            </LocalizedLink>
          ))}
        </div>
      )}
      {elsewhere.map((other) => (
        <MoreLink key={other.kind} to={withQuery(resultsPath(other.kind), query)}>
          {`${text(kindName(other.kind))}: ${text(toCountText(other.hasMore), { count: other.total })}`}
        </MoreLink>
      ))}
      {total > hits.length && <MoreLink to={withQuery(resultsPath(kind), query)}>{text('search.seeAll')}</MoreLink>}
    </div>
  )
}
