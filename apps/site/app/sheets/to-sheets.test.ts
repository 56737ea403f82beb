import type { Product, Specification, Turnkey } from '@vitrine/contract/shapes/shop'
import type { LanguageCode } from '@vitrine/locales/languages'
import { expect, it } from 'vitest'
import type { Units } from '../../shared/sheets/sheet-request.ts'
import type { Sheet, SheetText } from '../../shared/sheets/sheet.ts'
import { createSheetMaker } from './sheet-maker.ts'
import { toBasketSheet } from './to-basket-sheet.ts'
import { readPlan } from '../../shared/planner/plan-query.ts'
import { toPlanSheet } from './to-plan-sheet.ts'
import { toComparisonSheet } from './to-comparison-sheet.ts'
import { toProductSheet } from './to-product-sheet.ts'
import { toTurnkeySheet } from './to-turnkey-sheet.ts'

const texts = { dataSheet: 'Data sheet', turnkey: 'Plant', comparison: 'Comparison', enquiry: 'Enquiry' } as never
const company = { name: 'Norvane', legal_name: 'Norvane GmbH', address: 'Graz', phone: '+43 316', email: 'a@b.example' }

function makerFor(language: LanguageCode = 'en', units: Units = 'metric') {
  const text = ((key: string, values?: { count: number }) => (values ? `${values.count} x` : key)) as never
  return createSheetMaker({ language, units, siteUrl: 'https://norvane.example', text, texts, company })
}

const weight: Specification = {
  key: 'weight',
  name: 'Weight',
  group: 'dimensions',
  unit: 'kg',
  value: '900',
  number: 900,
  max: null,
  isFallback: false,
  imperial: { value: '1,984', unit: 'lb' },
  better: 'less',
}
const picture = {
  src: '/media/a.jpg',
  alt: '',
  width: 2000,
  height: 1000,
  sources: [{ type: 'image/webp', srcset: '/media/a-320.webp 320w, /media/a-960.webp 960w, /media/a-1280.webp 1280w' }],
}
const product = {
  id: 'nv-4',
  slug: 'nv-4',
  model: 'NV 4',
  name: 'Welder',
  subtitle: 'Four corners',
  summary: 'Welds.',
  image: picture,
  images: [picture],
  description: [{ type: 'paragraph', spans: [{ text: 'More at ' }, { text: 'ours', href: '/turnkey' }] }],
  features: [{ title: 'Fast', text: 'Very' }],
  specifications: [weight],
  highlights: [weight],
  fallbackFields: [],
  isFallback: false,
} as unknown as Product

const wordsOf = ({ runs }: SheetText) => runs.map(({ text }) => text).join('')
const blockOf = <Kind extends Sheet['blocks'][number]['kind']>(sheet: Sheet, kind: Kind) =>
  sheet.blocks.find((it): it is Extract<Sheet['blocks'][number], { kind: Kind }> => it.kind === kind)

it('the sheet of a product has its figures, texts and pictures, and leads to its page [R2.112]', () => {
  const sheet = toProductSheet(product, makerFor('de'))
  expect(sheet).toMatchObject({
    title: 'NV 4 Welder',
    kind: 'Data sheet',
    paper: 'a4',
    address: 'https://norvane.example/de/product/pvc-screwing-machines/nv-4',
    company: { name: 'Norvane' },
  })
  expect(wordsOf(sheet.heading)).toBe('NV 4 Welder')
  expect(sheet.company.lines.map(wordsOf)).toEqual(['Norvane GmbH · Graz', '+43 316 · a@b.example · norvane.example'])
  expect(blockOf(sheet, 'pictures')?.pictures).toEqual([{ src: '/media/a-960.webp', alt: 'NV 4 Welder' }])
  const groups = blockOf(sheet, 'groups')?.groups.map(({ name, rows }) => [
    wordsOf(name),
    ...rows.map((row) => [wordsOf(row.name), wordsOf(row.value)]),
  ])
  expect(groups).toEqual([['product.group.dimensions', ['Weight', '900\u00a0kg']]])
  const links = sheet.blocks.flatMap((it) => (it.kind === 'paragraph' ? it.text.runs.map(({ href }) => href) : []))
  expect(links.filter(Boolean)).toEqual(['https://norvane.example/de/turnkey'])
})

it('figures are imperial on letter paper where that is asked for, and stay where they have no other unit [R2.111]', () => {
  const { imperial: _, ...angle } = { ...weight, unit: '°', value: '45' }
  const sheet = toProductSheet({ ...product, highlights: [weight, angle] }, makerFor('en', 'imperial'))
  expect(sheet.paper).toBe('letter')
  expect(blockOf(sheet, 'figures')?.items.map(({ value }) => wordsOf(value))).toEqual(['1,984\u00a0lb', '45°'])
})

