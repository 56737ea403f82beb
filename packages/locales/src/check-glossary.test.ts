import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkGlossary, type Glossary } from './check-glossary.ts'
import type { Texts } from './check-texts.ts'
import { isLanguageCode } from './languages.ts'

const folder = new URL('../glossary/', import.meta.url)
const read = (address: URL) => JSON.parse(readFileSync(address, 'utf8')) as Record<string, string>
const codes = existsSync(folder)
  ? readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -5))
  : []

describe.runIf(codes.length > 0)('the glossaries', () => {
  it.each(codes)('%s is a language and gives each term a translation [R11.6]', (code) => {
    expect(isLanguageCode(code)).toBe(true)
    const glossary: Glossary = read(new URL(`${code}.json`, folder))
    expect(Object.keys(glossary).length).toBeGreaterThan(0)
    for (const [term, word] of Object.entries(glossary)) expect([term, word.trim()]).not.toEqual([term, ''])
  })

  it.each(codes)('the texts of %s use its terms [R11.6]', (code) => {
    const texts = (of: string): Texts => read(new URL(`../texts/${of}.json`, import.meta.url))
    expect(checkGlossary(read(new URL(`${code}.json`, folder)), texts(code), texts('en'))).toEqual([])
  })
})

describe('checkGlossary', () => {
  const english = { a: 'All mitre saws', b: 'Sawdust', c: 'A saw' }

  it('finds a term in its forms', () => {
    expect(checkGlossary({ 'mitre saw': 'усорезная пила' }, { a: 'Все усорезные пилы' }, english)).toEqual([])
    expect(checkGlossary({ 'mitre saw': 'نجارة / منشار' }, { a: 'كل المناشير والمنشار' }, english)).toEqual([])
  })

  it('says which text has another term', () => {
    expect(
      checkGlossary({ saw: 'Säge' }, { a: 'Sägen', b: 'Späne', c: 'Eine Kreissage, ein Messer' }, english),
    ).toEqual([])
    expect(checkGlossary({ saw: 'Säge' }, { c: 'Ein Messer' }, english)).toEqual([
      'c translates “saw” otherwise than “Säge”: Ein Messer',
    ])
  })
})
