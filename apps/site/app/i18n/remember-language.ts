import type { LanguageCode } from '@vitrine/locales/languages'
import { writeCookie } from './write-cookie.ts'

/** Remembers the language that was read last, for the next visit to `/` (SPEC.md sections 2 and 9: a cookie, and local storage). */
export function rememberLanguage(language: LanguageCode) {
  writeCookie('language', language)
  try {
    localStorage.setItem('language', language)
  } catch {
    // Storage may be forbidden or full; the cookie is what the site reads.
  }
}
