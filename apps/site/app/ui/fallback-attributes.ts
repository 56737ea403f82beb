/** Attributes for text that stands in English because the page's language has none (`fallbackFields` of the contract). */
export function fallbackAttributes(isFallback: boolean): { lang?: 'en'; dir?: 'ltr' } {
  return isFallback ? { lang: 'en', dir: 'ltr' } : {}
}
