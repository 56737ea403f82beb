import { expect, it } from 'vitest'
import { readCsv, writeCsv } from './csv.ts'

it('writes what it reads', () => {
  const rows = [
    ['from', 'to'],
    ['/a,b/', '/say "hi"/'],
    ['/о-нас/', '/about/\nsecond line'],
  ]
  expect(readCsv(writeCsv(rows)).map((it) => it.cells)).toEqual(rows)
})

it('reads what spreadsheets of other countries write, and knows the lines', () => {
  expect(readCsv('\uFEFFfrom;to\r\n\r\n/a/;/b,c/\r\n;\r\n"/d/";/e/')).toEqual([
    { line: 1, cells: ['from', 'to'] },
    { line: 3, cells: ['/a/', '/b,c/'] },
    { line: 5, cells: ['/d/', '/e/'] },
  ])
  expect(readCsv('from\tto\n/a/\t/b/')[1]?.cells).toEqual(['/a/', '/b/'])
})

it('writes nothing that a spreadsheet would run', () => {
  expect(writeCsv([['=1+1', '@x', '/a/']])).toBe("\uFEFF'=1+1,'@x,/a/\r\n")
})
