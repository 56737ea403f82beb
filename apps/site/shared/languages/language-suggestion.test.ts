import type { LanguageCode } from '@vitrine/locales/languages'
import { expect, it } from 'vitest'
import { dismissSuggestion, shouldSuggestLanguage, decideSuggestion } from './language-suggestion.ts'

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
  'a browser of %j on a page in %s is offered %s [R11.7]',
  (browser, current, offered) => {
    expect(decideSuggestion(browser, current, alternates)?.language ?? null).toBe(offered)
  },
)

it('asks people, once [R11.7]', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const person = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', webdriver: false }
  expect(shouldSuggestLanguage(person, () => storage)).toBe(true)
  expect(
    shouldSuggestLanguage({ ...person, userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, () => storage),
  ).toBe(false)
  expect(shouldSuggestLanguage({ ...person, webdriver: true }, () => storage)).toBe(false)
  dismissSuggestion(() => storage)
  expect(shouldSuggestLanguage(person, () => storage)).toBe(false)
})

it('asks nobody where nothing can be remembered', () => {
  const storage = {
    getItem: () => {
      throw new Error('forbidden')
    },
  }
  expect(shouldSuggestLanguage({ userAgent: '', webdriver: false }, () => storage)).toBe(false)
})
