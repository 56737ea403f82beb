import { sql } from '@payloadcms/db-sqlite'
import type { Endpoint, Payload, PayloadRequest } from 'payload'
import writeExcelFile from 'write-excel-file/node'
import { databaseOf, rowsOf } from '../platform/database/database-of.ts'
import { redactError } from '../platform/database/redact-error.ts'
import { settings } from '../platform/settings.ts'
import { writeCsv } from '../platform/spreadsheets/csv.ts'
import { escapeFormula } from '../platform/spreadsheets/escape-formula.ts'
import { mayReadStatistics } from './may-read-statistics.ts'
import { type Period, readPeriod } from './period.ts'
import { statisticsTexts } from './statistics-texts.ts'
import { type ExportedRow, nameExported } from './name-exported.ts'

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** The most that a sheet of Excel holds, nearly. */
const MAX_ROWS = 1_000_000

/** `GET /cms-api/statistics/export`: what was counted in a period, a line for each day and value, as CSV or with `format=xlsx` as a workbook. */
export const statisticsExportEndpoint: Endpoint = {
  method: 'get',
  path: '/statistics/export',
  async handler(req) {
    if (!mayReadStatistics(req.user, settings)) return failure('forbidden', 403)
    try {
      return await exportStatistics(req)
    } catch (error) {
      req.payload.logger.error({ err: redactError(error), msg: 'exporting statistics' })
      return failure('failed', 500)
    }
  },
}

const failure = (error: string, status: number) =>
  Response.json({ error }, { status, headers: { 'cache-control': 'no-store' } })

async function exportStatistics(req: PayloadRequest): Promise<Response> {
  const period = readPeriod(req.query)
  const texts = statisticsTexts(req.i18n.language)
  const rows = (await readRows(req.payload, period)).map((row) => nameExported(row, texts))
  const format = req.query.format === 'xlsx' ? 'xlsx' : 'csv'
  const heads = [texts.day, texts.counted, texts.value, texts.count]
  const body =
    format === 'xlsx'
      ? new Uint8Array(await toWorkbook(heads, rows, texts.title))
      : writeCsv([heads, ...rows.map(({ day, name, value, count }) => [day, name, value, String(count)])])
  return new Response(body, {
    headers: {
      'content-type': types[format],
      'content-disposition': `attachment; filename="statistics-${period.from}-${period.until}.${format}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

async function readRows(payload: Payload, { from, until }: Period) {
  const database = await databaseOf(payload)
  const rows = await database.execute(sql`
    SELECT day, dimension, value, count FROM statistic_counts WHERE day >= ${from} AND day <= ${until}
    ORDER BY day, dimension, count DESC, value LIMIT ${MAX_ROWS}`)
  return rowsOf(rows).map(({ day, dimension, value, count }) => ({
    day: String(day),
    dimension: String(dimension),
    value: String(value ?? ''),
    count: Number(count),
  }))
}

/** Days are dates and counts numbers; what strangers have typed is text with formulas escaped. */
function toWorkbook(heads: readonly string[], rows: readonly ExportedRow[], sheet: string): Promise<Buffer> {
  const heading = heads.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))
  const cells = rows.map(({ day, name, value, count }) => [
    { value: new Date(day), type: Date, format: 'yyyy-mm-dd' },
    { value: name, type: String },
    { value: escapeFormula(value), type: String },
    { value: count, type: Number },
  ])
  const columns = [12, 28, 48, 12].map((width) => ({ width }))
  return writeExcelFile([heading, ...cells], { columns, sheet, stickyRowsCount: 1 }).toBuffer()
}
