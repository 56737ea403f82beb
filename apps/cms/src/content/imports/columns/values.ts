import type { ValueColumn } from './column.ts'
import type { Catalogue, SheetProduct, SheetSpecification } from './sheet-product.ts'

/** What a cell means; a category is its slug, highlights are the keys of parameters. */
export type Value = string | number | boolean | null

/** The value that a product has for a column. */
export function readValue(product: SheetProduct, column: ValueColumn, catalogue: Catalogue): Value {
  switch (column.kind) {
    case 'fact':
      return column.field === 'category'
        ? (catalogue.categories.find(({ id }) => id === product.category)?.slug ?? null)
        : (product[column.field] ?? null)
    case 'text':
      return product[column.field]?.[column.language] || null
    case 'highlights':
      return highlightedKeys(product, catalogue).join(', ') || null
    case 'figure':
      return rowOf(product, column.parameter.id)?.[column.end] ?? null
    case 'yes': {
      const row = rowOf(product, column.parameter.id)
      return row ? row.yes === true : null
    }
    case 'words':
      return rowOf(product, column.parameter.id)?.text?.[column.language] || null
  }
}

const rowOf = ({ specifications }: SheetProduct, parameter: number) =>
  specifications?.find((row) => row.parameter === parameter)

const highlightedKeys = ({ specifications }: SheetProduct, { parameters }: Catalogue): string[] =>
  parameters
    .filter(({ id }) => specifications?.some((row) => row.parameter === id && row.highlight))
    .toSorted((a, b) => a.position - b.position)
    .map(({ key }) => key)

/** The product with another value in a column. What is emptied of a specification takes its row along when nothing else is in it. */
export function withValue(
  product: SheetProduct,
  column: ValueColumn,
  value: Value,
  catalogue: Catalogue,
): SheetProduct {
  switch (column.kind) {
    case 'fact':
      return column.field === 'category'
        ? { ...product, category: catalogue.categories.find(({ slug }) => slug === value)?.id ?? null }
        : { ...product, [column.field]: value }
    case 'text':
      return { ...product, [column.field]: { ...product[column.field], [column.language]: value } }
    case 'highlights': {
      const keys = new Set(toKeys(value))
      const ids = new Set(catalogue.parameters.filter(({ key }) => keys.has(key)).map(({ id }) => id))
      const specifications = (product.specifications ?? []).map((row) =>
        Boolean(row.highlight) === ids.has(row.parameter ?? 0)
          ? row
          : { ...row, highlight: ids.has(row.parameter ?? 0) },
      )
      return { ...product, specifications }
    }
    case 'figure':
      return withRow(product, column.parameter.id, { [column.end]: value })
    case 'yes':
      return withRow(product, column.parameter.id, { yes: value === true }, value !== null)
    case 'words': {
      const { text } = rowOf(product, column.parameter.id) ?? {}
      return withRow(product, column.parameter.id, { text: { ...text, [column.language]: value as string | null } })
    }
  }
}

/** The parameters that a cell of highlights names. */
export const toKeys = (value: Value): string[] =>
  typeof value === 'string' ? value.split(/[,;\s]+/).filter(Boolean) : []

function withRow(
  product: SheetProduct,
  parameter: number,
  change: Partial<SheetSpecification>,
  isThere?: boolean,
): SheetProduct {
  const rows = product.specifications ?? []
  const at = rows.findIndex((row) => row.parameter === parameter)
  const before = rows[at]
  const after = { ...(before ?? { parameter }), ...change }
  const stays = isThere ?? (!isEmpty(after) || (before !== undefined && isEmpty(before)))
  const specifications = before
    ? rows.flatMap((row, index) => (index !== at ? [row] : stays ? [after] : []))
    : stays
      ? [...rows, after]
      : rows
  return { ...product, specifications }
}

function isEmpty({ number, max, text, yes }: SheetSpecification): boolean {
  const isNothing = (it: unknown) => it === null || it === undefined || it === ''
  return [number, max, yes || null, ...Object.values(text ?? {})].every(isNothing)
}

/** Excel keeps 15 digits of a figure, and no spaces around a text are meant. */
export function isSameValue(a: Value, b: Value): boolean {
  if (typeof a === 'number' && typeof b === 'number')
    return a === b || Math.abs(a - b) <= Math.max(Math.abs(a), Math.abs(b)) * 1e-14
  if (typeof a === 'string' && typeof b === 'string') return toPlain(a) === toPlain(b)
  return a === b || (isBlank(a) && isBlank(b))
}

const isBlank = (value: Value) => value === null || (typeof value === 'string' && toPlain(value) === '')
const toPlain = (text: string) => text.replaceAll(/\r\n?/g, '\n').trim()
