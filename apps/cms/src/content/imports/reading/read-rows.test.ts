import { expect, it } from 'vitest'
import type { SheetCell } from '../../../platform/spreadsheets/sheet-cell.ts'
import { toKey } from '../columns/column.ts'
import { readRows } from './read-rows.ts'

const catalogue = { parameters: [{ id: 1, key: 'width', kind: 'number' as const, unit: 'mm', position: 1 }] }
const read = (rows: SheetCell[][], merged: string[] = []) => readRows([{ name: 'saws', rows, merged }], catalogue)
const cellsOf = (rows: SheetCell[][], merged?: string[]) =>
  read(rows, merged).rows.map(({ line, cells }) =>
    [line, ...cells.map(({ column, cell, at }) => `${at} ${toKey(column)}=${JSON.stringify(cell)}`)].join(' '),
  )

it('finds columns by their keys, wherever they stand and whatever their headings say [R14.146]', () => {
  expect(
    cellsOf([
      ['Our saws, July'],
      ['parameter:width', 'model', 'id'],
      ['Breite in mm', 'Typ', '#'],
      [450, 'NV-450', 3],
      [],
      [null, 'NV-600', null],
    ]),
  ).toEqual([
    '4 A4 parameter:width=450 B4 model="NV-450" C4 id=3',
    '6 A6 parameter:width=null B6 model="NV-600" C6 id=null',
  ])
})

it('tells the row of headings from a product, with or without the column of numbers [R14.146]', () => {
  const headings = ['Model', 'Position']
  expect(cellsOf([['model', 'position'], headings, ['NV-450', 1]])).toEqual(['3 A3 model="NV-450" B3 position=1'])
  expect(
    cellsOf([
      ['model', 'position'],
      ['NV-450', 1],
    ]),
  ).toEqual(['2 A2 model="NV-450" B2 position=1'])
})

it('names columns and sheets that it does not read [R14.146]', () => {
  const { notices, sheets } = read([
    ['id', 'model', 'price', null],
    ['#', 'Model', 'Price', null],
    [1, 'a', 5, 'note'],
  ])
  expect(sheets).toBe(1)
  expect(notices).toEqual([
    { key: 'notice.column', values: { cell: 'saws!C1', value: 'price' } },
    { key: 'notice.column', values: { cell: 'saws!D1', value: '' } },
  ])
  expect(read([['Notes'], ['Call Anna']])).toEqual({
    rows: [],
    sheets: 0,
    decimal: null,
    notices: [{ key: 'notice.sheet', values: { value: 'saws' } }],
  })
})

it('takes no part of a merged cell for an empty one [R14.147]', () => {
  expect(
    cellsOf(
      [
        ['id', 'model'],
        [1, 'a'],
        [2, null],
      ],
      ['B2:B3'],
    ),
  ).toEqual(['2 A2 id=1 B2 model={"error":"merged"}', '3 A3 id=2 B3 model={"error":"merged"}'])
})

it('knows from the file how its figures are written [R14.148]', () => {
  expect(
    read([
      ['id', 'stamp:comma'],
      [1, null],
    ]).decimal,
  ).toBe('comma')
  expect(
    read([
      ['id', 'stamp'],
      [1, null],
    ]).decimal,
  ).toBeNull()
})
