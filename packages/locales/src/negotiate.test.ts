import { describe, expect, it } from 'vitest'
import { contentLanguage, preferredLanguage, toLanguageCode } from './negotiate.ts'

describe('toLanguageCode', () => {
  it.each([
    ['zh-CN', 'cn'],
    ['zh-Hans-CN', 'cn'],
    ['cn', 'cn'],
    ['fa-IR', 'ir'],
    ['vi', 'vn'],
    ['sr-Latn-RS', 'sr'],
    ['sr-Cyrl', 'sr'],
    ['pt-BR', 'pt'],
    ['EN-gb', 'en'],
  ])('%s is %s [R11.2]', (tag, code) => expect(toLanguageCode(tag)).toBe(code))

  it.each(['xx', '', '*', 'ja-JP', 'vn-x', 'ir-IR', '__proto__', 'constructor'])(
    '%j is none of ours [R11.2, R12.45]',
    (tag) => expect(toLanguageCode(tag)).toBeUndefined(),
  )
})

describe('preferredLanguage', () => {
  it('picks by weight, then by order [R11.2]', () => {
    expect(preferredLanguage('de;q=0.5, tr;q=0.9, ru;q=0.9')).toBe('tr')
  })
  it('skips languages that are not ours or refused [R11.2]', () => {
    expect(preferredLanguage('ja, de;q=0, pl;q=0.1')).toBe('pl')
  })
  it.each([null, undefined, '', '*', ';;;q=', 'ja;q=x'])('finds nothing in %j [R11.2]', (header) => {
    expect(preferredLanguage(header)).toBeUndefined()
    expect(contentLanguage(header)).toBe('en')
  })
})
