import { adminLanguageDirection } from '../../../platform/content-language.ts'
import { type Bar, parts, sizeOf } from './bars.ts'
import { fillWeeks } from './fill-weeks.ts'
import styles from './ReportsPage.module.css'

const HEIGHT = 180
const MIN_STEP = 14
const MAX_STEP = 48
const WIDTH = 1040
const AXIS = 34
const FOOT = 24
/** A date below every so many pixels. */
const LABEL_EVERY = 110

/** Weeks from left to right in every language, as time runs on all axes; those without an enquiry leave a gap. */
export function WeekChart({
  title,
  bars,
  from,
  until,
  language,
}: {
  title: string
  bars: Bar[]
  from: string
  until: string
  language: string
}) {
  const weeks = fillWeeks(bars, from, until, language)
  const step = Math.min(MAX_STEP, Math.max(MIN_STEP, (WIDTH - AXIS) / weeks.length))
  const width = AXIS + step * weeks.length
  const most = toRound(Math.max(...weeks.map(({ enquiries }) => enquiries)))
  const y = (value: number) => HEIGHT - (HEIGHT * value) / most
  const every = Math.max(1, Math.ceil(LABEL_EVERY / step))
  // In a row from left to right a date of a language that is written the other way round still is one.
  const direction = adminLanguageDirection(language)
  const ticks = [0, most / 2, most].filter(Number.isInteger)
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
        {weeks.map((week, index) => (
          <g key={week.id} transform={`translate(${AXIS + index * step} 0)`}>
            <title>{`${week.name}: ${week.enquiries}`}</title>
            {stack(week).map(({ part, from, to }) => (
              <rect
                key={part}
                className={styles[part]}
                x={step * 0.1}
                width={step * 0.8}
                y={y(to)}
                height={y(from) - y(to)}
              />
            ))}
            {index % every === 0 && (index === 0 || (weeks.length - index) * step >= LABEL_EVERY) && (
              <text
                x={step * 0.1}
                y={HEIGHT + 18}
                direction={direction}
                textAnchor={direction === 'rtl' ? 'end' : 'start'}
              >
                {week.name}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  )
}

function stack(week: Bar) {
  let from = 0
  return parts.map((part) => {
    const piece = { part, from, to: from + sizeOf(week, part) }
    from = piece.to
    return piece
  })
}

/** The end of the axis: 1, 2, 4, 10, 20, 40, 100 and so on, which have a whole half. */
function toRound(most: number): number {
  for (let size = 1; ; size *= 10) for (const end of [1, 2, 4]) if (end * size >= most) return end * size
}
