import type { LanguageCode } from '@vitrine/locales/languages'
import { writeItem } from '../../shared/browser-storage.ts'
import { writeCookie } from './write-cookie.ts'

/** Remembers the language that was read last, for the next visit to `/` (a cookie and local storage: R2.2, R9.12). The site reads the cookie. */
export function rememberLanguage(language: LanguageCode) {
  writeCookie('language', language)
  writeItem('localStorage', 'language', language)
}
