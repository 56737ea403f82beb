import type { PlacedItem } from '../../shared/planner/place-items.ts'
import type { Hall } from '../../shared/planner/plan.ts'
import styles from './PlanDrawing.module.css'
import { usePlannerFigures } from './planner-text.ts'

type DimensionLinesProps = { hall: Hall; selected: PlacedItem | null; mmPerPx: number }

/** From the hall to its dimension lines, and from these to their figures. */
const OFFSET_PX = 14
const SHIFT_PX = 4
const TEXT_PX = 12
/** What dimension lines and their figures take beside the hall: with less they are cut. */
export const DIMENSIONS_PX = OFFSET_PX + SHIFT_PX + TEXT_PX

/** How long and wide the hall is, and how far the chosen product is from the walls. */
export function DimensionLines({ hall, selected, mmPerPx }: DimensionLinesProps) {
  const { format } = usePlannerFigures()
  const off = OFFSET_PX * mmPerPx
  const box = selected?.footprint
  const middle = box && { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
  return (
    <g className={styles.dimensions} aria-hidden>
      <Dimension from={[0, -off]} to={[hall.length, -off]} label={format(hall.length / 1000, 'm')} mmPerPx={mmPerPx} />
      <Dimension from={[-off, 0]} to={[-off, hall.width]} label={format(hall.width / 1000, 'm')} mmPerPx={mmPerPx} />
      {box && middle && (
        <g className={styles.distances}>
          <Dimension from={[0, middle.y]} to={[box.left, middle.y]} label={format(box.left, 'mm')} mmPerPx={mmPerPx} />
          <Dimension from={[middle.x, 0]} to={[middle.x, box.top]} label={format(box.top, 'mm')} mmPerPx={mmPerPx} />
          <Dimension
            from={[box.right, middle.y]}
            to={[hall.length, middle.y]}
            label={format(hall.length - box.right, 'mm')}
            mmPerPx={mmPerPx}
          />
          <Dimension
            from={[middle.x, box.bottom]}
            to={[middle.x, hall.width]}
            label={format(hall.width - box.bottom, 'mm')}
            mmPerPx={mmPerPx}
          />
        </g>
      )}
    </g>
  )
}

type Point = readonly [x: number, y: number]
type DimensionProps = { from: Point; to: Point; label: string; mmPerPx: number }

/** A line with the slanting strokes of the trade at its ends, and its length. */
function Dimension({ from: [x1, y1], to: [x2, y2], label, mmPerPx }: DimensionProps) {
  if (x2 - x1 < 1 && y2 - y1 < 1) return null
  const tick = 5 * mmPerPx
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2]
  const isUpright = x1 === x2
  const stroke = (at: Point) => `M${at[0] - tick} ${at[1] + tick}L${at[0] + tick} ${at[1] - tick}`
  const shift = SHIFT_PX * mmPerPx
  return (
    <>
      <path d={`M${x1} ${y1}L${x2} ${y2}${stroke([x1, y1])}${stroke([x2, y2])}`} className={styles.dimension} />
      <text
        x={isUpright ? x - shift : x}
        y={isUpright ? y : y - shift}
        transform={isUpright ? `rotate(-90 ${x - shift} ${y})` : undefined}
        fontSize={TEXT_PX * mmPerPx}
        className={styles.measure}
      >
        {label}
      </text>
    </>
  )
}
