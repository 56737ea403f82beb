import { deskEndpoint } from '../desk-endpoint.ts'
import { deskTexts } from '../desk-texts.ts'
import { toWorkbook } from '../export/to-workbook.ts'
import { readReportQuery } from './groups.ts'
import { nameRows } from './name-rows.ts'
import { readReport } from './read-report.ts'
import { toReportCells } from './to-report-table.ts'

const WIDTHS = [28, 12, 12, 24, 24, 12, 12].map((width) => ({ width }))

/** A report as a workbook, with the query of its page. */
export const reportEndpoint = deskEndpoint('get', '/report', async (req) => {
  const query = readReportQuery(req.query)
  const { language } = req.i18n
  const texts = deskTexts(language)
  const rows = await nameRows(req.payload, query.by, await readReport(req.payload, query), { texts, language })
  const workbook = await toWorkbook(toReportCells(query.by, rows, texts), texts['reports.title'], WIDTHS)
  const name = `report-${query.by}-${query.from}-${query.until}.xlsx`
  return new Response(new Uint8Array(workbook), {
    headers: {
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
})
