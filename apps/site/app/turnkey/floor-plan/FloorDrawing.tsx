import { frontEdge } from '../../../shared/planner/working-space.ts'
import styles from './FloorPlan.module.css'
import type { FloorPlanData } from './load-floor-plan.server.ts'
import { machineAnchor } from './machine-anchor.ts'
import type { StandingMachine } from './to-floor-plan.ts'

/** How much of a height is seen from above, where depths keep their length. */
const TILT = 0.55
/** So that a number is a target of 44 px on the smallest screen, where the drawing is scrolled: 2.2 m. */
const PX_PER_METRE = 20
const TARGET_MM = 1100
const MARGIN = 1400
/** Where somebody stands who works at a machine, before its front. */
const BEFORE_MM = 520

type FloorDrawingProps = { plan: FloorPlanData; nameOf: (number: number) => string }

/** The floor seen from above and from the front, to scale: machines with their heights, at each of them a person. It is the same in every language. */
export function FloorDrawing({ plan: { length, width, machines, size, title }, nameOf }: FloorDrawingProps) {
  const above = Math.max(0, ...machines.map(({ y, high }) => high * TILT - y)) + MARGIN / 4
  const box = [-MARGIN / 4, -above, length + MARGIN * 1.25, width + above + MARGIN]
  const [, , across = 0] = box
  return (
    <svg
      className={styles.drawing}
      viewBox={box.map(Math.round).join(' ')}
      width={Math.round((across / 1000) * PX_PER_METRE)}
      role="group"
      aria-label={`${title}, ${size.length} × ${size.width}`}
    >
      <rect width={length} height={width} className={styles.floor} />
      <path d={grid(length, width)} className={styles.grid} />
      {machines.map((it) => (
        <g key={`${it.x} ${it.y}`}>
          <path d={side(it)} className={styles.side} />
          <path d={top(it)} className={styles.top} />
          <path d={front(it)} className={styles.front} />
          <Person {...placeOfPerson(it)} />
        </g>
      ))}
      <path d={`M0 ${width + 500}H${length}M${length + 500} 0V${width}`} className={styles.dimension} />
      <text x={length / 2} y={width + 1150} className={styles.measure}>
        {size.length}
      </text>
      <text transform={`translate(${length + 950} ${width / 2}) rotate(90)`} className={styles.measure}>
        {size.width}
      </text>
      {machines.map((it) => (
        <a
          key={`${it.x} ${it.y}`}
          href={`#${machineAnchor(it.number)}`}
          className={styles.mark}
          aria-label={`${it.number}, ${nameOf(it.number)}`}
        >
          <circle cx={it.x + it.across / 2} cy={middle(it)} r={TARGET_MM} className={styles.target} />
          <circle cx={it.x + it.across / 2} cy={middle(it)} r={520} className={styles.disc} />
          <text x={it.x + it.across / 2} y={middle(it)} className={styles.digit}>
            {it.number}
          </text>
        </a>
      ))}
    </svg>
  )
}

const middle = ({ y, down, high }: StandingMachine) => y + down / 2 - high * TILT
const side = ({ x, y, across, down, high }: StandingMachine) =>
  `M${x} ${y + down - high * TILT}H${x + across}V${y + down}H${x}Z`
const top = ({ x, y, across, down, high }: StandingMachine) => `M${x} ${y - high * TILT}h${across}v${down}h${-across}Z`

/** The edge that its operator stands at, strong. */
function front(it: StandingMachine): string {
  const { x, y, across, down, high, turn } = it
  const lifted = y - high * TILT
  switch (frontEdge(turn)) {
    case 'bottom':
      return `M${x} ${y + down}h${across}`
    case 'top':
      return `M${x} ${lifted}h${across}`
    case 'left':
      return `M${x} ${lifted}v${down}`
    case 'right':
      return `M${x + across} ${lifted}v${down}`
  }
}

function placeOfPerson({ x, y, across, down, turn }: StandingMachine): { x: number; y: number } {
  switch (frontEdge(turn)) {
    case 'bottom':
      return { x: x + across * 0.3, y: y + down + BEFORE_MM }
    case 'top':
      return { x: x + across * 0.3, y: y - BEFORE_MM }
    case 'left':
      return { x: x - BEFORE_MM, y: y + down * 0.6 }
    case 'right':
      return { x: x + across + BEFORE_MM, y: y + down * 0.6 }
  }
}

/** Somebody of 1.75 m, foreshortened as the machines are: head, shoulders, legs; the feet are at the place. */
function Person({ x, y }: { x: number; y: number }) {
  return (
    <path
      transform={`translate(${Math.round(x)} ${Math.round(y)}) scale(1 ${TILT + 0.1})`}
      className={styles.person}
      d="M0 -1750a125 150 0 0 1 0 300a125 150 0 0 1 0 -300ZM-150 -1420H150Q245 -1420 245 -1300V-780H165V-1200H150V0H25V-720H-25V0H-150V-1200H-165V-780H-245V-1300Q-245 -1420 -150 -1420Z"
    />
  )
}

/** A line a metre, as on a plan. */
function grid(length: number, width: number): string {
  const lines: string[] = []
  for (let x = 1000; x < length; x += 1000) lines.push(`M${x} 0V${width}`)
  for (let y = 1000; y < width; y += 1000) lines.push(`M0 ${y}H${length}`)
  return lines.join('')
}
