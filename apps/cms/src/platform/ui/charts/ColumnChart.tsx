import styles from './charts.module.css'

/** A column from below to above; `before` is what it is compared with, drawn as a line over all of them. */
export type Column = {
  id: string
  /** Stands below it, where there is room. */
  name: string
  /** Said when it is pointed at. */
  title: string
  pieces: readonly { className: string | undefined; size: number }[]
  before?: number
}

const HEIGHT = 180
const MIN_STEP = 14
const MAX_STEP = 48
const WIDTH = 1040
const AXIS = 34
const FOOT = 24
/** A date below every so many pixels. */
const LABEL_EVERY = 110

/** Columns from left to right in every language, as time runs on all axes. @param title of the part that is scrolled through with the arrow keys */
export function ColumnChart({ title, columns }: { title: string; columns: readonly Column[] }) {
  const step = Math.min(MAX_STEP, Math.max(MIN_STEP, (WIDTH - AXIS) / columns.length))
  const width = AXIS + step * columns.length
  const most = toRound(Math.max(1, ...columns.flatMap((it) => [sizeOf(it), it.before ?? 0])))
  const y = (value: number) => HEIGHT - (HEIGHT * value) / most
  const every = Math.max(1, Math.ceil(LABEL_EVERY / step))
  const ticks = [0, most / 2, most].filter(Number.isInteger)
  const before = columns.map((it, index) => `${AXIS + (index + 0.5) * step},${y(it.before ?? 0)}`).join(' ')
  return (
    <div className={styles.scroll} dir="ltr" tabIndex={0} role="group" aria-label={title}>
      <svg
        className={styles.svg}
        width={width}
        height={HEIGHT + FOOT}
        viewBox={`0 -10 ${width} ${HEIGHT + FOOT + 10}`}
        aria-hidden="true"
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line className={styles.axis} x1={AXIS} x2={width} y1={y(tick)} y2={y(tick)} />
            <text x={AXIS - 6} y={y(tick) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {columns.map((column, index) => (
          <g key={column.id} transform={`translate(${AXIS + index * step} 0)`}>
            <title>{column.title}</title>
            {stack(column).map(({ className, from, to }) => (
              <rect
                key={className}
                className={className}
                x={step * 0.1}
                width={step * 0.8}
                y={y(to)}
                height={y(from) - y(to)}
              />
            ))}
            {index % every === 0 && (index === 0 || (columns.length - index) * step >= LABEL_EVERY) && (
              <text x={step * 0.1} y={HEIGHT + 18}>
                {isolate(column.name)}
              </text>
            )}
          </g>
        ))}
        {columns.some((it) => it.before) && <polyline className={styles.before} points={before} />}
      </svg>
    </div>
  )
}

/** A date of a language from right to left keeps its order in a drawing from left to right. */
const isolate = (text: string) => `\u2068${text}\u2069`

const sizeOf = ({ pieces }: Column) => pieces.reduce((sum, { size }) => sum + size, 0)

function stack({ pieces }: Column) {
  let from = 0
  return pieces.map(({ className, size }) => {
    const piece = { className, from, to: from + size }
    from = piece.to
    return piece
  })
}

/** The end of the axis: 1, 2, 4, 10, 20, 40, 100 and so on, which have a whole half. */
function toRound(most: number): number {
  for (let size = 1; ; size *= 10) for (const end of [1, 2, 4]) if (end * size >= most) return end * size
}
