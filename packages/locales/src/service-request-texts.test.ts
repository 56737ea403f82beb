import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkGlossary, type Glossary } from './check-glossary.ts'
import { checkTexts, type Texts } from './check-texts.ts'
import { defaultLanguage, languageCodes } from './languages.ts'

const read = (folder: string, code: string) =>
  JSON.parse(readFileSync(new URL(`../${folder}/${code}.json`, import.meta.url), 'utf8')) as Texts
const english = read('service-request', 'en')

it.each(languageCodes)(
  'a fault is reported in %s: all of it, translated, in the words of the trade [R2.200, R11.6]',
  (code) => {
    const own = read('service-request', code)
    expect(checkTexts(code, own, english)).toEqual([])
    if (code === defaultLanguage) return
    const terms: Glossary = read('glossary', code)
    expect(checkGlossary(terms, own, english)).toEqual([])
  },
)
