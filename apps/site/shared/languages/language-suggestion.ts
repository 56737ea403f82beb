import type { LanguageCode } from '@vitrine/locales/languages'
import { tagOf } from '@vitrine/locales/languages'
import { toLanguageCode } from '@vitrine/locales/negotiate'
import { readItem, writeItem } from '../browser-storage.ts'

/** Local storage: the visitor has answered the suggestion, or chosen a language. */
const DISMISSED_KEY = 'language_offer'

const robots = /bot|crawl|spider|slurp|preview|lighthouse|headless|facebookexternalhit|whatsapp|embedly/i

type Browser = Pick<Navigator, 'userAgent' | 'webdriver'>

/** Whether to make a suggestion: to people, not robots, who have not answered before. Never where the answer could not be stored. */
export function shouldSuggestLanguage({ userAgent, webdriver }: Browser): boolean {
  return !webdriver && !robots.test(userAgent) && readItem('localStorage', DISMISSED_KEY) === null
}

/** The suggestion is not made again in this browser. */
export function dismissSuggestion() {
  writeItem('localStorage', DISMISSED_KEY, 'closed')
}

type Alternate = { language: LanguageCode; href: string }

/**
 * The page in the first of the browser's languages that the site has, or null where the browser also lists the page's language,
 * and where the page does not exist in that language.
 */
export function decideSuggestion(
  browser: readonly string[],
  current: LanguageCode,
  alternates: readonly Alternate[],
): Alternate | null {
  const primary = (tag: string) => tag.split('-')[0]?.toLowerCase()
  if (browser.some((tag) => toLanguageCode(tag) === current || primary(tag) === primary(tagOf(current)))) return null
  const preferred = browser.map(toLanguageCode).find((code) => code !== undefined)
  return alternates.find(({ language }) => language === preferred) ?? null
}
