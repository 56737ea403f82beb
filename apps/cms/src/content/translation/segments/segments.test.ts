import { expect, it } from 'vitest'
import type { FlattenedField } from 'payload'
import { toLexical } from '../../rich-text/markdown-to-lexical.ts'
import { toRichText } from '../../rich-text/to-rich-text.ts'
import { fieldValuesOf, patchOf } from './field-values.ts'
import { localizeKept } from './protect.ts'
import { isLongText } from './to-segments.ts'
import { fromSentTexts, toSentTexts } from './translate-value.ts'

const shout = (text: string) =>
  text.replaceAll(/(<x[^>]*>.*?<\/x>|<[^>]*>)|([^<]+)/gs, (_, tag, words) => tag ?? words.toUpperCase())

it('gives back lines, blank lines and spaces of a text as they were [R14.167]', () => {
  const text = ' One line\n\n  and  another \r\nlast'
  expect(toSentTexts(text)).toEqual(['One line', 'and  another', 'last'])
  expect(fromSentTexts(text, toSentTexts(text), 'de')).toEqual({ value: text })
})

it('sends long texts by paragraph and item, and keeps bold, links, headings, lists and line breaks [R14.167]', () => {
  const value = toLexical('## The saw\n\nCuts **very _fast_** and [well](/turnkey).\n\n- one\n- **two**')
  expect(toSentTexts(value)).toEqual([
    'The saw',
    'Cuts <g id="1">very </g><g id="2">fast</g> and <g id="3">well</g>.',
    'one',
    '<g id="1">two</g>',
  ])
  const same = fromSentTexts(value, toSentTexts(value), 'de')
  expect(same).toEqual({ value })
  const other = fromSentTexts(
    value,
    ['Säge', '<g id="3">Gut</g> & <g id="2">flott</g> <g id="1">ja</g>', '1', 'x'],
    'de',
  )
  expect(other).toEqual({ problem: { key: 'figures', value: '' } })
  const moved = fromSentTexts(
    value,
    ['Säge', '<g id="3">Gut</g> <g id="2">flott</g> <g id="1">ja</g>', 'eins', '<g id="1">zwei</g>'],
    'de',
  )
  const rich = 'value' in moved && isLongText(moved.value) ? toRichText(moved.value) : []
  expect(rich.slice(1)).toEqual([
    {
      type: 'paragraph',
      spans: [
        { text: 'Gut', href: '/turnkey' },
        { text: ' ' },
        { text: 'flott', bold: true, italic: true },
        { text: ' ' },
        { text: 'ja', bold: true },
      ],
    },
    { type: 'list', ordered: false, items: [[{ text: 'eins' }], [{ text: 'zwei', bold: true }]] },
  ])
})

it('keeps placeholders, codes, addresses and figures with units, and writes those as the language does [R14.168]', () => {
  const text =
    'Hello {name}, NV 770 cuts 12.5 mm, 1,200–1,500 mm at <5 bar, see https://a.example/x?y or a@b.example & EN 12608-1.'
  const [sent = ''] = toSentTexts(text)
  expect([...sent.matchAll(/<x[^>]*>(.*?)<\/x>/g)].map(([, kept]) => kept)).toEqual([
    '{name}',
    'NV 770',
    '12.5 mm',
    '1,200–1,500 mm',
    '5 bar',
    'https://a.example/x?y',
    'a@b.example',
    'EN 12608-1',
  ])
  expect(fromSentTexts(text, [shout(sent)], 'ru')).toEqual({
    value:
      'HELLO {name}, NV 770 CUTS 12,5 мм, 1\u00a0200–1\u00a0500 мм AT <5 бар, SEE https://a.example/x?y OR a@b.example & EN 12608-1.',
  })
  expect(['de', 'en', 'ir'].map((code) => localizeKept('2.50 m/min', code as 'de'))).toEqual([
    '2,50 m/min',
    '2.50 m/min',
    expect.stringContaining('متر بر دقیقه'),
  ])
  expect(localizeKept('NV 770', 'ru')).toBe('NV 770')
})

it('refuses what has lost, doubled or made up a placeholder, a format or a figure, with its reason [R14.168]', () => {
  const sent = (text: string) => toSentTexts(text)[0] ?? ''
  const problem = (text: string, change: (sent: string) => string | null) => {
    const result = fromSentTexts(text, [change(sent(text))], 'de')
    return 'problem' in result ? result.problem : null
  }
  const text = 'Order {number} of 3 machines'
  expect(problem(text, (it) => it)).toBeNull()
  expect(problem(text, () => 'Auftrag von 3 Maschinen')).toEqual({ key: 'kept', value: '{number}' })
  expect(problem(text, (it) => `${it} <x id="1">{number}</x>`)).toEqual({ key: 'kept', value: '{number}' })
  expect(problem(text, (it) => `${it} {name}`)).toEqual({ key: 'kept', value: '{name}' })
  expect(problem(text, (it) => it.replace('3', '4'))).toEqual({ key: 'figures', value: '3' })
  expect(problem(text, (it) => it.replace('3', '٣'))).toBeNull()
  expect(problem(text, (it) => `${it}<g id="7">!</g>`)?.key).toBe('tags')
  expect(problem(text, (it) => `${it}<g id="7">!`)?.key).toBe('tags')
  expect(problem(text, () => ' ')?.key).toBe('empty')
  expect(problem(text, () => null)?.key).toBe('empty')
})

const fields = [
  { name: 'name', type: 'text', localized: true },
  { name: 'model', type: 'text' },
  { name: 'event', type: 'group', flattenedFields: [{ name: 'place', type: 'text', localized: true }] },
  { name: 'features', type: 'array', flattenedFields: [{ name: 'title', type: 'text', localized: true }] },
] as FlattenedField[]

it('finds the values of a document, and sets some of them in their rows [R14.167]', () => {
  const document = {
    name: { en: 'Saw', de: '' },
    model: 'NV 1',
    event: { place: { en: 'Hall' } },
    features: [
      { id: 'b', title: { en: 'Quiet' } },
      { id: 'a', title: { en: 'Fast', de: 'Flott' } },
    ],
  }
  expect(Object.fromEntries(fieldValuesOf(fields, document))).toEqual({
    name: { en: 'Saw' },
    'event.place': { en: 'Hall' },
    'features.b.title': { en: 'Quiet' },
    'features.a.title': { en: 'Fast', de: 'Flott' },
  })
  const before = structuredClone(document)
  const patch = patchOf(fields, document, [
    { path: 'features.a.title', language: 'de', value: 'Schnell' },
    { path: 'features.gone.title', language: 'de', value: 'Weg' },
    { path: 'event.place', language: 'fr', value: 'Salle' },
  ])
  expect(patch).toEqual({
    event: { place: { en: 'Hall', fr: 'Salle' } },
    features: [
      { id: 'b', title: { en: 'Quiet' } },
      { id: 'a', title: { en: 'Fast', de: 'Schnell' } },
    ],
  })
  expect(document).toEqual(before)
})
