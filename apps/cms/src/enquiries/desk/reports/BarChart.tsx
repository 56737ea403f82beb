import type { DeskTexts } from '../desk-texts.ts'
import { type Bar, parts, sizeOf } from './bars.ts'
import styles from './ReportsPage.module.css'
import { WeekChart } from './WeekChart.tsx'

type Props = {
  title: string
  bars: Bar[]
  /** The time of weeks, which are shown in their order; null for all else. */
  time: { from: string; until: string } | null
  texts: DeskTexts
  language: string
}

/** What a chart shows of a long list; the table has all of it. */
const MAX_BARS = 20
/** Enquiries as bars, of which those won and lost are coloured. The table beneath says the same to who cannot see it. */
export function BarChart({ title, bars, time, texts, language }: Props) {
  const names = { won: texts['outcome.won'], lost: texts['outcome.lost'], open: texts['outcome.none'] }
  const most = Math.max(...bars.map(({ enquiries }) => enquiries))
  return (
    <figure className={styles.chart} style={{ margin: 0 }} aria-label={title}>
      <h2>{title}</h2>
      {time ? (
        <WeekChart title={title} bars={bars} from={time.from} until={time.until} language={language} />
      ) : (
        <ul className={styles.bars} aria-hidden="true">
          {bars.slice(0, MAX_BARS).map((bar) => (
            <li key={bar.id}>
              <bdi className={styles.name}>{bar.name}</bdi>
              <div className={styles.row}>
                {parts.map((part) => (
                  <span
                    key={part}
                    className={styles[part]}
                    style={{ inlineSize: `${(100 * sizeOf(bar, part)) / most}%` }}
                  />
                ))}
              </div>
              <span className={styles.amount}>{bar.enquiries}</span>
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.legend}>
        {parts.map((part) => (
          <li key={part}>
            <span className={styles[part]} />
            {names[part]}
          </li>
        ))}
      </ul>
    </figure>
  )
}
