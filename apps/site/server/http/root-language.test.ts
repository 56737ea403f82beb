import { expect, it } from 'vitest'
import { decideRootLanguage } from './root-language.ts'

it.each([
  [undefined, undefined, 'en'],
  [undefined, 'tr-TR,tr;q=0.9,en;q=0.8', 'tr'],
  ['language=pl', 'tr', 'pl'],
  ['night=true; language=en', 'ru', 'en'],
  ['language=xx', 'ru', 'ru'],
  ['mylanguage=pl', 'ja', 'en'],
])('cookie %j and header %j give %s [R2.3]', (cookie, header, language) =>
  expect(decideRootLanguage(cookie, header)).toBe(language),
)
