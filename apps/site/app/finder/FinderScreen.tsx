import { Suspense } from 'react'
import { toFinderSearch } from '../../shared/finder/finder-query.ts'
import { GUIDE_PATH } from '../../shared/guide/guide-query.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import { ProductList } from '../product/ProductList.tsx'
import { PageHead } from '../seo/PageHead.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { TranslatedField } from '../ui/FallbackText.tsx'
import { PageLinks } from '../ui/list-pages/PageLinks.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Words } from '../ui/Words.tsx'
import { ChosenFilters } from './ChosenFilters.tsx'
import { FINDER_FORM, FinderPanel } from './FinderPanel.tsx'
import styles from './FinderScreen.module.css'
import { FinderTextsContext, useFinderText } from './finder-text.ts'
import type { FinderData } from './load-finder.server.ts'
import { NothingMatches } from './NothingMatches.tsx'
import { UnitsSwitch } from '../shell/units/UnitsSwitch.tsx'
import { SortChoice } from './SortChoice.tsx'

/** Products by their figures: what can be asked beside what was found. Search engines are told of the plain list instead. */
export function FinderScreen(finder: FinderData) {
  const { meta, category, texts } = finder
  const text = useText()
  return (
    <FinderTextsContext value={texts}>
      <PageHead meta={meta} name={category?.name ?? text('product.all')} hidden />
      <link rel="canonical" href={meta.canonical} />
      <PageHeader
        title={category ? <TranslatedField of={category} name="name" /> : text('product.all')}
        lead={category ? undefined : <GuideLink />}
        above={category && <Breadcrumbs steps={[{ name: text('product.all'), to: '/product' }]} />}
      />
      <div className={styles.layout}>
        <FinderPanel facets={finder.found.facets} asked={finder.asked} total={finder.found.total} />
        <Suspense>
          <Results {...finder} />
        </Suspense>
      </div>
    </FinderTextsContext>
  )
}

/** For who does not know which figures to ask for. */
function GuideLink() {
  return <LocalizedLink to={GUIDE_PATH}>{useFinderText()('guide.title')}</LocalizedLink>
}

function Results({ found, asked, list }: FinderData) {
  const [text, finderText] = [useText(), useFinderText()]
  const isPartial = asked.hasProblems || found.unknown.length > 0
  return (
    <div className={styles.results} id="found">
      <div className={styles.tools}>
        <h2 className={styles.count} role="status">
          {text('category.productCount', { count: found.total })}
        </h2>
        <UnitsSwitch />
        <SortChoice key={asked.sort ?? ''} sortable={found.sortable} sort={asked.sort} form={FINDER_FORM} />
      </div>
      {isPartial && (
        <p className={styles.notice} role="status">
          <Words>{finderText('ignored')}</Words>
        </p>
      )}
      <ChosenFilters facets={found.facets} asked={asked} />
      {found.total === 0 ? (
        <NothingMatches found={found} asked={asked} />
      ) : (
        <div className={styles.cards}>
          <ProductList products={found.products} highlights />
        </div>
      )}
      <PageLinks position={list} searchOf={(page) => toFinderSearch(asked, page)} />
    </div>
  )
}
