import { type LanguageCode, tagOf } from '@vitrine/locales/languages'
import { readSheetRequest } from '../../shared/sheets/sheet-request.ts'
import { splitLanguage } from '../../shared/languages/localized-path.ts'

/**
 * The headers of a sheet (R2.114, R2.115): a name to save it under, and what search engines take it for. That of a product or a turnkey says the same as its page, which is
 * the one to be found; of comparisons and baskets there are endlessly many.
 * @param page the address of its page
 */
export function sheetHeaders(path: string, page: string): Record<string, string> {
  const { language } = splitLanguage(path)
  const request = readSheetRequest(path, new URLSearchParams())
  const isOwn = request.kind === 'product' || request.kind === 'turnkey'
  return {
    'content-type': 'application/pdf',
    'content-language': tagOf(language),
    'content-disposition': `inline; filename="${toFileName(path, language)}"`,
    ...(isOwn ? { link: `<${page}>; rel="canonical"` } : { 'x-robots-tag': 'noindex' }),
  }
}

/** `nv-140-four-head-welder-de.pdf`: slugs are of Latin letters, digits and hyphens. */
function toFileName(path: string, language: LanguageCode): string {
  const name = path.slice(path.lastIndexOf('/') + 1, -'.pdf'.length)
  return `${name}-${language}.pdf`
}
