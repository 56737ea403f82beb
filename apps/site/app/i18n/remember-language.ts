import type { LanguageCode } from '@vitrine/locales/languages'
import { writeCookie } from './write-cookie.ts'

/** Remembers the language that was read last, for the next visit to `/` (a cookie and local storage: R2.2, R9.12). */
export function rememberLanguage(language: LanguageCode) {
  writeCookie('language', language)
  try {
    localStorage.setItem('language', language)
  } catch {
    // Storage may be forbidden or full; the cookie is what the site reads.
  }
}
