import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { adminLanguages } from '../platform/admin-languages.ts'

const placeholders = (text = '') => (text.match(/\{\w+\}/g) ?? []).toSorted()

it.each([
  'completeness',
  'findings',
  'interface-texts',
  'menu',
  'product-documents',
  'translation',
  'window-story',
  'media/focus',
  'media/alt-texts',
  'media/sending',
])(
  'what editors read of %s is in every language of the back office [R14.109, R14.185, R14.202, R14.210, R14.238, R14.250]',
  (part) => {
    const folder = new URL(`${part}/texts/`, import.meta.url)
    const read = (language: string) =>
      JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8')) as Record<string, string>
    const english = read('en')
    const files = readdirSync(folder).map((name) => name.replace('.json', ''))
    expect(files.toSorted()).toEqual(Object.keys(adminLanguages).toSorted())
    for (const language of files) {
      const texts = read(language)
      expect([language, ...Object.keys(texts)]).toEqual([language, ...Object.keys(english)])
      for (const [key, text] of Object.entries(texts))
        expect([language, key, placeholders(text)]).toEqual([language, key, placeholders(english[key])])
      // A word may be the same in two languages, a sentence is not.
      const same = Object.keys(texts).filter((key) => language !== 'en' && texts[key] === english[key])
      expect([language, same.filter((key) => english[key]?.includes(' '))]).toEqual([language, []])
    }
  },
)
