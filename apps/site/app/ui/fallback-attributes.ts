/** The attributes of text that is an English fallback (`fallbackFields` of the contract). */
export function fallbackAttributes(isFallback: boolean): { lang?: 'en'; dir?: 'ltr' } {
  return isFallback ? { lang: 'en', dir: 'ltr' } : {}
}
