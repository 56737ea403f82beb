import { adminLanguages } from '../../../platform/admin-languages.ts'
import type { SheetCell } from '../../../platform/spreadsheets/sheet-cell.ts'
import { documentText } from '../../product-documents/document-texts.ts'
import { importTexts } from '../import-texts.ts'

/** What a file says of a serial number, in the order of an export. */
export const serialColumns = ['serial', 'product', 'modelYear', 'deliveredOn', 'note'] as const
export type SerialColumn = (typeof serialColumns)[number]

/** What the form of a serial number calls a column, for a reader of the back office. */
export const serialHeading = (column: SerialColumn, reader: string): string =>
  documentText(
    { i18n: { language: reader as keyof typeof adminLanguages } },
    column === 'serial' ? 'serialNumber' : column,
  )

const products =
  'product produkt produit producto prodotto produto produs продукт изделие proizvod ürün المنتج محصول 产品'.split(' ')

/** As other programs call them, besides our own keys and the names that forms and exports have in all languages of the back office. */
const otherNames: Partial<Record<SerialColumn, readonly string[]>> = {
  serial: ['serial no', 'serial no.', 's/n'],
  product: [
    ...products,
    'sản phẩm',
    'slug',
    ...Object.keys(adminLanguages).map((it) => importTexts(it)['column.model']),
  ],
  modelYear: ['year'],
  deliveredOn: ['delivery date'],
  note: ['note'],
}

const toName = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/ ?[*:]$/, '')

const byName = new Map<string, SerialColumn>(
  serialColumns.flatMap((column) =>
    [
      column,
      ...Object.keys(adminLanguages).map((language) => serialHeading(column, language)),
      ...(otherNames[column] ?? []),
    ].map((name) => [toName(name), column] as const),
  ),
)

/** The column of a heading, whatever its language; null where it is of something else. */
export const toSerialColumn = (heading: SheetCell): SerialColumn | null =>
  typeof heading === 'string' ? (byName.get(toName(heading)) ?? null) : null
