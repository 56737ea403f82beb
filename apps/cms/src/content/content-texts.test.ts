import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { adminLanguages } from '../platform/admin-languages.ts'
import { contentText } from './content-texts.ts'

const folder = new URL('texts/', import.meta.url)
const read = (language: string) =>
  JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8')) as Record<string, string>
const english = read('en')
const placeholders = (text = '') => (text.match(/\{\w+\}/g) ?? []).toSorted()

/** What profiles are made of has one name in most languages. */
const sameEverywhere = new Set(['PVC', 'Aluminium'])

it.each(Object.keys(adminLanguages))('%s has every text, with the placeholders of English [R14.60]', (language) => {
  const texts = read(language)
  expect(Object.keys(texts)).toEqual(Object.keys(english))
  for (const [key, text] of Object.entries(texts)) {
    expect([key, placeholders(text)]).toEqual([key, placeholders(english[key])])
    if (language !== 'en' && !sameEverywhere.has(text)) expect(text).not.toBe(english[key])
  }
})

it('has no file for a language that the back office does not speak', () => {
  expect(readdirSync(folder).filter((name) => !(name.replace('.json', '') in adminLanguages))).toEqual([])
})

it('is said in the language of whoever reads it, else in English', () => {
  expect(contentText({ i18n: { language: 'de' } }, 'uses.more', { count: 3 })).toBe('und 3 weitere')
  expect(contentText({ i18n: { language: 'kn' } }, 'uses.more', { count: 3 })).toBe('and 3 more')
})
