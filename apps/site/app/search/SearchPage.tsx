import { useText } from '../i18n/LanguageContext.tsx'
import { PageHead } from '../seo/PageHead.tsx'
import type { PageMeta } from '../../shared/page-meta.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import { TranslatedField } from '../ui/FallbackText.tsx'
import { toCountText } from '../../shared/search/count-text.ts'
import { KindTabs } from './KindTabs.tsx'
import type { SearchData } from './load-search.server.ts'
import { FuzzyMatches, NothingFound } from './NoResults.tsx'
import { EmptyQuery } from './EmptyQuery.tsx'
import { Section } from '../ui/Section.tsx'
import { ResultGroup } from './ResultGroup.tsx'
import { ResultList } from './ResultList.tsx'
import { SearchForm } from '../ui/SearchForm.tsx'
import styles from './SearchPage.module.css'
import { ALL_RESULTS, resultsPath } from '../../shared/search/search-kinds.ts'

/** The results of a search: everything by kind, or one kind (R2.4). Search engines are not to list it. */
export function SearchPage({
  meta,
  query,
  kind,
  categories,
  ofCategory,
  groups,
  elsewhere,
}: SearchData & { meta: PageMeta }) {
  const text = useText()
  const title = query === '' ? text('search.title') : text('search.results', { query: isolate(query) })
  const count = groups.reduce((sum, { total }) => sum + total, 0)
  const others = categories.length + (ofCategory?.hits.length ?? 0)
  const isNothing = count + categories.length === 0
  const isDeadEnd =
    isNothing && [...groups, ...elsewhere].every(({ total, fuzzyMatches }) => total + fuzzyMatches.length === 0)
  return (
    <>
      <PageHead meta={meta} name={title} hidden />
      {query === '' ? <PageHeader title={title} /> : <h1 className={styles.title}>{title}</h1>}
      <div className={styles.tools}>
        <SearchForm path={kind ? resultsPath(kind) : ALL_RESULTS} query={query} />
        <KindTabs query={query} kind={kind} groups={[...groups, ...elsewhere]} more={others} />
        {count + others > 0 && (
          <p className={styles.title} role="status">
            {text(toCountText(groups.some(({ hasMore }) => hasMore)), { count: count + others })}
          </p>
        )}
      </div>
      {query !== '' && isNothing && <NothingFound />}
      {isDeadEnd && <EmptyQuery />}
      {categories.length > 0 && (
        <Section title={text('home.categories')} className={styles.categories} split>
          <ResultList hits={categories} />
        </Section>
      )}
      {ofCategory && (
        <Section title={<TranslatedField of={ofCategory} name="name" />} className={styles.categories} split>
          <ResultList hits={ofCategory.hits} />
        </Section>
      )}
      {[...groups, ...elsewhere].map(
        (group) =>
          group.total > 0 && (
            <ResultGroup key={group.kind} group={group} query={query} isOwnPage={group.kind === kind} />
          ),
      )}
      {count === 0 && <FuzzyMatches hits={groups.flatMap((group) => group.fuzzyMatches)} />}
    </>
  )
}

/** The query may have another direction than the sentence around it: FSI and PDI isolate it. */
const isolate = (query: string) => `\u2068${query}\u2069`
