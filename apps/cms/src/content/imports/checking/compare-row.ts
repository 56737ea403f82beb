import { MAX_CELL_LENGTH } from '../../../platform/spreadsheets/write-workbook.ts'
import { toSlug } from '../../fields/slug.ts'
import { toKey, type ValueColumn } from '../columns/column.ts'
import { parseCell } from '../columns/parse-cell.ts'
import type { Decimal, Problem } from '../columns/parsed.ts'
import { sheetNames } from '../columns/sheet-names.ts'
import type { Catalogue, SheetProduct } from '../columns/sheet-product.ts'
import { isSameValue, readValue, toKeys, type Value, withValue } from '../columns/values.ts'
import type { ReadRow } from '../reading/read-rows.ts'

/**
 * A cell that differs from its product, or cannot be taken. `now` is there where the product has been changed in it since the export, too:
 * then `before` is what was exported. `at` is empty for what the file does not say, such as the address of a new product.
 */
export type CellChange = { at: string; key: string; before: Value; after: Value; now?: Value; problem?: Problem }

type Row = Pick<ReadRow, 'sheet' | 'line' | 'cells'>
export type Comparison = {
  row: Row
  /** Undefined for a new product. */
  current: SheetProduct | undefined
  /** What was exported, where the product has been changed since; null where that is not known any more. */
  base?: SheetProduct | null
  decimal: Decimal
  catalogue: Catalogue
}

const newProduct: SheetProduct = { id: 0, updatedAt: '' }

/** What a row would change. Cells that are as they were exported change nothing, whatever the product has now. */
export function compareRow({ row, current, base, decimal, catalogue }: Comparison): CellChange[] {
  const product = current ?? newProduct
  const changes: (CellChange & { column: ValueColumn })[] = []
  for (const { column, cell, at } of row.cells) {
    if (column.kind === 'id' || column.kind === 'stamp' || column.kind === 'status') continue
    const now = readValue(product, column, catalogue)
    const before = base ? readValue(base, column, catalogue) : now
    const about = { at, key: toKey(column), column, before }
    const parsed = parseCell(cell, column, decimal, catalogue)
    if ('problem' in parsed) {
      // What a new product needs is asked for below, also where the column is missing.
      if (current || parsed.problem.key !== 'cell.required')
        changes.push({ ...about, after: null, problem: parsed.problem })
      continue
    }
    const { value } = parsed
    if (isUntouched(value, before, column) || isUntouched(value, now, column)) continue
    const isConflict = base === null || !isSameValue(before, now)
    const problem = current && refusalOf(column, value, current)
    changes.push({ ...about, after: value, ...(isConflict && { now }), ...(problem && { problem }) })
  }
  if (!current) addWhatIsMissing(changes, row, catalogue)
  refuseTogether(changes, product, catalogue)
  return changes.map(withoutColumn)
}

/** Why a value cannot be taken that is one in itself. */
function refusalOf(column: ValueColumn, value: Value, { inexact }: SheetProduct): Problem | undefined {
  if (value === null && isRequired(column)) return { key: 'cell.required' }
  const isLongText = column.kind === 'text' && column.field === 'description'
  return isLongText && inexact?.includes(column.language) ? { key: 'cell.longText' } : undefined
}

const withoutColumn = ({ at, key, before, after, now, problem }: CellChange): CellChange => ({
  at,
  key,
  before,
  after,
  ...(now !== undefined && { now }),
  ...(problem && { problem }),
})

const isRequired = (column: ValueColumn) =>
  column.kind === 'fact' || (column.kind === 'text' && column.field === 'name' && column.language === 'en')

/** Of a text that is longer than a cell of Excel the file has the beginning. Highlights are in no order. */
function isUntouched(value: Value, before: Value, column: ValueColumn): boolean {
  if (column.kind === 'highlights')
    return JSON.stringify(toKeys(value).toSorted()) === JSON.stringify(toKeys(before).toSorted())
  const isCut = typeof before === 'string' && before.length >= MAX_CELL_LENGTH
  return isSameValue(value, isCut ? before.slice(0, MAX_CELL_LENGTH) : before) || isSameValue(value, before)
}

type Changes = (CellChange & { column: ValueColumn })[]

/** A new product needs a model, a category, which may be that of the sheet, and an English name, of which its address is made. */
function addWhatIsMissing(changes: Changes, { sheet, cells, line }: Row, { categories }: Catalogue) {
  const valueOf = (key: string) => changes.find((it) => it.key === key)?.after ?? null
  const has = (key: string) => changes.some((it) => it.key === key && (it.problem || it.after !== null))
  const cellOf = (key: string) =>
    cells.find(({ column }) => toKey(column) === key)?.at ?? `${cells[0]?.at.replace(/\d+$/, '') ?? 'A'}${line}`
  const add = (column: ValueColumn, after: Value, at = '') =>
    changes.push({ at, key: toKey(column), column, before: null, after })
  const names = sheetNames(categories)
  const ofSheet = categories.find(({ slug }) => names.get(slug) === sheet)
  if (!has('category') && ofSheet) add({ kind: 'fact', field: 'category' }, ofSheet.slug)
  const name = valueOf('name:en')
  if (!has('slug') && typeof name === 'string' && toSlug(name)) add({ kind: 'fact', field: 'slug' }, toSlug(name))
  if (!has('position')) add({ kind: 'fact', field: 'position' }, 0)
  const needed: ValueColumn[] = [
    { kind: 'fact', field: 'model' },
    { kind: 'fact', field: 'category' },
    { kind: 'text', field: 'name', language: 'en' },
    { kind: 'fact', field: 'slug' },
  ]
  for (const column of needed) {
    const key = toKey(column)
    // Without a name there is no address either: once is enough.
    if (has(key) || (key === 'slug' && name === null)) continue
    changes.push({ at: cellOf(key), key, column, before: null, after: null, problem: { key: 'cell.required' } })
  }
}

/** What no cell shows by itself: a maximum below its number, and a value on cards that there is not. */
function refuseTogether(changes: Changes, product: SheetProduct, catalogue: Catalogue) {
  const after = withChanges(product, changes, catalogue)
  const rowOf = (id: number) => after.specifications?.find(({ parameter }) => parameter === id)
  for (const change of changes) {
    const { column } = change
    if (change.problem) continue
    if (column.kind === 'figure') {
      const { number, max } = rowOf(column.parameter.id) ?? {}
      if (typeof number === 'number' && typeof max === 'number' && max < number) change.problem = { key: 'cell.order' }
    }
    if (column.kind === 'highlights') {
      const parameters = catalogue.parameters.filter(({ key }) => toKeys(change.after).includes(key))
      const missing = parameters.find(({ id }) => !rowOf(id))
      if (missing) change.problem = { key: 'cell.highlight', values: { value: missing.key } }
    }
  }
}

/** The product with all changes that can be taken. */
export function withChanges(
  product: SheetProduct,
  changes: readonly { column: ValueColumn; after: Value; problem?: Problem }[],
  catalogue: Catalogue,
): SheetProduct {
  const takeable = changes.filter(({ problem }) => !problem)
  // What cards show may have come with the same row.
  const last = takeable.filter(({ column }) => column.kind === 'highlights')
  return [...takeable.filter((it) => !last.includes(it)), ...last].reduce(
    (it, { column, after }) => withValue(it, column, after, catalogue),
    product,
  )
}
