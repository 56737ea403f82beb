import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { languageCodes } from './languages.ts'

const read = (code: string) =>
  JSON.parse(readFileSync(new URL(`../documents/${code}.json`, import.meta.url), 'utf8')) as Record<string, string>
const english = read('en')
const placeholders = (text = '') => (text.match(/\{\w+\}/g) ?? []).toSorted()

/** Words that are the same in both languages. */
const same = new Set(['Software', 'Version {version}'])

it.each(languageCodes)('the texts about documents in %s have the keys and placeholders of English [R2.130]', (code) => {
  const texts = read(code)
  expect(Object.keys(texts)).toEqual(Object.keys(english))
  for (const [key, text] of Object.entries(texts)) {
    expect([key, text.trim() !== '', placeholders(text)]).toEqual([key, true, placeholders(english[key])])
    if (code !== 'en' && !same.has(text)) expect([key, text]).not.toEqual([key, english[key]])
  }
})
