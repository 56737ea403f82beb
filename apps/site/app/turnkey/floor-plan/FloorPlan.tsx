import { Section } from '../../ui/Section.tsx'
import styles from './FloorPlan.module.css'
import type { FloorPlanData } from './load-floor-plan.server.tsx'

/** How a line can stand: a drawing whose numbers lead to the cards of its machines below it, by plain links (R19.104, R19.105). */
export function FloorPlan({ plan }: { plan: FloorPlanData }) {
  return (
    <Section id="floor-plan" title={plan.title} lead={plan.lead}>
      <div className={styles.sheets}>
        <div className={styles.scroller}>
          <div className={styles.plan} dangerouslySetInnerHTML={{ __html: plan.floor }} />
        </div>
        <div className={styles.heights} aria-hidden dangerouslySetInnerHTML={{ __html: plan.heights }} />
      </div>
    </Section>
  )
}
