import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { adminLanguages } from '../../platform/admin-languages.ts'
import { parseCell } from './columns/parse-cell.ts'
import { importTexts } from './import-texts.ts'

const folder = new URL('texts/', import.meta.url)
const read = (language: string) =>
  JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8')) as Record<string, string>
const english = read('en')
const placeholders = (text = '') => (text.match(/\{\w+\}/g) ?? []).toSorted()
/** Words that some languages share with English: Version, Position, no. */
const MAX_SAME = 8

it.each(Object.keys(adminLanguages))('%s has every text, with the placeholders of English [R14.160]', (language) => {
  const texts = read(language)
  expect(Object.keys(texts)).toEqual(Object.keys(english))
  for (const [key, text] of Object.entries(texts))
    expect([key, placeholders(text)]).toEqual([key, placeholders(english[key])])
  const same = Object.keys(texts).filter((key) => texts[key] === english[key])
  if (language !== 'en') expect(same.length).toBeLessThanOrEqual(MAX_SAME)
})

it('has no file for a language that the back office does not speak', () => {
  expect(readdirSync(folder).filter((name) => !(name.replace('.json', '') in adminLanguages))).toEqual([])
})

it.each(Object.keys(adminLanguages))(
  'what an export in %s writes for yes and no is read again [R14.148]',
  (language) => {
    const column = { kind: 'yes', parameter: { id: 1, key: 'a', kind: 'boolean', position: 1 } } as const
    const { yes, no } = importTexts(language)
    const values = [yes, no].map((word) => parseCell(word, column, 'point', { parameters: [], categories: [] }))
    expect(values).toEqual([{ value: true }, { value: false }])
  },
)
