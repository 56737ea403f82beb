import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkTexts, type Texts } from './check-texts.ts'
import { compileTexts } from './compile.ts'
import { languageCodes } from './languages.ts'

const read = (code: string) =>
  JSON.parse(readFileSync(new URL(`../texts/${code}.json`, import.meta.url), 'utf8')) as Texts
const english = read('en')

it.each(languageCodes)('the texts of %s are complete, translated, and have its plural forms [R11.6]', (code) => {
  expect(checkTexts(code, read(code), english)).toEqual([])
})

describe('compileTexts', () => {
  it('keeps plain text and says which text does not parse [R11.6]', () => {
    expect(compileTexts({ a: 'Send' })).toEqual({ a: 'Send' })
    expect(() => compileTexts({ 'form.send': '{count, plural' })).toThrow('form.send')
  })
})

describe('checkTexts', () => {
  const plural = '{n, plural, one {# saw} other {# saws}}'

  it.each([
    ['de', {}, 'send is missing'],
    ['de', { send: 'Senden', sent: 'Gesendet' }, 'sent is not a key of English'],
    ['de', { send: ' ' }, 'send is empty'],
    ['de', { send: 'Send it' }, 'send is the English text: Send it'],
    ['de', { send: 'Bitte the Formular' }, 'send has English words in it: Bitte the Formular'],
    ['de', { send: 'An {name}' }, 'send has the placeholders {name} and should have {}: An {name}'],
  ] as const)('in %s %j: %s [R11.6]', (code, texts, problem) => {
    expect(checkTexts(code, texts, { send: 'Send it' })).toEqual([problem])
  })

  it('knows which plural forms a language has [R11.6]', () => {
    const of = (code: 'pl' | 'cn', text: string) => checkTexts(code, { saws: text }, { saws: plural })
    expect(of('pl', '{n, plural, one {# piła} other {# piły}}').join()).toContain('lacks the plural few, many of {n}')
    expect(of('cn', '{n, plural, one {# 台} other {# 台}}').join()).toContain('has the plural one of {n}')
    expect(of('cn', '{n, plural, =0 {无} other {# 台}}')).toEqual([])
  })

  it('allows a word that both languages have', () => {
    expect(checkTexts('fr', { menu: 'Menu' }, { menu: 'Menu' })).toEqual([])
    expect(checkTexts('ru', { menu: 'Menu' }, { menu: 'Menu' })).toEqual(['menu is the English text: Menu'])
  })
})
