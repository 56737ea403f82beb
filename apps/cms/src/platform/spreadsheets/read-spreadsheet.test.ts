import { zipSync } from 'fflate'
import { writeXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { readSpreadsheet } from './read-spreadsheet.ts'
import { packPlainly, unpack } from './unpack.ts'
import { writeWorkbook } from './write-workbook.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

it('reads what spreadsheets make of cells: dates, percentages, errors, results of formulas, merged cells [R14.147]', async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'saws',
        rows: [
          ['a', 1.5, true, null],
          [new Date('2026-05-03'), 'text', '  ', 0.1],
        ],
        merges: [{ startRow: 1, startCol: 1, endRow: 1, endCol: 2 }],
        cells: new Map([
          ['1,3', { value: 0.145, type: 'number', style: { numFmt: '0.0%' } }],
          ['0,3', { type: 'formula', formula: 'B1*2', formulaResult: 3, value: null }],
        ]),
      },
    ],
  })
  expect(await readSpreadsheet(bytes, 'a.xlsx')).toEqual([
    {
      name: 'saws',
      rows: [
        ['a', 1.5, true, 3],
        [{ date: '2026-05-03' }, 'text', null, { percent: 14.5 }],
      ],
      merged: ['B2:C2'],
    },
  ])
})

it('reads CSV in UTF-8 and UTF-16, by itself or many in an archive, with rows as spreadsheets count them [R14.147]', async () => {
  const rows = [['id', 'model'], ['1', 'two\nlines'], [], [], ['2', 'Säge']]
  const text = 'id;model\r\n1;"two\nlines"\r\n\r\n\r\n2;Säge\r\n'
  const utf16 = new Uint8Array([
    0xff,
    0xfe,
    ...new Uint8Array(Uint16Array.from([...text], (it) => it.charCodeAt(0)).buffer),
  ])
  for (const bytes of [bytesOf(text), bytesOf(`\uFEFF${text}`), utf16])
    expect(await readSpreadsheet(bytes, 'saws.csv')).toEqual([{ name: 'saws', rows, merged: [] }])
  const archive = zipSync({ 'a/saws.csv': bytesOf(text), 'a/notes.pdf': bytesOf('x') })
  expect(await readSpreadsheet(archive, 'all.zip')).toEqual([{ name: 'saws', rows, merged: [] }])
})

it.each([
  ['an encoding of one country', new Uint8Array([0x53, 0xe4, 0x67, 0x65]), 'file.encoding'],
  ['a workbook of before 2007', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'file.old'],
  ['a picture in an archive', zipSync({ 'a.png': bytesOf('x') }), 'file.unknown'],
  ['bytes', bytesOf('a\0b'), 'file.unknown'],
  ['half an archive', zipSync({ 'a.csv': bytesOf('a,b') }).subarray(0, 20), 'file.damaged'],
  [
    'an archive of nonsense',
    zipSync({ '[Content_Types].xml': bytesOf('<'), 'xl/workbook.xml': bytesOf('no') }),
    'file.damaged',
  ],
])('refuses %s in a sentence [R14.150]', async (_name, bytes, key) => {
  await expect(readSpreadsheet(bytes, 'a')).rejects.toThrow(key)
})

it('unpacks no more than a spreadsheet needs, whatever the archive says [R14.150]', async () => {
  const bomb = zipSync({ 'a.xml': new Uint8Array(2_000_000) })
  expect(bomb.length).toBeLessThan(10_000)
  expect(() => unpack(bomb, 1_000_000)).toThrow('file.unpacked')
  expect(unpack(bomb, 3_000_000)['a.xml']).toHaveLength(2_000_000)
  // The archive says 1,000 bytes of what are two millions.
  const lying = Buffer.from(bomb)
  const said = Buffer.alloc(4)
  said.writeUInt32LE(2_000_000)
  for (let at = lying.indexOf(said); at >= 0; at = lying.indexOf(said, at + 1)) lying.writeUInt32LE(1000, at)
  expect(unpack(lying, 3_000_000)['a.xml']?.length ?? 0).toBeLessThanOrEqual(1000)
  expect(packPlainly({ a: new Uint8Array(1000) }).length).toBeGreaterThan(1000)
})

it('writes a workbook that is read as it was, with headings that stand still and no formulas [R14.147]', async () => {
  const bytes = await writeWorkbook([
    {
      name: 'saws',
      columns: [
        { width: 10, hidden: true, locked: true },
        { width: 20, comment: 'A comment' },
      ],
      headings: [
        ['id', 'model'],
        ['#', 'Model'],
      ],
      rows: [
        [1, '=1+1'],
        [2, null],
        [3, '0012'],
      ],
      fixed: 1,
      rightToLeft: true,
    },
  ])
  const [sheet] = await readSpreadsheet(bytes, 'a.xlsx')
  expect(sheet?.rows).toEqual([
    ['id', 'model'],
    ['#', 'Model'],
    [1, "'=1+1"],
    [2, null],
    [3, '0012'],
  ])
  const files = unpack(bytes)
  const xml = Buffer.from(files['xl/worksheets/sheet1.xml'] ?? []).toString()
  expect(xml).toMatch(/rightToLeft="1"/)
  expect(xml).toMatch(/<pane [^>]*xSplit="1"[^>]*ySplit="2"|<pane [^>]*ySplit="2"[^>]*xSplit="1"/)
  expect(xml).toMatch(/<col [^>]*hidden="(1|true)"/)
  expect(Object.keys(files).some((name) => /comments/.test(name))).toBe(true)
})
