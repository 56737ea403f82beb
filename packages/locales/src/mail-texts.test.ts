import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { languageCodes } from './languages.ts'

const read = (code: string) =>
  JSON.parse(readFileSync(new URL(`../mail/${code}.json`, import.meta.url), 'utf8')) as Record<string, string>
const english = read('en')
const placeholders = (text = '') => (text.match(/\{\w+\}/g) ?? []).toSorted()

it.each(languageCodes)(
  'the texts of mails in %s have the keys and placeholders of English, and none is empty [R11.6]',
  (code) => {
    const texts = read(code)
    expect(Object.keys(texts)).toEqual(Object.keys(english))
    for (const [key, text] of Object.entries(texts)) {
      expect([key, text.trim() !== '']).toEqual([key, true])
      expect([key, placeholders(text)]).toEqual([key, placeholders(english[key])])
    }
  },
)
