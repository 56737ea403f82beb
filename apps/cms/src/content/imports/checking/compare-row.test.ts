import { expect, it } from 'vitest'
import type { SheetCell } from '../../../platform/spreadsheets/sheet-cell.ts'
import { parseKey, type ValueColumn } from '../columns/column.ts'
import type { Catalogue, SheetProduct } from '../columns/sheet-product.ts'
import { compareRow, withChanges } from './compare-row.ts'

const catalogue: Catalogue = {
  parameters: [
    { id: 1, key: 'width', kind: 'range', unit: 'mm', position: 1 },
    { id: 2, key: 'weight', kind: 'number', unit: 'kg', position: 2 },
    { id: 3, key: 'cooling', kind: 'boolean', position: 3 },
    { id: 4, key: 'control', kind: 'text', position: 4 },
  ],
  categories: [{ id: 7, slug: 'saws', position: 1 }],
}
const saw: SheetProduct = {
  id: 5,
  model: 'NV-450',
  slug: 'nv-450',
  category: 7,
  position: 1,
  name: { en: 'Saw', de: 'Säge' },
  summary: { en: ' Two\r\nlines ' },
  specifications: [
    { id: 'a', parameter: 1, number: 400, max: 3500, highlight: true, text: {} },
    { id: 'b', parameter: 4, text: { en: 'CNC' } },
  ],
  updatedAt: '2026-01-01T00:00:00.000Z',
}
type Given = Record<string, SheetCell>
const rowOf = (cells: Given) => ({
  sheet: 'saws',
  line: 9,
  cells: Object.entries(cells).map(([key, cell], index) => ({
    column: parseKey(key, catalogue) as ValueColumn,
    cell,
    at: `${String.fromCharCode(65 + index)}9`,
  })),
})
const compare = (cells: Given, current: SheetProduct | undefined = saw, base?: SheetProduct | null) =>
  compareRow({ row: rowOf(cells), current, ...(base !== undefined && { base }), decimal: 'point', catalogue })
const after = (cells: Given) =>
  withChanges(
    saw,
    compare(cells).map((it) => ({ ...it, column: parseKey(it.key, catalogue) as ValueColumn })),
    catalogue,
  )

it('says nothing of cells that mean what the product has [R14.145]', () => {
  const same = {
    model: 'NV-450 ',
    'name:de': 'Säge',
    'summary:en': 'Two\nlines',
    'parameter:width': '400.0000000000001',
  }
  expect(compare({ ...same, 'parameter:width:max': 3500, 'parameter:cooling': null, highlights: 'width' })).toEqual([])
})

it('an empty cell empties, what has no column stays [R14.147]', () => {
  expect(compare({ 'name:de': null, 'parameter:width:max': null })).toEqual([
    { at: 'A9', key: 'name:de', before: 'Säge', after: null },
    { at: 'B9', key: 'parameter:width:max', before: 3500, after: null },
  ])
  expect(compare({ 'name:en': null, slug: null }).map(({ problem }) => problem?.key)).toEqual([
    'cell.required',
    'cell.required',
  ])
  const { specifications, name } = after({ 'parameter:control:en': null, 'parameter:width:max': null })
  expect(specifications).toEqual([{ ...saw.specifications?.[0], max: null }])
  expect(name).toEqual(saw.name)
})

it('refuses a change of a long text that a file does not hold whole, by its cell [R14.195]', () => {
  const product = { ...saw, description: { en: '- one\ntwo', de: 'Ein Text' }, inexact: ['en'] as const }
  expect(compare({ 'description:en': '- one\ntwo', 'description:de': 'Ein Text' }, product)).toEqual([])
  expect(compare({ 'description:en': 'Other', 'description:de': '## Neu' }, product)).toEqual([
    { at: 'A9', key: 'description:en', before: '- one\ntwo', after: 'Other', problem: { key: 'cell.longText' } },
    { at: 'B9', key: 'description:de', before: 'Ein Text', after: '## Neu' },
  ])
})

it('adds the rows of parameters that the product did not have [R14.145]', () => {
  const { specifications } = after({ highlights: 'weight', 'parameter:weight': '1.2 t', 'parameter:cooling': 'no' })
  expect(specifications?.slice(2)).toEqual([
    { parameter: 2, number: 1200, highlight: true },
    { parameter: 3, yes: false },
  ])
  expect(specifications?.[0]?.highlight).toBe(false)
})

it('refuses a maximum below its number, and on cards what there is not, by their cells [R14.149]', () => {
  expect(compare({ 'parameter:width': 4000 })).toMatchObject([{ at: 'A9', problem: { key: 'cell.order' } }])
  expect(compare({ 'parameter:width': 4000, 'parameter:width:max': 5000 }).some((it) => it.problem)).toBe(false)
  expect(compare({ highlights: 'weight' })).toMatchObject([{ problem: { key: 'cell.highlight' } }])
})

it('leaves alone what somebody changed here since the export, and names what both have changed [R14.153]', () => {
  const exported = { ...saw, name: { en: 'Saw', de: 'Sage' }, model: 'NV' }
  expect(compare({ 'name:de': 'Sage', model: 'NV-9', position: 3 }, saw, exported)).toEqual([
    { at: 'B9', key: 'model', before: 'NV', after: 'NV-9', now: 'NV-450' },
    { at: 'C9', key: 'position', before: 1, after: 3 },
  ])
  // Both have made the same of it.
  expect(compare({ model: 'NV-450' }, saw, exported)).toEqual([])
  // What was exported is not known any more: whatever differs may be the change of somebody else.
  expect(compare({ model: 'NV-9' }, saw, null)).toMatchObject([{ now: 'NV-450' }])
})

it('a row without a number is a product, of the category of its sheet, with an address of its name [R14.152]', () => {
  const made = compareRow({
    row: rowOf({ model: 'NV-9', 'name:en': 'Long Saw', 'name:de': null }),
    current: undefined,
    decimal: 'point',
    catalogue,
  })
  expect(made.map(({ at, key, after: value }) => [at, key, value])).toEqual([
    ['A9', 'model', 'NV-9'],
    ['B9', 'name:en', 'Long Saw'],
    ['', 'category', 'saws'],
    ['', 'slug', 'long-saw'],
    ['', 'position', 0],
  ])
  const row = { ...rowOf({ model: null }), sheet: 'other' }
  const lacking = compareRow({ row, current: undefined, decimal: 'point', catalogue })
  expect(lacking.filter((it) => it.problem).map(({ at, key }) => `${at} ${key}`)).toEqual([
    'A9 model',
    'A9 category',
    'A9 name:en',
  ])
})