it('figures and models stay from left to right in Arabic, and English that stands in is marked [R2.113]', () => {
  const maker = makerFor('ar')
  const named = { ...product, name: 'ماكينة', summary: 'Weighs 900 kg.', fallbackFields: ['summary'], isFallback: true }
  const sheet = toProductSheet({ ...named, subtitle: 'ماكينة 900 kg ثقيلة' }, maker)
  expect(sheet.heading.runs[0]).toEqual({ text: 'NV 4', ltr: true })
  expect(blockOf(sheet, 'paragraph')?.text.runs[1]).toEqual({ text: '900\u00a0kg', ltr: true })
  expect(blockOf(sheet, 'figures')?.items[0]?.value.runs).toEqual([{ text: '900\u00a0kg', ltr: true }])
  const summary = sheet.blocks.find((it) => it.kind === 'paragraph' && wordsOf(it.text).startsWith('Weighs'))
  expect(summary).toMatchObject({ text: { english: true, runs: [{ text: 'Weighs 900\u00a0kg.' }] } })
  expect(sheet.blocks).toContainEqual({ kind: 'paragraph', tone: 'note', text: maker.words('common.onlyInEnglish') })
})

it('a link in content leads somewhere from paper, or nowhere [R2.120]', () => {
  const { toAddress } = makerFor('de')
  expect(toAddress('/media/files/a.pdf')).toBe('https://norvane.example/media/files/a.pdf')
  expect(toAddress('https://a.example/b')).toBe('https://a.example/b')
  for (const href of ['javascript:alert(1)', '//a.example', 'file:///etc/passwd']) expect(toAddress(href)).toBeNull()
})

it('a comparison has a column for each product, the better figure bold, and leads to the same comparison [R2.112]', () => {
  const other = { ...product, slug: 'nv-9', model: 'NV 9', specifications: [{ ...weight, value: '700', number: 700 }] }
  const sheet = toComparisonSheet([product, other, { ...other, specifications: [] }], makerFor())
  expect(sheet.address).toBe('https://norvane.example/compare?products=nv-4,nv-9,nv-9')
  const table = blockOf(sheet, 'table')
  expect(table?.head.map((it) => it.picture?.src)).toEqual([undefined, ...Array(3).fill('/media/a-320.webp')])
  const [, row] = table?.rows ?? []
  expect(row).toMatchObject({
    cells: [
      {},
      { runs: [{ text: '900\u00a0kg' }] },
      { runs: [{ text: '700\u00a0kg', bold: true }] },
      { runs: [{ text: '–' }] },
    ],
  })
})

it('a basket keeps its order and leads to where it is offered; what is gone is left out [R2.112]', () => {
  const lines = [
    { slug: 'gone', cnt: 1 },
    { slug: 'nv-9', cnt: 2 },
    { slug: 'nv-4', cnt: 1 },
  ]
  const sheet = toBasketSheet(lines, [product, { ...product, slug: 'nv-9', model: 'NV 9' }], makerFor('de'))
  expect(sheet.address).toBe('https://norvane.example/de#basket=nv-9:2,nv-4:1')
  expect(blockOf(sheet, 'lines')?.lines.map(({ name, quantity }) => [wordsOf(name), wordsOf(quantity)])).toEqual([
    ['NV 9 Welder', '2 x'],
    ['NV 4 Welder', '1 x'],
  ])
})

it('a turnkey has its facts and its products with quantities [R2.112]', () => {
  const turnkey = {
    ...product,
    slug: 'line',
    name: 'Line',
    summary: 'Sixty windows',
    advantages: [],
    filter_specifications: [{ key: 'Capacity', value: '60' }],
    products: [{ ...product, cnt: 3 }],
  } as unknown as Turnkey
  const sheet = toTurnkeySheet(turnkey, makerFor())
  expect(sheet.address).toBe('https://norvane.example/turnkey/line')
  expect(blockOf(sheet, 'figures')?.items.map(({ name }) => wordsOf(name))).toEqual(['turnkey.capacity'])
  expect(blockOf(sheet, 'lines')?.lines[0]).toMatchObject({
    quantity: { runs: [{ text: '3 x' }] },
    picture: { src: '/media/a-320.webp', alt: '' },
  })
})

it('the sheet of a plan has its drawing, what it needs, warnings and products by number, and leads to it [R2.124]', () => {
  const { plan } = readPlan(new URLSearchParams('hall=10x6&items=nv-4~100.100~100.300_gone~1.1'))
  const words = {
    text: (key: string, values = {}) => [key, ...Object.values(values)].join(' '),
    format: (figure: number, unit: string) => `${figure} ${unit}`,
  }
  const sheet = toPlanSheet(plan, [product], words, makerFor('en', 'imperial'))
  if (!sheet) throw new Error('no sheet')
  expect(sheet.address).toBe('https://norvane.example/planner?hall=10x6&items=nv-4~100.100~100.300_gone~1.1')
  expect(sheet.paper).toBe('letter')
  expect(blockOf(sheet, 'drawing')?.svg).toContain('>2</text>')
  expect(blockOf(sheet, 'drawing')?.alt).toBe('plan 10 m 6 m')
  const rows = blockOf(sheet, 'table')?.rows.map((it) => ('cells' in it ? it.cells.map(wordsOf) : []))
  expect(rows).toContainEqual(['weight', expect.stringMatching(/^1800\skg$/)])
  expect(blockOf(sheet, 'list')?.items.map(wordsOf)).toContain(
    'overlap 1\u00A0·\u00A0NV\u00A04 2\u00A0·\u00A0NV\u00A04',
  )
  expect(blockOf(sheet, 'lines')?.lines.map(({ name }) => wordsOf(name))).toEqual(['1, 2 · NV 4 Welder'])
  expect(toPlanSheet(plan, [], words, makerFor())).toBeNull()
})
