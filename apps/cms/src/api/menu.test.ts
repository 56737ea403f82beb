import { expect, it } from 'vitest'
import { type MenuDocument, toMenu } from './menu.ts'

const everywhere = { inHeader: true, inPhone: true, inFooter: true }
const document: MenuDocument = {
  entries: [
    { kind: 'link', label: { en: 'Spare parts', ar: 'قطع الغيار' }, address: 'https://shop.example', ...everywhere },
    { kind: 'about', label: { de: ' Wir ' }, inHeader: true },
    { kind: 'reviews' },
  ],
}

it('is the menu of the site where nobody has saved one [R14.240]', () => {
  expect(toMenu({}, 'de')).toEqual({ entries: null })
  expect(toMenu({ entries: [] }, 'de')).toEqual({ entries: null })
})

it('names own links in the language, else in English and says so, and built-in entries only where they were renamed [R14.241]', () => {
  const inLanguage = (language: 'ar' | 'de') =>
    toMenu(document, language).entries?.map(({ label, isFallback }) => [label, isFallback])
  expect(inLanguage('ar')).toEqual([
    ['قطع الغيار', false],
    [null, false],
    [null, false],
  ])
  expect(inLanguage('de')).toEqual([
    ['Spare parts', true],
    ['Wir', false],
    [null, false],
  ])
  expect(toMenu(document, 'de').entries?.[0]).toMatchObject({ link: 'https://shop.example', fallbackFields: ['label'] })
})

it('says where each entry stands, which may be nowhere [R14.240]', () => {
  expect(toMenu(document, 'en').entries?.map(({ places }) => places)).toEqual([
    ['header', 'phone', 'footer'],
    ['header'],
    [],
  ])
})

it('leaves out links that lead nowhere or have no name [R14.242]', () => {
  const link = (label: string | null, address: string | null) => ({
    kind: 'link' as const,
    label: { en: label },
    address,
  })
  const entries = [link('A', '/admin'), link('B', null), link(null, '/service'), link('C', '/service')]
  expect(toMenu({ entries }, 'de').entries?.map((it) => it.label)).toEqual(['C'])
})
