import { describeWarning } from '../../shared/planner/describe-warning.ts'
import type { Totals } from '../../shared/planner/sum-totals.ts'
import { Icon } from '../ui/Icon.tsx'
import { Words } from '../ui/Words.tsx'
import panel from './panel.module.css'
import styles from './WarningList.module.css'
import { usePlannerFigures, usePlannerText } from './planner-text.ts'
import type { PlannerState } from './use-planner.ts'

/** More are told by their number: one product at a wrong place has many. */
const MAX_SHOWN = 20

const isAllKnown = ({ power, air, extraction, weight }: Totals) =>
  [power, air, extraction, weight].every(({ unknown }) => unknown === 0)

type WarningListProps = { planner: PlannerState; onSelect: (id: number) => void }

/** What an engineer would say to the plan. A press shows what it is about. */
export function WarningList({ planner: { warnings, placed, totals }, onSelect }: WarningListProps) {
  const text = usePlannerText()
  const { format } = usePlannerFigures()
  if (placed.length === 0) return null
  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{text('warnings')}</h2>
      {warnings.length === 0 && (
        <p className={styles.fine}>
          <Icon name="check" />
          {text(isAllKnown(totals) ? 'fine' : 'fineSoFar')}
        </p>
      )}
      <ul>
        {warnings.slice(0, MAX_SHOWN).map((it) => {
          const [first] = it.at
          const sentence = <Words>{describeWarning(it, placed, { text, format })}</Words>
          return (
            <li key={`${it.kind} ${it.at.join()} ${'gap' in it ? it.gap : ''}`} className={styles.warning}>
              {first === undefined ? (
                sentence
              ) : (
                <button type="button" className={styles.link} onClick={() => onSelect(first)}>
                  {sentence}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {warnings.length > MAX_SHOWN && (
        <p className={panel.note}>{text('more', { count: warnings.length - MAX_SHOWN })}</p>
      )}
    </section>
  )
}
