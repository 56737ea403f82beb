import { languageCodes, languageOf } from '@vitrine/locales/languages'
import sharp from 'sharp'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Sheet, SheetText } from '../../shared/sheets/sheet.ts'
import { readPdf } from './testing/read-pdf.ts'
import { typeset } from './typeset.ts'

const warn = vi.fn<(reason: string) => void>()
beforeEach(() => warn.mockClear())

const text = (words: string): SheetText => ({ runs: [{ text: words }] })
const words = '#panic("run") *bold* _it_ $x$ `raw` <label> @ref [b] \\ " // https://a.example'

const sheet: Sheet = {
  language: 'en',
  paper: 'a4',
  title: 'NV 4 Welder',
  kind: 'Data sheet',
  heading: text('NV 4 Welder'),
  address: 'https://norvane.example/product/pvc-screwing-machines/nv-4',
  company: { name: 'Norvane', lines: [text('Graz')] },
  blocks: [
    { kind: 'paragraph', tone: 'lead', text: text(words) },
    { kind: 'pictures', pictures: [{ src: '/media/a.webp', alt: 'A welder' }] },
    { kind: 'figures', items: [{ name: text('Weight'), value: { runs: [{ text: '900 kg', ltr: true }] } }] },
    { kind: 'heading', text: text('Overview') },
    { kind: 'groups', groups: [{ name: text('Size'), rows: [{ name: text('Length'), value: text('5 m') }] }] },
    { kind: 'list', ordered: false, items: [text('one'), text('two')] },
    { kind: 'features', items: [{ title: text('Fast'), text: { ...text('Very'), english: true } }] },
    {
      kind: 'table',
      head: [{ text: text('Parameter') }, { text: text('Value') }],
      rows: [{ group: text('Size') }, { cells: [text('Weight'), text('900 kg')] }],
    },
    {
      kind: 'lines',
      head: ['Machine', 'Quantity'],
      lines: [{ picture: null, name: text('NV 4'), note: text('Welder'), quantity: text('2 ×') }],
    },
    {
      kind: 'drawing',
      svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h40v10z"/></svg>',
      alt: 'The hall',
    },
  ],
}
const picture = () =>
  sharp({ create: { width: 40, height: 20, channels: 4, background: '#e4572e80' } })
    .webp()
    .toBuffer()
const make = async (own: Partial<Sheet> = {}) =>
  readPdf(await typeset({ sheet: { ...sheet, ...own }, pictures: new Map([['/media/a.webp', await picture()]]) }, warn))

it('a sheet is tagged, says its title and language, and is of the standard [R2.114, R2.123]', async () => {
  const pdf = await make()
  expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>')
  expect(pdf).toMatch(/\/Title \(NV 4 Welder\)|\/Title <FEFF/)
  expect(pdf).toContain('/Lang (en)')
  const roles = new Set([...pdf.matchAll(/\/S \/(\w+)/g)].map(([, role]) => role))
  expect([...roles]).toEqual(
    expect.arrayContaining(['H1', 'H2', 'H3', 'Table', 'TH', 'TD', 'L', 'LI', 'Figure', 'Link', 'P']),
  )
  for (const alt of ['A welder', 'The hall', sheet.address]) expect(pdf).toContain(`/Alt (${alt})`)
  expect(pdf).toContain('/URI (https://norvane.example/product/pvc-screwing-machines/nv-4)')
})

it.each(languageCodes)(
  'a sheet in %s has its language, direction and the fonts of its script [R2.113, R2.120]',
  async (language) => {
    const { default: texts } = (await import(`@vitrine/locales/texts/${language}.json`)) as {
      default: Record<string, string>
    }
    const own = Object.values(texts).filter((it) => !it.includes('{'))
    const pdf = await make({
      language,
      blocks: [...sheet.blocks, { kind: 'list', ordered: true, items: own.map(text) }],
    })
    expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(pdf).toContain(`/Lang (${new Intl.Locale(languageOf(language).tag).language}`)
    const fonts = { ar: 'NotoSansArabic', ir: 'NotoSansArabic', kn: 'NotoSansKannada', cn: 'NotoSansSC' } as Record<
      string,
      string
    >
    expect(pdf).toContain(fonts[language] ?? 'Inter')
  },
)

it('a character that no font has does not cost the sheet, only the standard [R2.114]', async () => {
  const pdf = await make({ heading: text('NV 4 \u{1F980}') })
  expect(pdf).toContain('/StructTreeRoot')
  expect(pdf).not.toContain('pdfuaid')
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('could not be displayed'))
})

it('a sheet stands without pictures that are none [R2.121]', async () => {
  const pictures = new Map([['/media/a.webp', Buffer.from('<svg/>')]])
  expect(readPdf(await typeset({ sheet, pictures }, warn))).toContain('<pdfuaid:part>1</pdfuaid:part>')
})

it('paper is letter where figures are imperial [R2.111]', async () => {
  expect(await make({ paper: 'letter' })).toMatch(/\/MediaBox \[0 0 612 792\]/)
})
