import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkGlossary, type Glossary } from './check-glossary.ts'
import { checkTexts, type Texts } from './check-texts.ts'
import { defaultLanguage, languageCodes } from './languages.ts'

const read = (folder: string, code: string) =>
  JSON.parse(readFileSync(new URL(`../${folder}/${code}.json`, import.meta.url), 'utf8')) as Texts
const english = read('planner', 'en')

it.each(languageCodes)(
  'the planner speaks %s: all of it, translated, with its plural forms and the words of the trade [R2.194, R11.6]',
  (code) => {
    const own = read('planner', code)
    expect(checkTexts(code, own, english)).toEqual([])
    if (code === defaultLanguage) return
    // Here it is a key, and no shift of workers.
    const { shift: _, ...terms }: Glossary = read('glossary', code)
    expect(checkGlossary(terms, own, english)).toEqual([])
  },
)
