import { fillTemplate } from '../../platform/fill-template.ts'
import card from '../../platform/ui/card.module.css'
import form from '../../platform/ui/form.module.css'
import { lastDays, OFFERED_DAYS, type Period } from '../period.ts'
import type { StatisticsTexts } from '../statistics-texts.ts'
import styles from './StatisticsPage.module.css'

const address = '/admin/statistics'
const exported = '/cms-api/statistics/export'

/** Which days are shown, and what is shown as a file. */
export function PeriodForm({ period, texts }: { period: Period; texts: StatisticsTexts }) {
  const days = { from: period.from, until: period.until }
  return (
    <form className={`${card.card} ${styles.query}`} method="get">
      <nav className={styles.offered} aria-label={texts.period}>
        {OFFERED_DAYS.map((count) => {
          const offered = lastDays(count)
          const isShown = offered.from === period.from && offered.until === period.until
          return (
            <a
              key={count}
              href={`${address}?${new URLSearchParams(offered)}`}
              aria-current={isShown ? 'true' : undefined}
            >
              {fillTemplate(texts.lastDays, { count })}
            </a>
          )
        })}
      </nav>
      <label className={form.field}>
        <span>{texts.from}</span>
        <input type="date" name="from" defaultValue={period.from} />
      </label>
      <label className={form.field}>
        <span>{texts.until}</span>
        <input type="date" name="until" defaultValue={period.until} />
      </label>
      <div className={form.actions}>
        <button type="submit" className="btn btn--style-primary btn--size-medium">
          {texts.show}
        </button>
        {(['xlsx', 'csv'] as const).map((format) => (
          <a
            key={format}
            className="btn btn--style-secondary btn--size-medium"
            href={`${exported}?${new URLSearchParams({ ...days, format })}`}
          >
            {format === 'xlsx' ? texts.exportExcel : texts.exportCsv}
          </a>
        ))}
      </div>
    </form>
  )
}
