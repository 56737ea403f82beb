import { expect, it } from 'vitest'
import type { SheetCell } from '../../../platform/spreadsheets/sheet-cell.ts'
import { compareSerial, type SerialEntry } from './compare-serial.ts'
import { readSerialRows } from './read-serial-rows.ts'

const entry = (serial: string, more: Partial<SerialEntry> = {}): SerialEntry => ({
  serial,
  product: 1,
  modelYear: null,
  deliveredOn: null,
  note: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  wasDelivered: false,
  ...more,
})
const entries = new Map([
  ['NV45025A', entry('NV450-25-A', { modelYear: 2025, deliveredOn: '2025-06-12', wasDelivered: true })],
  ['NV45026B', entry('NV450-26-B', { modelYear: 2026 })],
])
const products = new Map([
  ['nv 450', [1]],
  ['nv-450-double-mitre-saw', [1]],
  ['nv 550', [2]],
  ['nv 9', [3, 4]],
])

function check(...rows: SheetCell[][]) {
  const read = readSerialRows([{ name: 'list', rows, merged: [] }])
  const known = { entries, products, seen: new Map<string, string>(), lastDay: '2026-11-28' }
  return { ...read, checked: read.rows.map((row) => compareSerial(row, known)) }
}
const headings = ['Seriennummer', 'Produkt', 'Baujahr', 'Geliefert am', 'Farbe']
const problemsOf = ({ checked }: ReturnType<typeof check>) =>
  checked.flatMap(({ sheet, cells }) =>
    cells.flatMap(({ at, problem }) => (problem ? [[`${sheet}!${at}`, problem.key, problem.values?.value]] : [])),
  )

it('finds columns by headings of any language, below a title, and says which it does not read [R14.263]', () => {
  const { checked, notices, sheets } = check(
    ['Delivered in October'],
    headings,
    ['nv450 27 c', 'NV 450', 2027, { date: '2026-10-01' }, 'red'],
    [],
  )
  expect(sheets).toBe(1)
  expect(notices).toEqual([{ key: 'notice.column', values: { cell: 'list!E2', value: 'Farbe' } }])
  expect(checked).toMatchObject([{ serial: 'nv450 27 c', isNew: true, line: 3, stamp: null }])
  expect(checked[0]?.cells).toEqual([
    { at: 'A3', key: 'serial', before: null, after: 'nv450 27 c' },
    { at: 'B3', key: 'product', before: null, after: 1 },
    { at: 'C3', key: 'modelYear', before: null, after: 2027 },
    { at: 'D3', key: 'deliveredOn', before: null, after: '2026-10-01' },
  ])
  expect(check(['Model', 'Colour'], ['NV 450', 'red']).sheets).toBe(0)
})

it('reads an export again, keys and headings, and finds nothing that differs [R14.263]', () => {
  const { checked } = check(
    ['serial', 'product', 'modelYear', 'deliveredOn', 'note'],
    ['Serial number', 'Delivered product', 'Model year', 'Delivered on', 'Internal note'],
    ['NV450-25-A', 'nv-450-double-mitre-saw', '2025', '2025-06-12', null],
    ['nv450 26 b', null, null, null, null],
  )
  expect(checked.map(({ serial, isNew, cells }) => [serial, isNew, cells])).toEqual([
    ['NV450-25-A', false, []],
    ['NV450-26-B', false, []],
  ])
})

it('says by row and column what is wrong [R14.264]', () => {
  const wrong = check(
    headings,
    [null, 'NV 450'],
    ['---', 'NV 450'],
    [1.2345678901234567e19, 'NV 450'],
    ['NV1', 'NV 45O'],
    ['NV2', 'NV 9'],
    ['NV3'],
    ['NV4', 'NV 450', 26, '31.04.2026'],
    ['NV5', 'NV 450', null, '03/04/2026'],
    ['NV6', 'NV 450', null, '2027-01-01'],
    ['n v-1', 'NV 450'],
    ['NV7', { error: '#REF!' }],
  )
  expect(problemsOf(wrong)).toEqual([
    ['list!A2', 'cell.required', undefined],
    ['list!A3', 'cell.serial', '---'],
    ['list!A4', 'cell.serialFigure', '12345678901234567000'],
    ['list!B5', 'cell.product', 'NV 45O'],
    ['list!B6', 'cell.products', 'NV 9'],
    ['list!B7', 'cell.required', undefined],
    ['list!C8', 'cell.year', '26'],
    ['list!D8', 'cell.day', '31.04.2026'],
    ['list!D9', 'cell.dayOrder', '03/04/2026'],
    ['list!D10', 'cell.future', '2027-01-01'],
    ['list!A11', 'cell.serialTwice', 'list!A5'],
    ['list!B12', 'cell.error', '#REF!'],
  ])
})

it('fills in what is empty, and corrects nothing of what is delivered [R14.264]', () => {
  const { checked } = check(
    headings,
    ['NV450-26-B', 'NV 550', 2027, '2026-11-02'],
    ['NV450-25-A', 'NV 550', 2024, '2025-06-13'],
  )
  expect(checked[0]).toMatchObject({ isNew: false, stamp: '2026-01-01T00:00:00.000Z' })
  expect(checked[0]?.cells.map(({ key, before, after }) => [key, before, after])).toEqual([
    ['product', 1, 2],
    ['modelYear', 2026, 2027],
    ['deliveredOn', null, '2026-11-02'],
  ])
  expect(checked[1]?.cells.map(({ key, problem }) => [key, problem])).toEqual([
    ['product', { key: 'cell.delivered' }],
    ['modelYear', { key: 'cell.corrected', values: { value: '2025' } }],
    ['deliveredOn', { key: 'cell.corrected', values: { value: '2025-06-12' } }],
  ])
})
