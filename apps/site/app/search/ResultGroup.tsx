import { useText } from '../i18n/LanguageContext.tsx'
import { MoreLink } from '../ui/MoreLink.tsx'
import { Section } from '../ui/Section.tsx'
import type { ResultGroup } from '../../shared/search/find-group.ts'
import { toCountText } from '../../shared/search/count-text.ts'
import { ResultList } from './ResultList.tsx'
import { withQuery } from '../../shared/search/query.ts'
import styles from './ResultGroup.module.css'
import { kindName, resultsPath } from '../../shared/search/search-kinds.ts'

type ResultGroupProps = {
  group: ResultGroup
  query: string
  /** Whether this is the kind's own page; otherwise there is a link to it where there is more. */
  isOwnPage: boolean
}

/** What was found of one kind. */
export function ResultGroup({ group: { kind, total, hasMore, hits }, query, isOwnPage }: ResultGroupProps) {
  const text = useText()
  const isCut = total > hits.length
  return (
    <Section
      title={text(kindName(kind))}
      lead={isCut && !isOwnPage ? text(toCountText(hasMore), { count: total }) : undefined}
      className={styles.level}
      split
    >
      <ResultList hits={hits} />
      {isCut && (
        <p className={styles.more}>
          {isOwnPage ? (
            text('search.firstShown', { shown: hits.length })
          ) : (
            <MoreLink to={withQuery(resultsPath(kind), query)}>
              {text('search.seeAll')} <span className={styles.count}>{total + (hasMore ? '+' : '')}</span>
            </MoreLink>
          )}
        </p>
      )}
    </Section>
  )
}
