import { languageCodes } from '@vitrine/locales/languages'
import { expect, it } from 'vitest'
import { languagesOfMajority } from './page-languages.ts'

it('counts a language in which most things are written [R16.2]', () => {
  const things = [
    { languages: ['en', 'de'] as const },
    { languages: ['en', 'de'] as const },
    { languages: ['en'] as const },
  ]
  expect(languagesOfMajority(things)).toEqual(['en', 'de'])
  expect(languagesOfMajority([])).toEqual(languageCodes)
})
