import type { SVGProps } from 'react'
import { depthOf, widthOf } from '../../shared/planner/box.ts'
import type { PlacedItem } from '../../shared/planner/place-items.ts'
import { frontEdge } from '../../shared/planner/working-space.ts'
import styles from './PlanDrawing.module.css'
import { usePlannerFigures } from './planner-text.ts'

type PlanProductProps = {
  it: PlacedItem
  mmPerPx: number
  isSelected: boolean
  isWarned: boolean
  handlers: SVGProps<SVGGElement>
}

const TEXT_PX = 12
/** How wide a sign is, on average, in em. */
const EM_PER_SIGN = 0.62

/** A product from above: its footprint, with its front drawn strong, its number and, where there is room, its model. */
export function PlanProduct({ it, mmPerPx, isSelected, isWarned, handlers }: PlanProductProps) {
  const { format } = usePlannerFigures()
  const { footprint, product, number, item, isAssumed } = it
  const [across, down] = [widthOf(footprint), depthOf(footprint)]
  const isLive = handlers.tabIndex !== undefined
  const label = `${number}. ${product.model}, ${product.name}, ${format(across, 'mm')} × ${format(down, 'mm')}, ${item.turn * 90}°`
  return (
    <g
      className={styles.product}
      role={isLive ? 'button' : undefined}
      aria-label={isLive ? label : undefined}
      aria-pressed={isLive ? isSelected : undefined}
      data-selected={isSelected || undefined}
      data-warned={isWarned || undefined}
      data-assumed={isAssumed || undefined}
      {...handlers}
    >
      <rect x={footprint.left} y={footprint.top} width={across} height={down} className={styles.footprint} />
      <path d={frontLine(it)} className={styles.front} />
      <Label
        {...{ number, model: product.model, isWarned, across, down, mmPerPx }}
        x={footprint.left + across / 2}
        y={footprint.top + down / 2}
      />
    </g>
  )
}

function frontLine({ footprint: { left, top, right, bottom }, item }: PlacedItem): string {
  switch (frontEdge(item.turn)) {
    case 'bottom':
      return `M${left} ${bottom}H${right}`
    case 'top':
      return `M${left} ${top}H${right}`
    case 'left':
      return `M${left} ${top}V${bottom}`
    case 'right':
      return `M${right} ${top}V${bottom}`
  }
}

type LabelProps = {
  number: number
  model: string
  isWarned: boolean
  across: number
  down: number
  mmPerPx: number
  x: number
  y: number
}

function Label({ number, model, isWarned, across, down, mmPerPx, x, y }: LabelProps) {
  const full = `${number} · ${model}${isWarned ? ' !' : ''}`
  const short = `${number}${isWarned ? '!' : ''}`
  const lengthOf = (label: string) => label.length * EM_PER_SIGN * TEXT_PX * mmPerPx
  const line = TEXT_PX * 1.4 * mmPerPx
  const fits = (label: string, long: number, high: number) => lengthOf(label) < long && line < high
  const isUpright =
    !fits(full, across, down) && (fits(full, down, across) || (!fits(short, across, down) && down > across))
  const [long, high] = isUpright ? [down, across] : [across, down]
  const shown = fits(full, long, high) ? full : short
  // A number that does not fit is smaller, as long as it can be read when zoomed in.
  const size = Math.min(TEXT_PX * mmPerPx, (long / shown.length) * 1.5, high * 0.8)
  return (
    <text
      x={x}
      y={y}
      className={styles.label}
      fontSize={size}
      transform={isUpright ? `rotate(-90 ${x} ${y})` : undefined}
      aria-hidden
    >
      {shown}
    </text>
  )
}
