import { APIError, type PayloadRequest, type Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { fillTemplate } from '../../../platform/fill-template.ts'
import { writeInThread } from '../../../platform/spreadsheets/spreadsheet-thread.ts'
import type { SheetProduct } from '../columns/sheet-product.ts'
import { decimalOf } from '../decimal-of.ts'
import { importTexts } from '../import-texts.ts'
import { PRODUCTS_A_READ, readCatalogue, readSheetProducts } from '../read-catalogue.ts'
import { answerSheets } from './answer-sheets.ts'
import { toCsvFiles } from './to-csv-files.ts'
import { toSheets } from './to-sheets.ts'

/** As many rows as an import takes. */
const MAX_EXPORTED = 10_000

/** What the list of products shows, with its filters and search, as a workbook or with `format=csv` as CSV. */
export async function exportProducts(req: PayloadRequest): Promise<Response> {
  const { payload, i18n } = req
  const decimal = decimalOf(i18n.language)
  const products = await readListed(req)
  const sheets = toSheets(products, await readCatalogue(payload), { reader: i18n.language, decimal })
  const { body, ending } =
    req.query.format === 'csv'
      ? toCsvFiles(sheets, decimal)
      : { body: await writeInThread(sheets.length > 0 ? sheets : [emptySheet]), ending: 'xlsx' }
  return answerSheets(body, 'products', ending)
}

const emptySheet = { name: 'products', columns: [], headings: [], rows: [], fixed: 0, rightToLeft: false }

/** In the order of the list by position; read in parts, each of which is one query. */
async function readListed(req: PayloadRequest): Promise<SheetProduct[]> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'products',
    where: whereOf(req),
    sort: 'position',
    limit: MAX_EXPORTED,
    draft: true,
    depth: 0,
    select: {},
    overrideAccess: false,
    user: req.user,
  })
  if (totalDocs > MAX_EXPORTED) {
    const text = importTexts(req.i18n.language)['file.rows']
    throw new APIError(fillTemplate(text, { count: MAX_EXPORTED }), 400, null, true)
  }
  const ids = docs.map(({ id }) => id)
  const products = new Map<number, SheetProduct>()
  for (let from = 0; from < ids.length; from += PRODUCTS_A_READ)
    for (const it of await readSheetProducts(req.payload, ids.slice(from, from + PRODUCTS_A_READ)))
      products.set(it.id, it)
  return ids.flatMap((id) => products.get(id) ?? [])
}

function whereOf({ query, payload }: PayloadRequest): Where {
  const { where, search } = query as { where?: Where; search?: string }
  const collectionConfig = payload.collections.products.config
  return mergeListSearchAndWhere({ collectionConfig, search: search ?? '', where: where ?? {} })
}
