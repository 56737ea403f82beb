import type { PayloadRequest, Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { writeCsv } from '../../../platform/spreadsheets/csv.ts'
import { deskEndpoint } from '../desk-endpoint.ts'
import { deskTexts } from '../desk-texts.ts'
import { toRows, toTextRows } from './to-rows.ts'
import { toWorkbook } from './to-workbook.ts'

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** All pages of the list, with its filters and search, as CSV or with `format=xlsx` as a workbook. */
export const exportEndpoint = deskEndpoint('get', '/export', async (req) => {
  const { docs } = await req.payload.find({
    collection: 'enquiries',
    where: whereOf(req),
    sort: '-createdAt',
    pagination: false,
    depth: 1,
    overrideAccess: false,
    user: req.user,
  })
  const { language } = req.i18n
  const texts = deskTexts(language)
  const rows = toRows(docs, { texts, language })
  const format = req.query.format === 'xlsx' ? 'xlsx' : 'csv'
  const body = format === 'xlsx' ? new Uint8Array(await toWorkbook(rows, texts.enquiries)) : writeCsv(toTextRows(rows))
  const name = `enquiries-${new Date().toISOString().slice(0, 10)}.${format}`
  return new Response(body, {
    headers: {
      'content-type': types[format],
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
})

function whereOf({ query, payload }: PayloadRequest): Where {
  const { where, search } = query as { where?: Where; search?: string }
  const collectionConfig = payload.collections.enquiries.config
  return mergeListSearchAndWhere({ collectionConfig, search: search ?? '', where: where ?? {} })
}
