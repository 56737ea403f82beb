import card from '../../platform/ui/card.module.css'
import { ColumnChart } from '../../platform/ui/charts/ColumnChart.tsx'
import { isByWeek, toColumns } from '../to-columns.ts'
import type { Period } from '../period.ts'
import type { StatisticsTexts } from '../statistics-texts.ts'
import type { Formats } from './formats.ts'
import { FigureTable } from './FigureTable.tsx'
import styles from './StatisticsPage.module.css'

type Props = { days: ReadonlyMap<string, number>; period: Period; texts: StatisticsTexts; formats: Formats }

/** Visits by day or week with the period before as a line; the table says the same to who cannot see it. */
export function VisitChart({ days, period, texts, formats }: Props) {
  const columns = toColumns(days, period)
  const title = isByWeek(period) ? texts.visitsByWeek : texts.visitsByDay
  return (
    <>
      <figure className={`${card.card} ${styles.chart}`} aria-label={title}>
        <h2>{title}</h2>
        <ColumnChart
          title={title}
          columns={columns.map(({ day, visits, before }) => ({
            id: day,
            name: formats.day(day),
            title: `${formats.day(day)}: ${formats.whole(visits)} (${formats.whole(before)})`,
            pieces: [{ className: styles.visits, size: visits }],
            before,
          }))}
        />
        <ul className={styles.legend}>
          <li>
            <span className={styles.visits} />
            {texts.visits}
          </li>
          <li>
            <span className={styles.beforeLine} />
            {texts.beforeLine}
          </li>
        </ul>
        <details>
          <summary>{texts.figures}</summary>
          <FigureTable
            title={title}
            heads={[texts.day, texts.visits, texts.beforeLine]}
            rows={columns.map(({ day, visits, before }) => ({
              key: day,
              cells: [formats.day(day), formats.whole(visits), formats.whole(before)],
            }))}
          />
        </details>
      </figure>
    </>
  )
}
