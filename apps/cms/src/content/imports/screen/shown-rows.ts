import { toSerialKey } from '@vitrine/contract/document-address'
import type { Payload } from 'payload'
import type { Product, SerialNumber } from '../../../payload-types.ts'
import type { CellChange } from '../checking/compare-row.ts'
import { parseKey } from '../columns/column.ts'
import { toHeading } from '../columns/headings.ts'
import type { StoredRow } from '../import-record.ts'
import { readCatalogue } from '../read-catalogue.ts'
import { serialColumns, serialHeading } from '../serial-numbers/serial-columns.ts'
import { toShownValue } from './to-shown-value.ts'

/** How rows of an import are shown to a reader of the back office. */
export type ShownRows = {
  /** Of the form of what a row is about; null where it is not there. */
  addressOf: (row: StoredRow) => string | null
  headingOf: (key: string) => string
  toText: (key: string, value: CellChange['after']) => string
}

export async function showProductRows(
  payload: Payload,
  _rows: readonly StoredRow[],
  language: string,
): Promise<ShownRows> {
  const catalogue = await readCatalogue(payload)
  return {
    addressOf: ({ product }) => (product ? `/admin/collections/products/${product}` : null),
    headingOf: (key) => {
      const column = parseKey(key, catalogue)
      return column ? toHeading(column, language) : key
    },
    toText: (_key, value) => toShownValue(value, language),
  }
}

/** Of serial numbers that there are, the form; of products, the model. */
export async function showSerialRows(
  payload: Payload,
  rows: readonly StoredRow[],
  language: string,
): Promise<ShownRows> {
  const all = { pagination: false, limit: 0 } as const
  const lookups = rows.map(({ title }) => toSerialKey(title ?? ''))
  const entries = await payload.db.find<SerialNumber>({
    collection: 'serial-numbers',
    where: { lookup: { in: lookups } },
    ...all,
  })
  const ids = new Map(entries.docs.map(({ id, lookup }) => [lookup, id]))
  const cells = rows.flatMap((row) => row.cells).filter(({ key }) => key === 'product')
  const products = await payload.db.find<Product>({
    collection: 'products',
    where: { id: { in: cells.flatMap(({ before, after }) => [before, after].filter((it) => typeof it === 'number')) } },
    select: { model: true },
    ...all,
  })
  const models = new Map(products.docs.map(({ id, model }) => [id, model]))
  return {
    addressOf: ({ title }) => {
      const id = ids.get(toSerialKey(title ?? ''))
      return id ? `/admin/collections/serial-numbers/${id}` : null
    },
    headingOf: (key) => {
      const column = serialColumns.find((it) => it === key)
      return column ? serialHeading(column, language) : key
    },
    // Years are no figures with thousands.
    toText: (key, value) => (key === 'product' ? (models.get(Number(value)) ?? '') : String(value ?? '')),
  }
}
