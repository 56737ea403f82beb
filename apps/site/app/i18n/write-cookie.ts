import { COOKIE_DAYS } from '../../shared/constants.ts'

const SECONDS_A_DAY = 86_400

/** Keeps a visitor's choice for a year, for this site only. */
export function writeCookie(name: 'night' | 'language', value: string) {
  document.cookie = `${name}=${value}; path=/; max-age=${COOKIE_DAYS * SECONDS_A_DAY}; samesite=lax`
}
