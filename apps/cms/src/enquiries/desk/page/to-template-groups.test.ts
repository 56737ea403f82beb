import { expect, it } from 'vitest'
import { toTemplateGroups } from './to-template-groups.ts'

const template = (id: number, language: string, name: string, text = '') => ({ id, language, name, text })
const templates = [
  template(1, 'en', 'Offer', 'Dear {name}, {number}, {unknown}'),
  template(2, 'de', 'Besuch'),
  template(3, 'tr', 'Teklif'),
  template(4, 'tr', 'İade'),
  template(5, 'ar', 'عرض'),
]

it('offers the visitor’s language first, then English, each under its own name [R15.4]', () => {
  const groups = toTemplateGroups(templates, 'tr', {})
  expect(groups.map(({ language, templates: own }) => [language, own.map(({ id }) => id)])).toEqual([
    ['Türkçe', [4, 3]],
    ['English', [1]],
    ['العربية', [5]],
    ['Deutsch', [2]],
  ])
  expect(toTemplateGroups(templates, 'en', {})[0]?.language).toBe('English')
})

it('fills known placeholders and leaves the others visible [R15.4]', () => {
  const [english] = toTemplateGroups(templates, 'en', { name: 'Ayşe {number}', number: 'NV-2026-000001' })
  expect(english?.templates[0]?.text).toBe('Dear Ayşe {number}, NV-2026-000001, {unknown}')
})

it('gives tag and direction of each language', () => {
  const arabic = toTemplateGroups(templates, 'ar', {})[0]?.templates[0]
  expect(arabic).toMatchObject({ tag: 'ar', dir: 'rtl' })
  expect(toTemplateGroups([], 'kn', {})).toEqual([])
})
