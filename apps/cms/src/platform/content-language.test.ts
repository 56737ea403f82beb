import { expect, it } from 'vitest'
import { adminLanguages } from './admin-languages.ts'
import { contentLanguageOf } from './content-language.ts'

it('knows the content’s language for every language of the back office [R15.86]', () => {
  const found = Object.keys(adminLanguages).map(contentLanguageOf)
  expect(new Set(found).size).toBe(found.length)
  expect(['zh', 'fa', 'vi', 'rs-latin', 'pt', 'xx'].map(contentLanguageOf)).toEqual([
    'cn',
    'ir',
    'vn',
    'sr',
    'pt',
    'en',
  ])
})
