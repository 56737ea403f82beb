import { frontEdge } from '../../../shared/planner/working-space.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './FloorPlan.module.css'
import { entryAnchor } from './entry-anchor.ts'
import type { FloorPlan, StandingProduct } from './to-floor-plan.server.ts'

/** So that a number is a target of 44 px on a phone: 2.8 m. A plan that is too wide for that is scrolled. */
const PX_PER_METRE = 14.9
const TARGET_MM = 1400
const MARGIN = 1400
/** A machine that is so wide both ways has room for a larger number. */
const LARGE_MM = 1600
/** One that is narrower than this has a smaller one. */
const SMALL_MM = 1000
/** Where somebody stands who works at a machine, before its front. */
const BEFORE_MM = 420

type FloorDrawingProps = {
  plan: FloorPlan
  title: string
  /** With their units. */
  size: { length: string; width: string }
  nameOf: (kind: number) => string
}

/**
 * The floor from above, to scale, with a person at each machine. It is the same in every language. Its style turns it upright where it has
 * more room that way; a sheet of the size that it then has goes before it, as only an attribute can say its proportions.
 */
export function FloorDrawing({ plan: { length, width, standing }, size, title, nameOf }: FloorDrawingProps) {
  const across = length + MARGIN * 1.25
  const down = width + MARGIN * 1.25
  return (
    <>
      <svg className={styles.sheet} viewBox={`0 0 ${down} ${across}`} width={toPx(down)} aria-hidden />
      <div className={styles.turned}>
        <svg
          className={styles.drawing}
          viewBox={`${-MARGIN / 4} ${-MARGIN / 4} ${across} ${down}`}
          width={toPx(across)}
          role="group"
          aria-label={`${title}, ${size.length} × ${size.width}`}
        >
          <rect width={length} height={width} className={styles.floor} />
          <path d={grid(length, width)} className={styles.grid} />
          {standing.map((it) => (
            <g key={`${it.x} ${it.y}`}>
              <rect x={it.x} y={it.y} width={it.across} height={it.down} className={styles.body} />
              <path d={front(it)} className={styles.front} />
              <g transform={placeOfPerson(it)} className={styles.person}>
                <ellipse rx={240} ry={125} />
                <circle r={105} cy={20} className={styles.head} />
              </g>
            </g>
          ))}
          <path d={`M0 ${width + 500}H${length}M${length + 500} 0V${width}`} className={styles.dimension} />
          <g transform={`translate(${length / 2} ${width + 950})`}>
            <text className={styles.length}>{size.length}</text>
          </g>
          <g transform={`translate(${length + 950} ${width / 2})`}>
            <text className={styles.width}>{size.width}</text>
          </g>
          {standing.map((it) => (
            <a
              key={`${it.x} ${it.y}`}
              href={`#${entryAnchor(it.kind)}`}
              className={styles.mark}
              aria-label={`${it.number}, ${nameOf(it.kind)}`}
            >
              <g transform={`translate(${it.x + it.across / 2} ${it.y + it.down / 2})`}>
                <circle r={TARGET_MM} className={styles.target} />
                <circle r={520} className={styles.disc} />
                <text className={classNames(styles.digit, sizeOf(it))}>{it.number}</text>
              </g>
            </a>
          ))}
        </svg>
      </div>
    </>
  )
}

function sizeOf({ across, down }: StandingProduct) {
  const narrow = Math.min(across, down)
  return narrow < SMALL_MM ? styles.small : narrow >= LARGE_MM && styles.large
}

const toPx = (mm: number) => Math.round((mm / 1000) * PX_PER_METRE)

/** The edge that its operator stands at, strong. */
function front({ x, y, across, down, turn }: StandingProduct): string {
  switch (frontEdge(turn)) {
    case 'bottom':
      return `M${x} ${y + down}h${across}`
    case 'top':
      return `M${x} ${y}h${across}`
    case 'left':
      return `M${x} ${y}v${down}`
    case 'right':
      return `M${x + across} ${y}v${down}`
  }
}

/** Before the front, looking at the machine. */
function placeOfPerson({ x, y, across, down, turn }: StandingProduct): string {
  switch (frontEdge(turn)) {
    case 'bottom':
      return `translate(${x + across / 2} ${y + down + BEFORE_MM})`
    case 'top':
      return `translate(${x + across / 2} ${y - BEFORE_MM})`
    case 'left':
      return `translate(${x - BEFORE_MM} ${y + down / 2}) rotate(90)`
    case 'right':
      return `translate(${x + across + BEFORE_MM} ${y + down / 2}) rotate(90)`
  }
}

/** A line a metre, as on a plan. */
function grid(length: number, width: number): string {
  const lines: string[] = []
  for (let x = 1000; x < length; x += 1000) lines.push(`M${x} 0V${width}`)
  for (let y = 1000; y < width; y += 1000) lines.push(`M0 ${y}H${length}`)
  return lines.join('')
}
