import { APIError, type PayloadRequest, type Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { adminLanguageDirection } from '../../../platform/content-language.ts'
import { fillTemplate } from '../../../platform/fill-template.ts'
import { writeInThread } from '../../../platform/spreadsheets/spreadsheet-thread.ts'
import type { SheetContent } from '../../../platform/spreadsheets/write-workbook.ts'
import { toDay } from '../../product-documents/in-force.ts'
import { decimalOf } from '../decimal-of.ts'
import { answerSheets } from '../export/answer-sheets.ts'
import { toCsvFiles } from '../export/to-csv-files.ts'
import { importTexts } from '../import-texts.ts'
import { serialColumns, serialHeading } from './serial-columns.ts'

/** As many rows as an import takes. */
const MAX_EXPORTED = 10_000

/** What the list of serial numbers shows, with its filters and search, in the columns that an import reads; without any it is an empty list to fill in. */
export async function exportSerials(req: PayloadRequest): Promise<Response> {
  const { language } = req.i18n
  const sheet: SheetContent = {
    name: 'serial-numbers',
    columns: serialColumns.map((column) => ({
      width: column === 'product' || column === 'note' ? 32 : 18,
      ...(column === 'serial' && { comment: importTexts(language)['serials.hint'] }),
    })),
    headings: [[...serialColumns], serialColumns.map((it) => serialHeading(it, language))],
    rows: await readListed(req),
    fixed: 1,
    rightToLeft: adminLanguageDirection(language) === 'rtl',
  }
  const { body, ending } =
    req.query.format === 'csv'
      ? toCsvFiles([sheet], decimalOf(language))
      : { body: await writeInThread([sheet]), ending: 'xlsx' }
  return answerSheets(body, 'serial-numbers', ending)
}

async function readListed(req: PayloadRequest): Promise<string[][]> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'serial-numbers',
    where: whereOf(req),
    sort: 'serial',
    limit: MAX_EXPORTED,
    depth: 1,
    select: { serial: true, product: true, modelYear: true, deliveredOn: true, note: true },
    populate: { products: { slug: true } },
    overrideAccess: false,
    user: req.user,
  })
  if (totalDocs > MAX_EXPORTED) {
    const text = importTexts(req.i18n.language)['file.rows']
    throw new APIError(fillTemplate(text, { count: MAX_EXPORTED }), 400, null, true)
  }
  return docs.map(({ serial, product, modelYear, deliveredOn, note }) => [
    serial,
    (typeof product === 'object' ? product.slug : '') ?? '',
    modelYear ? String(modelYear) : '',
    deliveredOn ? toDay(deliveredOn) : '',
    note ?? '',
  ])
}

function whereOf({ query, payload }: PayloadRequest): Where {
  const { where, search } = query as { where?: Where; search?: string }
  const collectionConfig = payload.collections['serial-numbers'].config
  return mergeListSearchAndWhere({ collectionConfig, search: search ?? '', where: where ?? {} })
}
