import { defaultLanguage, isLanguageCode, type LanguageCode } from '@vitrine/locales/languages'
import { preferredLanguage } from '@vitrine/locales/negotiate'

/** The language that a visitor of `/` should see: the one chosen before, else the browser's, else English (R2.3). */
export function decideRootLanguage(cookie: string | undefined, acceptLanguage: string | undefined): LanguageCode {
  const chosen = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/.exec(cookie ?? '')?.[1]
  if (chosen && isLanguageCode(chosen)) return chosen
  return preferredLanguage(acceptLanguage) ?? defaultLanguage
}
