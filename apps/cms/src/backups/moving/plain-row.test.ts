import { expect, it } from 'vitest'
import { fromPostgres, fromSqlite, toSqlite } from './plain-row.ts'
import { TableChecksum } from './table-checksum.ts'
import type { ValueKind } from './table-columns.ts'

const columns = new Map<string, ValueKind>([
  ['flag', 'boolean'],
  ['size', 'number'],
  ['made', 'time'],
  ['data', 'json'],
  ['name', 'text'],
])
const inSqlite = {
  flag: 1,
  size: 0.1,
  made: '2026-11-23T09:03:42.124Z',
  data: '{"b":[1,{"z":2,"y":null}],"a":"é"}',
  name: '007',
}
const inPostgres =
  '{"name":"007","flag":true,"size":0.10,"made":"2026-11-23T10:03:42.124+01:00","data":{"a":"é","b":[1.0,{"y":null,"z":2}]}}'

it('reads the same row from both databases, however they write it [R18.52]', () => {
  expect(fromSqlite(inSqlite, columns)).toEqual(fromPostgres(inPostgres, columns))
  expect(toSqlite(fromPostgres(inPostgres, columns), columns)).toEqual([
    1,
    0.1,
    '2026-11-23T09:03:42.124Z',
    '{"a":"é","b":[1,{"y":null,"z":2}]}',
    '007',
  ])
})

it('keeps nothing apart from an empty text', () => {
  const nothing = { flag: null, size: null, made: null, data: null, name: null }
  expect(toSqlite(fromSqlite(nothing, columns), columns)).toEqual([null, null, null, null, null])
  expect(fromSqlite({ ...nothing, name: '' }, columns).at(-1)).toBe('')
})

it.each([
  ['flag', 2, 'yes or no'],
  ['size', 'many', 'number'],
  ['made', 'soon', 'time'],
  ['data', '{', 'JSON'],
])('refuses what SQLite took for the column %s, without saying what it is [R18.53]', (column, value, kind) => {
  expect(() => fromSqlite({ ...inSqlite, [column]: value }, columns)).toThrow(
    `a value of the column ${column} is no ${kind}`,
  )
})

it('sums up a table in any order, and tells one changed letter, a lost row and a doubled one [R18.52]', () => {
  const sum = (...rows: unknown[][]) => {
    const table = new TableChecksum()
    for (const row of rows) table.add(row)
    return table.checksum
  }
  expect(sum(['a', 1], ['b', 2])).toBe(sum(['b', 2], ['a', 1]))
  expect(
    new Set([
      sum(['a', 1], ['b', 2]),
      sum(['a', 1], ['b', '2']),
      sum(['a', 1]),
      sum(['a', 1], ['a', 1], ['b', 2]),
      sum(),
    ]).size,
  ).toBe(5)
})
