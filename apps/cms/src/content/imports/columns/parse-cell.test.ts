import { expect, it } from 'vitest'
import type { SheetCell } from '../../../platform/spreadsheets/sheet-cell.ts'
import type { Column, ValueColumn } from './column.ts'
import { parseKey, toKey } from './column.ts'
import { parseCell } from './parse-cell.ts'
import type { Decimal } from './parsed.ts'
import type { Catalogue } from './sheet-product.ts'

const catalogue: Catalogue = {
  parameters: [
    { id: 1, key: 'width', kind: 'range', unit: 'mm', position: 1 },
    { id: 2, key: 'load', kind: 'number', unit: '%', position: 2 },
    { id: 3, key: 'cooling', kind: 'boolean', position: 3 },
    { id: 4, key: 'control', kind: 'text', position: 4 },
    { id: 5, key: 'axes', kind: 'number', unit: null, position: 5 },
  ],
  categories: [{ id: 7, slug: 'saws', position: 1 }],
}
const column = (key: string) => parseKey(key, catalogue) as ValueColumn
const parse = (key: string, cell: SheetCell, decimal: Decimal = 'point') => {
  const parsed = parseCell(cell, column(key), decimal, catalogue)
  return 'value' in parsed ? parsed.value : parsed.problem.key
}

it.each([
  'id',
  'stamp',
  'status',
  'slug',
  'position',
  'highlights',
  'name:de',
  'parameter:width:max',
  'parameter:control:ar',
])('the column %s has this key [R14.146]', (key) => expect(toKey(parseKey(key, catalogue) as Column)).toBe(key))
it.each([
  'name',
  'name:xx',
  'parameter:unknown',
  'parameter:cooling:max',
  'parameter:control',
  'parameter:width:de',
  'Preis',
  '',
])('there is no column %j [R14.146]', (key) => expect(parseKey(key, catalogue)).toBeNull())

it.each<[SheetCell, Decimal, unknown]>([
  [450, 'point', 450],
  ['450', 'point', 450],
  ['450.5', 'point', 450.5],
  ['450,5', 'comma', 450.5],
  ['1.500', 'comma', 1500],
  ['1.500', 'point', 1.5],
  ['1 500,5 mm', 'comma', 1500.5],
  ["1'500", 'point', 1500],
  ['45 cm', 'point', 450],
  ['2"', 'point', 50.8],
  ["'-5", 'point', -5],
  ['−5', 'point', -5],
  ['٤٥٠', 'point', 450],
  ['', 'point', null],
  [null, 'point', null],
  ['5 kg', 'point', 'cell.unit'],
  ['about 5', 'point', 'cell.figure'],
  ['400–3500', 'point', 'cell.figure'],
  [{ date: '2026-05-03' }, 'point', 'cell.date'],
  [{ percent: 15 }, 'point', 'cell.percent'],
  [{ error: '#REF!' }, 'point', 'cell.error'],
  [{ error: '=A1*2' }, 'point', 'cell.formula'],
  [true, 'point', 'cell.figure'],
])('of %j with a decimal %s it takes %j [R14.148, R14.151]', (cell, decimal, value) =>
  expect(parse('parameter:width', cell, decimal)).toBe(value),
)

it('takes a percentage where the unit is one, however Excel keeps it [R14.148]', () => {
  expect(parse('parameter:load', { percent: 15 })).toBe(15)
  expect(parse('parameter:load', '15 %')).toBe(15)
  expect(parse('parameter:axes', '5 mm')).toBe('cell.unit')
})

it('takes yes and no in every language, and as Excel writes them [R14.148]', () => {
  for (const cell of [true, 'Ja', 'да', '有', 'x', 1] as const) expect(parse('parameter:cooling', cell)).toBe(true)
  for (const cell of [false, 'nein', 'لا', 0] as const) expect(parse('parameter:cooling', cell)).toBe(false)
  expect(parse('parameter:cooling', 'perhaps')).toBe('cell.yes')
  expect(parse('parameter:cooling', null)).toBeNull()
})

it('takes texts as they are, of one line where the field has one [R14.148]', () => {
  expect(parse('name:de', ' Säge ')).toBe('Säge')
  expect(parse('name:de', 450)).toBe('450')
  expect(parse('name:de', "'=1+1")).toBe('=1+1')
  expect(parse('name:de', 'a\nb')).toBe('cell.line')
  expect(parse('summary:de', 'a\r\nb')).toBe('a\nb')
  expect(parse('name:de', { date: '2026-05-03' })).toBe('cell.date')
})

it('refuses what a product cannot do without, or what there is not [R14.149]', () => {
  expect(parse('model', null)).toBe('cell.required')
  expect(parse('position', null)).toBe('cell.required')
  expect(parse('category', 'hammers')).toBe('cell.category')
  expect(parse('slug', 'Not a slug')).toBe('cell.slug')
  expect(parse('highlights', 'width, price')).toBe('cell.parameter')
  expect(parse('highlights', 'width; load')).toBe('width; load')
})
