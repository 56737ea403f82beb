import { useText } from '../i18n/LanguageContext.tsx'
import { MoreLink } from '../ui/MoreLink.tsx'
import { Section } from '../ui/Section.tsx'
import type { ResultGroup } from '../../shared/search/find-group.ts'
import { ResultList } from './ResultList.tsx'
import { withQuery } from '../../shared/search/query.ts'
import styles from './ResultGroup.module.css'
import { kindName, resultsPath } from '../../shared/search/search-kinds.ts'

type ResultGroupProps = {
  group: ResultGroup
  query: string
  /** Whether this is the kind's own page: otherwise it leads there when there is more. */
  whole: boolean
}

/** What was found of one kind. */
export function ResultGroup({ group: { kind, total, hits }, query, whole }: ResultGroupProps) {
  const text = useText()
  const more = total > hits.length
  return (
    <Section
      title={text(kindName(kind))}
      lead={whole ? undefined : text('search.found', { count: total })}
      className={styles.group}
      split
    >
      <ResultList hits={hits} />
      {more && (
        <p className={styles.more}>
          {whole ? (
            text('search.firstShown', { shown: hits.length })
          ) : (
            <MoreLink to={withQuery(resultsPath(kind), query)}>{text('search.seeAll')}</MoreLink>
          )}
        </p>
      )}
    </Section>
  )
}
