import { readdirSync, readFileSync } from 'node:fs'
import type { ArrayField, CollectionConfig, Config, LabelFunction, SelectField, TextField } from 'payload'
import { expect, it } from 'vitest'
import { adminLanguages } from '../admin-languages.ts'
import { localizeForms } from './localize-forms.ts'

const folder = new URL('texts/', import.meta.url)
const read = (language: string) =>
  JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8')) as Record<string, string>

const products: CollectionConfig = {
  slug: 'products',
  admin: { group: 'Catalogue', useAsTitle: 'name' },
  fields: [
    { name: 'name', type: 'text' },
    { name: 'note', type: 'text', label: { en: 'Ours', de: 'Unseres' } },
    { type: 'row', fields: [{ name: 'kind', type: 'select', options: ['article', { value: 'x', label: 'PVC' }] }] },
    { name: 'features', type: 'array', fields: [{ name: 'somethingElse', type: 'text' }] },
  ],
}

const i18n = { language: 'de', fallbackLanguage: 'en' } as never
const inGerman = (label: unknown) =>
  typeof label === 'function'
    ? (label as LabelFunction)({ i18n, t: undefined as never })
    : (label as Record<string, string>).de

it('has labels, groups and options of forms speak every language, those that Payload makes of names too [R14.109]', async () => {
  const { collections } = await localizeForms({ collections: [products] } as unknown as Config)
  const [it] = collections ?? []
  const [name, note, row, features] = it?.fields ?? []
  expect([inGerman(it?.labels?.plural), inGerman(it?.labels?.singular)]).toEqual(['Produkte', 'Produkt'])
  expect([inGerman(it?.admin?.group), inGerman((name as TextField).label)]).toEqual(['Katalog', 'Name'])
  expect(inGerman((note as TextField).label)).toBe('Unseres')
  const kind = (row as { fields: SelectField[] }).fields[0]
  expect(inGerman(kind?.label)).toBe('Art')
  // As functions: Payload writes a label in several languages into the names of buttons as it is.
  expect([name, note, kind].map((field) => typeof (field as TextField).label)).toEqual(Array(3).fill('function'))
  expect(kind?.options).toMatchObject([
    { value: 'article', label: { de: 'Artikel' } },
    { value: 'x', label: 'PVC' },
  ])
  const { labels, fields } = features as ArrayField
  expect(inGerman(labels?.singular)).toBe('Merkmal')
  // What has no translation stays as Payload would have it.
  expect((fields[0] as TextField).label).toBe('Something Else')
})

it('has the texts of forms in every language of the back office [R14.109]', () => {
  const english = Object.keys(read('en'))
  const files = readdirSync(folder).map((name) => name.replace('.json', ''))
  expect(files.toSorted()).toEqual(Object.keys(adminLanguages).toSorted())
  for (const language of files) {
    const texts = read(language)
    expect([language, ...Object.keys(texts)]).toEqual([language, ...english])
    const filled = (text = '') => (text.match(/\{\w+\}/g) ?? []).toSorted()
    expect([language, ...english.map((key) => filled(texts[key]))]).toEqual([
      language,
      ...english.map((key) => filled(key)),
    ])
    const same = english.filter((key) => language !== 'en' && texts[key] === key && key.split(' ').length > 2)
    expect([language, same]).toEqual([language, []])
  }
})
