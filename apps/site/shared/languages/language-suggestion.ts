import type { LanguageCode } from '@vitrine/locales/languages'
import { tagOf } from '@vitrine/locales/languages'
import { toLanguageCode } from '@vitrine/locales/negotiate'

/** Local storage: the visitor has answered the offer, or chosen a language. */
const CLOSED_KEY = 'language_offer'

const programs = /bot|crawl|spider|slurp|preview|lighthouse|headless|facebookexternalhit|whatsapp|embedly/i

type Browser = Pick<Navigator, 'userAgent' | 'webdriver'>

/** Whether there is somebody to ask, who has not answered before. Where nothing can be remembered nobody is asked: even to name the storage may throw. */
export function shouldSuggestLanguage(
  { userAgent, webdriver }: Browser,
  storage: () => Pick<Storage, 'getItem'>,
): boolean {
  if (webdriver || programs.test(userAgent)) return false
  try {
    return storage().getItem(CLOSED_KEY) === null
  } catch {
    return false
  }
}

/** The visitor does not want to be asked again. */
export function dismissSuggestion(storage: () => Pick<Storage, 'setItem'>) {
  try {
    storage().setItem(CLOSED_KEY, 'closed')
  } catch {
    // Storage may be forbidden or full; then the visitor is asked once more.
  }
}

type Alternate = { language: LanguageCode; href: string }

/**
 * The page in the first of the browser's languages that is ours, or null: where the visitor reads the page's language anyway, and
 * where the page does not exist in theirs.
 */
export function decideSuggestion(
  browser: readonly string[],
  current: LanguageCode,
  alternates: readonly Alternate[],
): Alternate | null {
  const primary = (tag: string) => tag.split('-')[0]?.toLowerCase()
  if (browser.some((tag) => toLanguageCode(tag) === current || primary(tag) === primary(tagOf(current)))) return null
  const wanted = browser.map(toLanguageCode).find((code) => code !== undefined)
  return alternates.find(({ language }) => language === wanted) ?? null
}
