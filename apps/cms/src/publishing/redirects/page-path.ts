import { isLanguageCode, type LanguageCode } from '@vitrine/locales/languages'

/** Paths are normalised to start and end with a slash (R7.3). Query and fragment are no part of a page. */
export function toPagePath(path: string): string {
  const [bare = ''] = path.split(/[?#]/)
  return `/${bare}/`.replace(/\/{2,}/g, '/')
}

/** Takes the language prefix off: `/ru/turnkey/` is the page `/turnkey/` in `ru`. Without a prefix there is no language. */
export function splitPagePath(path: string): { page: string; prefix: LanguageCode | null } {
  const normal = toPagePath(path)
  const [, first = '', ...rest] = normal.split('/')
  return isLanguageCode(first) ? { page: `/${rest.join('/')}`, prefix: first } : { page: normal, prefix: null }
}
