import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '../../../platform/accounts/roles.ts'
import card from '../../../platform/ui/card.module.css'
import form from '../../../platform/ui/form.module.css'
import { OwnScreen } from '../../../platform/ui/OwnScreen.tsx'
import { deskTexts } from '../desk-texts.ts'
import { BarChart } from './BarChart.tsx'
import { groups, readReportQuery } from './groups.ts'
import { nameRows } from './name-rows.ts'
import { readReport } from './read-report.ts'
import { ReportTable } from './ReportTable.tsx'
import styles from './ReportsPage.module.css'
import { nameOfGroup } from './to-report-table.ts'

/** How many enquiries came, how fast they were answered and how they ended: a chart, and the figures beneath it. */
export async function ReportsPage(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!hasRole(req.user, 'admin', 'operator')) redirect('/admin')
  const { language } = view.i18n
  const texts = deskTexts(language)
  const query = readReportQuery(view.searchParams ?? {})
  const rows = await nameRows(req.payload, query.by, await readReport(req.payload, query), { texts, language })
  const by = nameOfGroup(query.by, texts)
  return (
    <OwnScreen
      view={view}
      title={texts['reports.title']}
      parents={[{ label: texts.enquiries, url: '/admin/collections/enquiries' }]}
    >
      <form className={`${card.card} ${styles.query}`} method="get">
        <label className={form.field}>
          <span>{texts['reports.by']}</span>
          <select name="by" defaultValue={query.by}>
            {groups.map((it) => (
              <option key={it} value={it}>
                {nameOfGroup(it, texts)}
              </option>
            ))}
          </select>
        </label>
        <label className={form.field}>
          <span>{texts['find.from']}</span>
          <input type="date" name="from" defaultValue={query.from} />
        </label>
        <label className={form.field}>
          <span>{texts['find.until']}</span>
          <input type="date" name="until" defaultValue={query.until} />
        </label>
        <div className={styles.buttons}>
          <button type="submit" className="btn btn--style-primary btn--size-medium">
            {texts['reports.show']}
          </button>
          <a
            className="btn btn--style-secondary btn--size-medium"
            href={`/cms-api/enquiries/report?${new URLSearchParams(query)}`}
          >
            {texts.exportExcel}
          </a>
        </div>
      </form>
      {rows.length === 0 ? (
        <p>{texts['reports.empty']}</p>
      ) : (
        <>
          <section className={card.card}>
            <BarChart
              title={`${texts['reports.enquiries']} · ${by}`}
              bars={rows.map(({ name, key, enquiries, won, lost }) => ({ id: key ?? '', name, enquiries, won, lost }))}
              time={query.by === 'week' ? query : null}
              texts={texts}
              language={language}
            />
          </section>
          <section className={card.card}>
            <ReportTable by={query.by} rows={rows} texts={texts} language={language} />
          </section>
        </>
      )}
    </OwnScreen>
  )
}
