import { readPreviewAddress } from '../preview/preview-base.ts'
import { defaultLanguage, isLanguageCode, type LanguageCode } from '@vitrine/locales/languages'

/** The address of a page in a language: `/turnkey` is `/ru/turnkey` in Russian and stays as it is in English (R2.1). */
export function localizedPath(path: string, language: LanguageCode): string {
  if (language === defaultLanguage) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** Splits an address into its language and the path without the prefix; that of a preview too. `/en/…` is no address of the site. */
export function splitLanguage(address: string): { language: LanguageCode; path: string } {
  const pathname = readPreviewAddress(address)?.page ?? address
  const [, first = '', ...rest] = pathname.split('/')
  if (!isLanguageCode(first) || first === defaultLanguage) return { language: defaultLanguage, path: pathname }
  return { language: first, path: `/${rest.join('/')}` }
}
