import type { Payload } from 'payload'
import { toRowId } from '../../../platform/database/row-id.ts'
import type { SheetCell } from '../../../platform/spreadsheets/sheet-cell.ts'
import type { Decimal, Problem } from '../columns/parsed.ts'
import type { Catalogue, SheetProduct } from '../columns/sheet-product.ts'
import { STAMP_MARK } from '../export/to-sheets.ts'
import { readSheetProducts, readStampedProducts } from '../read-catalogue.ts'
import type { ReadRow } from '../reading/read-rows.ts'
import { type CellChange, compareRow } from './compare-row.ts'
import { findProductsBySlug, findTakenSlugs } from './find-slugs.ts'

/** A row with the product that it is about; null for a new one. `stamp` says as which version it was compared. */
export type CheckedRow = {
  product: number | null
  title: string
  sheet: string
  line: number
  stamp: string | null
  cells: CellChange[]
}

/** In which row each product was, and the addresses that rows before this one give. */
export type Seen = { products: Map<number, string>; slugs: Set<string> }
export const noneSeen = (): Seen => ({ products: new Map(), slugs: new Set() })

type Check = { decimal: Decimal; catalogue: Catalogue; seen: Seen }

/** Compares rows with their products. @param rows at most PRODUCTS_A_READ */
export async function checkRows(payload: Payload, rows: readonly ReadRow[], check: Check): Promise<CheckedRow[]> {
  const known = await findProducts(payload, rows)
  const checked = rows.map((row) => checkRow(row, known, check))
  await refuseTakenSlugs(payload, checked, check.seen)
  return checked
}

type Known = {
  products: ReadonlyMap<number, SheetProduct>
  bySlug: ReadonlyMap<string, number>
  bases: ReadonlyMap<number, SheetProduct>
}

async function findProducts(payload: Payload, rows: readonly ReadRow[]): Promise<Known> {
  const slugs = rows.flatMap((row) => (idOf(row) === null ? [slugOf(row)] : [])).filter((it) => it !== null)
  const bySlug = await findProductsBySlug(payload, slugs)
  const ids = [...rows.map(idOf), ...bySlug.values()].filter((it): it is number => typeof it === 'number')
  const found = await readSheetProducts(payload, [...new Set(ids)])
  const products = new Map(found.map((product) => [product.id, product]))
  const stale = rows.flatMap((row): [number, string][] => {
    const product = products.get(Number(idOf(row)))
    const stamp = stampOf(row)
    return product && stamp && stamp !== product.updatedAt ? [[product.id, stamp]] : []
  })
  return { products, bySlug, bases: await readStampedProducts(payload, new Map(stale)) }
}

function checkRow(row: ReadRow, { products, bySlug, bases }: Known, { decimal, catalogue, seen }: Check): CheckedRow {
  const { sheet, line } = row
  const id = idOf(row)
  const own = id ?? bySlug.get(slugOf(row) ?? '') ?? null
  const current = typeof own === 'number' ? products.get(own) : undefined
  const about = {
    product: current?.id ?? null,
    sheet,
    line,
    stamp: current?.updatedAt ?? null,
    title: titleOf(row, current),
  }
  const refuse = (problem: Problem): CheckedRow => {
    const at = row.cells.find(({ column }) => column.kind === 'id')?.at ?? row.cells[0]?.at ?? `A${line}`
    return { ...about, cells: [{ at, key: 'id', before: null, after: null, problem }] }
  }
  if (own !== null && !current) return refuse({ key: 'cell.unknown', values: { value: String(own) } })
  const before = current && seen.products.get(current.id)
  if (before) return refuse({ key: 'cell.twice', values: { value: before } })
  if (current) seen.products.set(current.id, `${sheet}!${line}`)
  const stamp = stampOf(row)
  const isStale = current !== undefined && stamp !== null && stamp !== current.updatedAt
  const base = isStale ? { base: bases.get(current.id) ?? null } : {}
  return { ...about, cells: compareRow({ row, current, ...base, decimal, catalogue }) }
}

/** No two products have one address: neither another one that there is, nor one of the rows before. */
async function refuseTakenSlugs(payload: Payload, rows: readonly CheckedRow[], seen: Seen): Promise<void> {
  const changes = rows.flatMap((row) =>
    row.cells
      .filter((cell) => cell.key === 'slug' && !cell.problem && typeof cell.after === 'string')
      .map((cell) => ({ row, cell, slug: String(cell.after) })),
  )
  const taken = await findTakenSlugs(
    payload,
    changes.map(({ slug }) => slug),
  )
  for (const { row, cell, slug } of changes) {
    const owner = taken.get(slug)
    if ((owner !== undefined && owner !== row.product) || seen.slugs.has(slug)) {
      cell.problem = { key: 'cell.taken', values: { value: slug } }
      cell.at ||= `A${row.line}`
    }
    seen.slugs.add(slug)
  }
}

const cellOf = (row: ReadRow, kind: 'id' | 'stamp'): SheetCell =>
  row.cells.find(({ column }) => column.kind === kind)?.cell ?? null

/** The number of a product; a text where somebody has written something else there, null where nothing stands there. */
function idOf(row: ReadRow): number | string | null {
  const cell = cellOf(row, 'id')
  if (cell === null) return null
  const text = typeof cell === 'object' ? Object.values(cell).join('') : String(cell).trim()
  return toRowId(text) ?? text
}

const stampOf = (row: ReadRow): string | null => {
  const cell = cellOf(row, 'stamp')
  const stamp = typeof cell === 'string' ? cell.trim().slice(STAMP_MARK.length) : ''
  return Number.isNaN(Date.parse(stamp)) ? null : stamp
}

function slugOf({ cells }: ReadRow): string | null {
  const cell = cells.find(({ column }) => column.kind === 'fact' && column.field === 'slug')?.cell
  return typeof cell === 'string' ? cell.trim() : null
}

function titleOf({ cells }: ReadRow, current: SheetProduct | undefined): string {
  const cell = (wanted: string) =>
    cells.find(({ column }) => (column.kind === 'fact' ? column.field : column.kind) === wanted)?.cell
  const parts = current ? [current.model, current.name?.en] : [cell('model'), cell('text')]
  return parts.filter((it) => typeof it === 'string').join(' · ')
}
