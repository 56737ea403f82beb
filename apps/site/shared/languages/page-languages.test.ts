import { languageCodes } from '@vitrine/locales/languages'
import { expect, it } from 'vitest'
import { languagesOfMajority } from './page-languages.ts'

it('has the languages in which most items exist [R16.2]', () => {
  const items = [
    { languages: ['en', 'de'] as const },
    { languages: ['en', 'de'] as const },
    { languages: ['en'] as const },
  ]
  expect(languagesOfMajority(items)).toEqual(['en', 'de'])
  expect(languagesOfMajority([])).toEqual(languageCodes)
})
