import { expect, it } from 'vitest'
import type { Catalogue, SheetProduct } from '../columns/sheet-product.ts'
import { toCsvFiles } from './to-csv-files.ts'
import { toSheets } from './to-sheets.ts'

const catalogue: Catalogue = {
  parameters: [
    { id: 1, key: 'width', kind: 'range', unit: 'mm', name: { en: 'Width', de: 'Breite' }, position: 2 },
    { id: 2, key: 'weight', kind: 'number', unit: 'kg', name: { en: 'Weight' }, position: 1 },
    { id: 3, key: 'cooling', kind: 'boolean', name: { en: 'Cooling' }, position: 3 },
    { id: 4, key: 'unused', kind: 'number', name: { en: 'Unused' }, position: 4 },
  ],
  categories: [
    { id: 7, slug: 'saws', position: 2 },
    { id: 8, slug: 'drills-of-a-very-long-name-indeed', position: 1 },
  ],
}
const stamp = '2026-01-01T00:00:00.000Z'
const saw: SheetProduct = {
  id: 5,
  model: 'NV-450',
  category: 7,
  specifications: [
    { parameter: 1, number: 0.0000001, max: 3.5, highlight: true },
    { parameter: 2, number: -5 },
    { parameter: 3, yes: null },
  ],
  updatedAt: stamp,
  _status: 'published',
}
const drill: SheetProduct = { id: 6, model: '=1+1', category: 8, updatedAt: stamp, _status: 'draft' }
const sheets = toSheets([saw, drill], catalogue, { reader: 'de', decimal: 'comma' })

it('makes a sheet for each category with the parameters that its products have [R14.145]', () => {
  expect(sheets.map(({ name }) => name)).toEqual(['drills-of-a-very-long-name-inde', 'saws'])
  const [keys = [], headings = []] = sheets[1]?.headings ?? []
  const parameters = keys.flatMap((key, at) => (key.startsWith('parameter:') ? [`${key} = ${headings[at]}`] : []))
  expect(parameters).toEqual([
    'parameter:weight = Weight (kg)',
    'parameter:width = Breite, von (mm)',
    'parameter:width:max = Breite, bis (mm)',
    'parameter:cooling = Cooling',
  ])
  expect(keys.slice(0, 3)).toEqual(['id', 'stamp:comma', 'model'])
  expect(sheets[0]?.headings[0]?.some((key) => key.startsWith('parameter:'))).toBe(false)
})

it('has the number and the version of each product, hidden, and fixed columns that look so [R14.146]', () => {
  expect(sheets[1]?.rows[0]?.slice(0, 3)).toEqual([5, `v${stamp}`, 'NV-450'])
  const looks = sheets[1]?.columns.map(({ hidden, locked }) => [hidden ?? false, locked ?? false])
  expect(looks?.slice(0, 5)).toEqual([
    [true, true],
    [true, true],
    [false, false],
    [false, false],
    [false, true],
  ])
  expect(sheets[1]?.columns[2]?.comment).toContain('leere Zelle')
})

it('writes CSV as the country of the reader opens it, with formulas escaped [R14.145, R14.147]', () => {
  const { body, ending } = toCsvFiles(sheets.slice(0, 1), 'comma')
  expect(ending).toBe('csv')
  expect(new TextDecoder().decode(body)).toContain(`"6";"v${stamp}";"'=1+1"`)
  expect(toCsvFiles(sheets, 'comma').ending).toBe('zip')
  const text = new TextDecoder().decode(toCsvFiles(sheets.slice(1), 'comma').body)
  expect(text).toContain(`;"'-5";"0,0000001";"3,5";"nein";`)
})
