import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { languageCodes } from './languages.ts'

const read = (folder: string, code: string) =>
  JSON.parse(readFileSync(new URL(`../${folder}/${code}.json`, import.meta.url), 'utf8')) as Record<string, string>
const placeholders = (text = '') => (text.match(/\{\w+\}/g) ?? []).toSorted()

it.each(
  ['mail', 'buyer-page', 'dealer-page', 'offers', 'sheets'].flatMap((folder) =>
    languageCodes.map((code) => [folder, code] as const),
  ),
)(
  'the texts of %s in %s have the keys and placeholders of English, and none is empty [R11.6, R15.111, R2.117]',
  (folder, code) => {
    const texts = read(folder, code)
    const english = read(folder, 'en')
    expect(Object.keys(texts)).toEqual(Object.keys(english))
    for (const [key, text] of Object.entries(texts)) {
      expect([key, text.trim() !== '']).toEqual([key, true])
      expect([key, placeholders(text)]).toEqual([key, placeholders(english[key])])
    }
  },
)
