import { expect, test } from 'vitest'
import { defaultLanguage, formatTagOf, languageCodes, tagOf } from './languages.ts'

test('Portuguese pages are marked as `pt` and formatted as European Portuguese [R11.1]', () => {
  expect(tagOf('pt')).toBe('pt')
  expect(new Intl.DisplayNames(formatTagOf('pt'), { type: 'region' }).of('PL')).toBe('Polónia')
  expect(formatTagOf('vn')).toBe('vi')
})

test('there are 18 languages, and English is the default [R1.8]', () => {
  expect(languageCodes.toSorted().join()).toBe('ar,bg,cn,de,en,es,fr,ir,it,kn,nl,pl,pt,ro,ru,sr,tr,vn')
  expect(defaultLanguage).toBe('en')
})
