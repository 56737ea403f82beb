// @vitest-environment happy-dom
import type { LanguageCode } from '@vitrine/locales/languages'
import { afterEach, expect, it, vi } from 'vitest'
import { dismissSuggestion, shouldSuggestLanguage, decideSuggestion } from './language-suggestion.ts'

afterEach(() => vi.unstubAllGlobals())

const alternates = (['en', 'de', 'cn'] as const).map((language) => ({
  language,
  href: `https://x.example/${language}`,
}))

it.each([
  [['de-AT', 'en'], 'ru', 'de'],
  [['zh-TW'], 'en', 'cn'],
  [['ja', 'de'], 'en', 'de'],
  [['de', 'en-US'], 'en', null],
  [['hr'], 'sr', null],
  [['tr'], 'en', null],
  [['ja'], 'en', null],
] as [string[], LanguageCode, string | null][])(
  'a browser of %j on a page in %s is suggested %s [R11.7]',
  (browser, current, suggested) => {
    expect(decideSuggestion(browser, current, alternates)?.language ?? null).toBe(suggested)
  },
)

it('is made to people, once [R11.7]', () => {
  localStorage.clear()
  const person = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', webdriver: false }
  expect(shouldSuggestLanguage(person)).toBe(true)
  expect(shouldSuggestLanguage({ ...person, userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).toBe(false)
  expect(shouldSuggestLanguage({ ...person, webdriver: true })).toBe(false)
  dismissSuggestion()
  expect(shouldSuggestLanguage(person)).toBe(false)
})

it('is not made where the answer cannot be stored', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(shouldSuggestLanguage({ userAgent: '', webdriver: false })).toBe(false)
})
