import type { SheetColumn, SheetContent } from '../../../platform/spreadsheets/write-workbook.ts'
import { adminLanguageDirection } from '../../../platform/content-language.ts'
import { type Column, toKey } from '../columns/column.ts'
import { columnsOfSheet } from '../columns/columns-of-sheet.ts'
import { toHeading, toHint } from '../columns/headings.ts'
import type { Decimal } from '../columns/parsed.ts'
import { sheetNames, WITHOUT_CATEGORY } from '../columns/sheet-names.ts'
import type { Catalogue, SheetProduct } from '../columns/sheet-product.ts'
import { readValue } from '../columns/values.ts'
import { importTexts } from '../import-texts.ts'

/** What stands in the row of headings below the key of the number, so that it is told from a product. */
export const HEADING_MARK = '#'
/** No spreadsheet takes it for a date then. */
export const STAMP_MARK = 'v'

/** A sheet for each category, in their order, with its products; those without a category come last. */
export function toSheets(
  products: readonly SheetProduct[],
  catalogue: Catalogue,
  { reader, decimal }: { reader: string; decimal: Decimal },
): SheetContent[] {
  const categories = catalogue.categories.toSorted((a, b) => a.position - b.position)
  const names = sheetNames(categories)
  const known = new Set(categories.map(({ id }) => id))
  const groups = [
    ...categories.map(({ id, slug }) => ({
      name: names.get(slug) ?? slug,
      of: products.filter((it) => it.category === id),
    })),
    { name: WITHOUT_CATEGORY, of: products.filter((it) => !known.has(it.category ?? 0)) },
  ]
  return groups
    .filter(({ of }) => of.length > 0)
    .map(({ name, of }) => toSheet(name, of, catalogue, { reader, decimal }))
}

function toSheet(
  name: string,
  products: readonly SheetProduct[],
  catalogue: Catalogue,
  { reader, decimal }: { reader: string; decimal: Decimal },
): SheetContent {
  const columns = columnsOfSheet(products, catalogue)
  const yes = (value: boolean) => importTexts(reader)[value ? 'yes' : 'no']
  return {
    name,
    columns: columns.map((it) => toSheetColumn(it, reader)),
    headings: [
      columns.map((it) => (it.kind === 'stamp' ? `stamp:${decimal}` : toKey(it))),
      columns.map((it) => (it.kind === 'id' ? HEADING_MARK : toHeading(it, reader))),
    ],
    rows: products.map((product) =>
      columns.map((column) => {
        if (column.kind === 'id') return product.id
        if (column.kind === 'stamp') return STAMP_MARK + product.updatedAt
        if (column.kind === 'status')
          return importTexts(reader)[product._status === 'published' ? 'status.published' : 'status.draft']
        const value = readValue(product, column, catalogue)
        return typeof value === 'boolean' ? yes(value) : value
      }),
    ),
    // Up to the English name.
    fixed: 4,
    rightToLeft: adminLanguageDirection(reader) === 'rtl',
  }
}

function toSheetColumn(column: Column, reader: string): SheetColumn {
  const comment = toHint(column, reader)
  return { ...lookOf(column), ...(comment && { comment }) }
}

function lookOf(column: Column): Omit<SheetColumn, 'comment'> {
  switch (column.kind) {
    case 'id':
    case 'stamp':
      return { width: 10, hidden: true, locked: true }
    case 'status':
      return { width: 12, locked: true }
    case 'fact':
      return { width: column.field === 'position' ? 10 : 22 }
    case 'text':
      return { width: column.field === 'summary' || column.field === 'description' ? 50 : 32 }
    case 'highlights':
    case 'words':
      return { width: 26 }
    case 'figure':
    case 'yes':
      return { width: 14 }
  }
}
