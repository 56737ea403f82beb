import { describe, expect, it } from 'vitest'
import { decideLanguages, decideText, decideTranslated, translatedLanguages } from './translations.ts'

describe('decideText', () => {
  it('takes the asked language, else English, else nothing [R11.3]', () => {
    expect(decideText({ en: 'saw', ru: 'пила' }, 'ru')).toBe('пила')
    expect(decideText({ en: 'saw', ru: ' ' }, 'ru')).toBe('saw')
    expect(decideText({ ru: 'пила' }, 'de')).toBe('')
    expect(decideText(null, 'de')).toBe('')
  })
})

describe('decideLanguages', () => {
  it('are those that have every text that English has [R11.3]', () => {
    expect(
      decideLanguages([
        { en: 'a', ru: 'а', de: 'a' },
        { en: 'b', ru: 'б' },
      ]),
    ).toEqual(['en', 'ru'])
  })

  it('does not ask for what English lacks as well [R11.3]', () => {
    expect(decideLanguages([{ en: 'a', de: 'a' }, { en: '' }, null])).toEqual(['en', 'de'])
    expect(decideLanguages([])).toEqual([])
  })
})

it('calls a text a fallback where part of it would be English [R11.3]', () => {
  const fields = { name: [{ en: 'a', ru: 'а' }], faq: [{ en: 'b' }, { en: 'c', ru: 'в' }], text: [{}] }
  expect(decideTranslated(fields, 'ru')).toEqual({ isFallback: true, fallbackFields: ['faq'], languages: ['en'] })
  expect(decideTranslated(fields, 'en')).toEqual({ isFallback: false, fallbackFields: [], languages: ['en'] })
})

it('lists the languages of a text in our order [R11.3]', () => {
  expect(translatedLanguages({ vn: 'x', en: 'x', ru: null })).toEqual(['en', 'vn'])
})
