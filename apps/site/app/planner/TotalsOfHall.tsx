import { UnitsSwitch } from '../shell/units/UnitsSwitch.tsx'
import { Words } from '../ui/Words.tsx'
import panel from './panel.module.css'
import styles from './TotalsOfHall.module.css'
import { usePlannerText } from './planner-text.ts'
import { useTotalRows } from './use-total-rows.ts'
import type { PlannerState } from './use-planner.ts'

/** What the products in the hall need together: an empty one needs nothing. */
export function TotalsOfHall({ planner }: { planner: PlannerState }) {
  const text = usePlannerText()
  const rows = useTotalRows(planner)
  if (planner.placed.length === 0) return null
  return (
    <section className={panel.panel}>
      <div className={styles.head}>
        <h2 className={panel.title}>{text('totals')}</h2>
        <UnitsSwitch />
      </div>
      <dl className={styles.rows}>
        {rows.map(({ name, value, note, unknown }) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>
              <bdi className={styles.value}>{value}</bdi>
              {note && (
                <span className={styles.note}>
                  <Words>{note}</Words>
                </span>
              )}
              {unknown > 0 && <span className={styles.unknown}>{text('unknown', { count: unknown })}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
