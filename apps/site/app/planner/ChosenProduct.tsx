import type { FigureName, Side } from '../../shared/planner/plan.ts'
import { GRID_MM } from '../../shared/planner/snap.ts'
import { ASSUMED_SIZE_MM, type PlacedItem } from '../../shared/planner/place-items.ts'
import type { PlannerUnit } from '../../shared/planner/planner-units.ts'
import { decideSpace } from '../../shared/planner/working-space.ts'
import { productPath } from '../../shared/paths.ts'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './ChosenProduct.module.css'
import { FigureField } from './FigureField.tsx'
import panel from './panel.module.css'
import { PlannerIcon } from './PlannerIcon.tsx'
import { usePlannerFigures, usePlannerText } from './planner-text.ts'
import type { PlannerActions } from './use-actions.ts'
import type { PlannerState } from './use-planner.ts'

type ChosenProductProps = { it: PlacedItem; planner: PlannerState; actions: PlannerActions }

const unitsOfFigures: Record<FigureName, PlannerUnit> = {
  length: 'mm',
  width: 'mm',
  height: 'mm',
  weight: 'kg',
  power: 'kW',
  air: 'l/min',
  extraction: 'm³/h',
}
const shownSides = ['front', 'back', 'left', 'right'] as const satisfies readonly Side[]

const moves = [
  ['left', 'moveLeft', -1, 0],
  ['up', 'moveUp', 0, -1],
  ['down', 'moveDown', 0, 1],
  ['right', 'moveRight', 1, 0],
] as const

/** The product that was chosen in the plan: where it is, what is not known of it, and how it is moved without dragging. */
export function ChosenProduct({ it, planner, actions }: ChosenProductProps) {
  const text = usePlannerText()
  const { item, product } = it
  return (
    <section className={classNames(panel.panel, panel.screenOnly)}>
      <h2 className={panel.title}>
        {it.number}.{' '}
        <LocalizedLink to={productPath(product.slug)} className={styles.link}>
          <bdi>{product.model}</bdi>
        </LocalizedLink>
      </h2>
      <div className={styles.tools}>
        {moves.map(([icon, label, across, down]) => (
          <button
            key={icon}
            type="button"
            className={styles.move}
            aria-label={text(label)}
            onClick={() => actions.act({ kind: 'move', across: across * GRID_MM, down: down * GRID_MM }, it)}
          >
            <PlannerIcon name={icon} />
          </button>
        ))}
      </div>
      <div className={styles.tools}>
        <button type="button" className={styles.tool} onClick={() => actions.act({ kind: 'turn' }, it)}>
          <PlannerIcon name="turn" />
          {text('turn')}
        </button>
        <button type="button" className={styles.tool} onClick={() => actions.act({ kind: 'duplicate' }, it)}>
          <Icon name="plus" />
          {text('duplicate')}
        </button>
        <button type="button" className={styles.tool} onClick={() => actions.act({ kind: 'remove' }, it)}>
          <PlannerIcon name="bin" />
          {text('remove')}
        </button>
      </div>
      <div className={panel.fields}>
        <FigureField
          label={text('fromLeft')}
          unit="mm"
          figure={item.x}
          onChange={(x) => planner.change({ kind: 'move', id: item.id, x: x ?? item.x, y: item.y })}
        />
        <FigureField
          label={text('fromTop')}
          unit="mm"
          figure={item.y}
          onChange={(y) => planner.change({ kind: 'move', id: item.id, x: item.x, y: y ?? item.y })}
        />
      </div>
      <OpenFigures it={it} planner={planner} />
      <WorkingSpace it={it} planner={planner} />
    </section>
  )
}

type PartProps = { it: PlacedItem; planner: PlannerState }

/** What the catalogue has no figure for. */
function OpenFigures({ it: { open, isAssumed, product }, planner }: PartProps) {
  const text = usePlannerText()
  const { format } = usePlannerFigures()
  const typed = planner.typed.get(product.slug) ?? {}
  if (open.length === 0) return null
  return (
    <>
      <p className={panel.note}>
        {isAssumed && `${text('assumed', { size: format(ASSUMED_SIZE_MM, 'mm') })} `}
        {text('missing')}
      </p>
      <div className={panel.fields}>
        {open.map((name) => (
          <FigureField
            key={name}
            label={text(name)}
            unit={unitsOfFigures[name]}
            figure={typed[name] ?? null}
            onChange={(value) => planner.change({ kind: 'type', slug: product.slug, name, value })}
          />
        ))}
      </div>
    </>
  )
}

/** The room that all products of this kind get. */
function WorkingSpace({ it: { product, figures }, planner }: PartProps) {
  const text = usePlannerText()
  const space = decideSpace(product, planner.typed.get(product.slug) ?? {}, figures)
  return (
    <details className={panel.more}>
      <summary>{text('space')}</summary>
      <div className={panel.fields}>
        {shownSides.map((side) => (
          <FigureField
            key={side}
            label={text(side)}
            unit="mm"
            figure={space[side]}
            onChange={(value) => planner.change({ kind: 'type', slug: product.slug, name: side, value })}
          />
        ))}
      </div>
    </details>
  )
}
