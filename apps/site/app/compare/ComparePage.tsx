import { useText } from '../i18n/LanguageContext.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Words } from '../ui/Words.tsx'
import { AddProduct } from './AddProduct.tsx'
import styles from './ComparePage.module.css'
import { ComparisonActions } from './ComparisonActions.tsx'
import { ComparisonChoices } from './ComparisonChoices.tsx'
import { ComparisonTable } from './ComparisonTable.tsx'
import type { ComparisonData } from './load-comparison.server.ts'
import { useKeptComparison } from './use-kept-comparison.ts'

/** Products side by side. Everything on it is a link or a form with an address, so that it works without script. */
export function ComparePage({ products, groups, candidates, query, hasMore, isIncomplete, words }: ComparisonData) {
  const text = useText()
  const slugs = products.map(({ slug }) => slug)
  useKeptComparison(slugs)
  return (
    <>
      <PageHeader
        title={<span className={styles.title}>{text('compare.title')}</span>}
        words={text('compare.title')}
        lead={slugs.length < 2 ? words.lead : undefined}
      />
      {(hasMore || isIncomplete) && (
        <p className={styles.notice} role="status">
          <Words>{hasMore ? words.full : words.gone}</Words>
        </p>
      )}
      {slugs.length > 0 && (
        <div className={styles.comparison}>
          <ComparisonChoices hasChoice={slugs.length > 1} hasLegend={slugs.length > 2} words={words} />
          <ComparisonTable products={products} groups={groups} words={words} />
          <ComparisonActions slugs={slugs} />
        </div>
      )}
      {!hasMore && <AddProduct slugs={slugs} candidates={candidates} query={query} words={words} />}
    </>
  )
}
