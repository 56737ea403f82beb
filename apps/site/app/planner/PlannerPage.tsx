import { PageHead } from '../seo/PageHead.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import type { PlannerData } from './load-planner.server.ts'
import { Planner } from './Planner.tsx'
import styles from './Planner.module.css'
import { PlannerWordsContext, usePlannerText } from './planner-text.ts'

/** Products in a hall of given size. Search engines list the empty hall alone. */
export function PlannerPage(data: PlannerData) {
  return (
    <PlannerWordsContext value={data}>
      <Screen {...data} />
    </PlannerWordsContext>
  )
}

function Screen(data: PlannerData) {
  const text = usePlannerText()
  const title = text('title')
  return (
    <>
      <PageHead meta={data.meta} name={title} hidden={data.isAsked} breadcrumbs={[]} />
      <div className={styles.top}>
        <PageHeader title={title} lead={text('lead')} />
      </div>
      {/* Another address is another plan. */}
      <Planner key={data.search + data.isAsked} {...data} />
    </>
  )
}
