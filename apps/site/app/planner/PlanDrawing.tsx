import { type Ref, useId } from 'react'
import type { PlanWarning } from '../../shared/planner/find-warnings.ts'
import { DimensionLines } from './DimensionLines.tsx'
import styles from './PlanDrawing.module.css'
import { PlanProduct } from './PlanProduct.tsx'
import { usePlannerFigures, usePlannerText } from './planner-text.ts'
import type { PlannerActions } from './use-actions.ts'
import { useDrag } from './use-drag.ts'
import type { PlannerState } from './use-planner.ts'
import type { HallShape, PlanView } from './use-view.ts'

type PlanDrawingProps = {
  ref: Ref<SVGSVGElement>
  planner: PlannerState
  view: PlanView
  shape: HallShape
  actions: PlannerActions
  /** Whether the script is there by which it can be worked on. */
  isLive: boolean
  hintId: string
}

/** Warnings of a product's place are seen on it as well. */
const placeWarnings: ReadonlySet<PlanWarning['kind']> = new Set([
  'outside',
  'overlap',
  'gangway',
  'wall',
  'space',
  'height',
  'floorLoad',
])

/** The hall from above, to scale. It is the same in every language: plans are not mirrored. */
export function PlanDrawing({ ref, planner, view, shape, actions, isLive, hintId }: PlanDrawingProps) {
  const text = usePlannerText()
  const { format } = usePlannerFigures()
  const drag = useDrag(planner, view)
  const grid = useId()
  const { hall, placed, warnings, selected } = planner
  const warned = new Set(warnings.filter(({ kind }) => placeWarnings.has(kind)).flatMap(({ at }) => at))
  const label = text('plan', { length: format(hall.length / 1000, 'm'), width: format(hall.width / 1000, 'm') })
  return (
    <svg
      ref={ref}
      className={styles.plan}
      viewBox={view.box}
      // With script its products are worked on by keys, which a screen reader has to let through.
      role={isLive ? 'application' : 'img'}
      aria-label={label}
      aria-describedby={isLive ? hintId : undefined}
      data-shape={shape}
      data-zoomed={view.isZoomed || undefined}
      {...drag.ofPlan}
      onWheel={(event) => {
        if (event.ctrlKey) (event.deltaY < 0 ? view.zoomIn : view.zoomOut)(view.toHall(event))
      }}
    >
      <defs>
        <pattern id={grid} width={1000} height={1000} patternUnits="userSpaceOnUse">
          <path d="M0 0H1000M0 0V1000" className={styles.grid} />
        </pattern>
      </defs>
      <rect width={hall.length} height={hall.width} className={styles.floor} />
      <path className={styles.space} d={placed.map(({ reach }) => outline(reach)).join('')} />
      {selected && <path className={styles.chosen} d={outline(selected.reach)} />}
      <rect width={hall.length} height={hall.width} fill={`url(#${grid})`} />
      <rect width={hall.length} height={hall.width} className={styles.walls} />
      {placed.map((it) => (
        <PlanProduct
          key={it.item.id}
          it={it}
          mmPerPx={view.mmPerPx}
          isSelected={it === selected}
          isWarned={warned.has(it.item.id)}
          handlers={
            isLive
              ? {
                  tabIndex: 0,
                  ...drag.ofItem(it),
                  onFocus: () => planner.select(it.item.id),
                  onKeyDown: (event) => {
                    if (event.key === 'Escape') drag.cancel()
                    actions.handleKey(event, it)
                  },
                }
              : {}
          }
        />
      ))}
      {planner.guides.map(({ axis, at }) => (
        <path
          key={axis + at}
          className={styles.guide}
          d={axis === 'x' ? `M${at} 0V${hall.width}` : `M0 ${at}H${hall.length}`}
        />
      ))}
      <DimensionLines hall={hall} selected={selected} mmPerPx={view.mmPerPx} />
    </svg>
  )
}

const outline = ({ left, top, right, bottom }: { left: number; top: number; right: number; bottom: number }) =>
  `M${left} ${top}H${right}V${bottom}H${left}Z`
