import type { PlanWarning } from '../../shared/planner/find-warnings.ts'
import { GANGWAY_MM } from '../../shared/planner/working-space.ts'
import { Icon } from '../ui/Icon.tsx'
import { Words } from '../ui/Words.tsx'
import panel from './panel.module.css'
import styles from './WarningList.module.css'
import { type PlannerFigures, type PlannerText, usePlannerFigures, usePlannerText } from './planner-text.ts'
import type { PlannerState } from './use-planner.ts'

/** More are told by their number: one product at a wrong place has many. */
const MAX_SHOWN = 20

/** What an engineer would say to the plan. A press shows what it is about. */
export function WarningList({ planner: { warnings, placed, select } }: { planner: PlannerState }) {
  const text = usePlannerText()
  const figures = usePlannerFigures()
  if (placed.length === 0) return null
  const names = new Map(placed.map((it) => [it.item.id, `${it.number} · ${it.product.model}`]))
  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{text('warnings')}</h2>
      {warnings.length === 0 && (
        <p className={styles.fine}>
          <Icon name="check" />
          {text('fine')}
        </p>
      )}
      <ul>
        {warnings.slice(0, MAX_SHOWN).map((it) => {
          const [first] = it.at
          const sentence = <Words>{describe(it, names, text, figures)}</Words>
          return (
            <li key={`${it.kind} ${it.at.join()} ${'gap' in it ? it.gap : ''}`} className={styles.warning}>
              {first === undefined ? (
                sentence
              ) : (
                <button type="button" className={styles.link} onClick={() => select(first)}>
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

function describe(
  it: PlanWarning,
  names: ReadonlyMap<number, string>,
  text: PlannerText,
  { format }: PlannerFigures,
): string {
  const a = names.get(it.at[0] ?? 0) ?? ''
  const b = names.get(it.at[1] ?? 0) ?? ''
  switch (it.kind) {
    case 'outside':
      return text('outside', { a })
    case 'overlap':
      return text('overlap', { a, b })
    case 'gangway':
      return text('gangway', { a, b, gap: format(it.gap, 'mm'), need: format(GANGWAY_MM, 'mm') })
    case 'wall':
      return text('wall', { a, gap: format(it.gap, 'mm'), need: format(it.need, 'mm') })
    case 'space':
      return text('inSpace', { a, b, gap: format(it.gap, 'mm'), need: format(it.need, 'mm') })
    case 'height':
      return text('tooHigh', { a, height: format(it.height, 'mm'), have: format(it.have, 'mm') })
    case 'floorLoad':
      return text('tooHeavy', { a, load: format(it.load, 'kg/m²'), have: format(it.have, 'kg/m²') })
    case 'power':
      return text('tooMuchPower', { need: format(it.need, 'kW'), have: format(it.have, 'kW') })
    case 'air':
      return text('tooMuchAir', { need: format(it.need, 'l/min'), have: format(it.have, 'l/min') })
  }
}
