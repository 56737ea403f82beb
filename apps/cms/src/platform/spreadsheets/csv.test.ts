import { expect, it } from 'vitest'
import { readCsv, writeCsv } from './csv.ts'
import { escapeFormula, unescapeFormula } from './escape-formula.ts'

it('writes what it reads [R14.7]', () => {
  const rows = [
    ['from', 'to'],
    ['/a,b/', '/say "hi"/'],
    ['/о-нас/', '/about/\nsecond line'],
  ]
  expect(readCsv(writeCsv(rows)).map((it) => it.cells)).toEqual(rows)
})

it('reads the separators of other countries, and numbers the lines [R14.7]', () => {
  expect(readCsv('\uFEFFfrom;to\r\n\r\n/a/;/b,c/\r\n;\r\n"/d/";/e/')).toEqual([
    { line: 1, row: 1, cells: ['from', 'to'] },
    { line: 3, row: 3, cells: ['/a/', '/b,c/'] },
    { line: 5, row: 5, cells: ['/d/', '/e/'] },
  ])
  expect(readCsv('from\tto\n/a/\t/b/')[1]?.cells).toEqual(['/a/', '/b/'])
})

it('begins with a byte order mark, quotes every cell, and escapes formulas [R15.5]', () => {
  expect(writeCsv([['=1+1', '@x', 'say "x", y']])).toBe(`\uFEFF"'=1+1","'@x","say ""x"", y"\r\n`)
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1'])(
  'makes a cell of %j harmless [R15.5]',
  (text) => expect(escapeFormula(text)).toBe(`'${text}`),
)
it('leaves other cells as they are', () => expect(escapeFormula('a=b+c')).toBe('a=b+c'))

it.each(['=1+1', "'=1+1", "''-5", "'quoted'", 'a', "'", ''])('gives %j back as it was [R14.147]', (text) =>
  expect(unescapeFormula(escapeFormula(text))).toBe(text),
)
it('takes away no apostrophe that stands before something else', () =>
  expect(unescapeFormula("'n Sack")).toBe("'n Sack"))
