import { readFileSync } from 'node:fs'
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import { compareKeys, compileTexts } from './compile.ts'
import { languageCodes, tagOf } from './languages.ts'

const read = (code: string) =>
  JSON.parse(readFileSync(new URL(`../texts/${code}.json`, import.meta.url), 'utf8')) as Record<string, string>
const english = read('en')

describe.each(languageCodes)('the texts of %s', (code) => {
  const texts = read(code)

  it('have exactly the keys of English', () => {
    expect(compareKeys(english, texts)).toEqual({ missing: [], unknown: [] })
  })
  it('are none of them empty and all of them parse', () => {
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([])
    compileTexts(texts)
  })
  it('have the placeholders of English', () => {
    for (const [key, text] of Object.entries(texts))
      expect([key, ...placeholders(text)]).toEqual([key, ...placeholders(english[key] ?? '')])
  })
  it('have every plural form of the language', () => {
    const needed = new Intl.PluralRules(tagOf(code)).resolvedOptions().pluralCategories
    for (const [key, text] of Object.entries(texts)) {
      for (const forms of pluralForms(parse(text)))
        expect([key, ...needed.filter((it) => !forms.includes(it))]).toEqual([key])
    }
  })
})

describe('compileTexts', () => {
  it('leaves plain text plain and says which text does not parse', () => {
    expect(compileTexts({ a: 'Send' })).toEqual({ a: 'Send' })
    expect(() => compileTexts({ 'form.send': '{count, plural' })).toThrow('form.send')
  })
})

type Arguments = { value: string; options?: Record<string, { value: MessageFormatElement[] }> }

function placeholders(text: string): string[] {
  const found = (elements: MessageFormatElement[]): string[] =>
    elements.flatMap((it) => {
      const { value, options = {} } = it as Arguments
      return it.type === 0 || it.type === 7
        ? []
        : [value, ...Object.values(options).flatMap((option) => found(option.value))]
    })
  return [...new Set(found(parse(text)))].toSorted()
}

function pluralForms(elements: MessageFormatElement[]): string[][] {
  return elements.flatMap((it) => (it.type === 6 ? [Object.keys((it as Arguments).options ?? {})] : []))
}
