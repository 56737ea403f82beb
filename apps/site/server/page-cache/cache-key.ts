import { isDocumentFile } from '@vitrine/contract/document-address'
import { DAY_PARAM, readDay } from '../../shared/documents/asked-day.ts'
import { toComparedQuery } from '../../shared/compare/compared-products.ts'
import { toNearKey } from '../../shared/dealers/near-query.ts'
import { toFinderKey } from '../../shared/finder/finder-query.ts'
import { toGuideKey } from '../../shared/guide/guide-query.ts'
import { readRequested } from '../../shared/enquiries/requested-products.ts'
import { HYDRATION_PARAM } from '../../shared/hydration-address.ts'
import { splitLanguage } from '../../shared/languages/localized-path.ts'
import { toPlannerKey } from '../../shared/planner/planner-key.ts'
import { readPageNumber } from '../../shared/list-pages/page-number.ts'
import { isSheetPath, toSheetQuery } from '../../shared/sheets/sheet-request.ts'
import { SUGGESTIONS_PARAM } from '../../shared/search/suggestions-request.ts'
import { readQuery } from '../../shared/search/query.ts'
import { isReservedPath, searchEnginePaths } from '@vitrine/contract/reserved-paths'
import { DEALER_PARAM, readDealerParam } from '@vitrine/contract/wanted-dealer'
import { toApiKey } from './api-key.ts'

/**
 * The cache key of a request, or null where the response is not cached. A key holds everything that the response depends on:
 * the kind, the path, and the query keys that the route declares; other query keys (campaign tags) share one entry.
 */
export function toCacheKey(method: string | undefined, url: string, acceptLanguage: string | undefined): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  const query = at < 0 ? '' : url.slice(at + 1)
  if (path.startsWith('/api/')) return toApiKey(path, query, acceptLanguage)
  if (path.startsWith('/media/')) return query === '' ? `media ${path}` : null
  if (isReservedPath(path, ...neverKept) || searchEnginePaths.test(path) || isDocumentFile(path)) return null
  const given = new URLSearchParams(query)
  if (isSheetPath(path)) return `sheet ${path}${toSearch(toSheetQuery(path, given))}`
  if (path.endsWith('.data')) return toDataKey(path, given)
  return `${given.has(HYDRATION_PARAM) ? 'hydration' : 'html'} ${path}${toSearch(declaredBy(path, given))}`
}

/** The router asks for the data of some routes of a page by `_routes`; of other query keys only those count that the page declares. */
function toDataKey(path: string, given: URLSearchParams): string | null {
  const routes = given.get('_routes')
  const page = declaredBy(path.slice(0, -'.data'.length), given)
  const declared = page.q && given.has(SUGGESTIONS_PARAM) ? { ...page, [SUGGESTIONS_PARAM]: '' } : page
  if (routes === null) return `data ${path}${toSearch(declared)}`
  return /^[a-z,-]{1,100}$/.test(routes) ? `data ${path}${toSearch({ _routes: routes, ...declared })}` : null
}

/** Kinds of addresses whose answers are not kept: they are private, or no pages. */
const neverKept = ['back-office', 'asset', 'operations', 'preview', 'buyer-page'] as const

const contactPage = /^(\/[a-z]{2})?\/contact\/?$/
const resultsPage = /^(\/[a-z]{2})?\/search-result(-products|-articles|-turnkeys)?\/?$/
const listPage = /^(\/[a-z]{2})?\/(blog|documents|product(\/[^/]+)?|category\/[^/]+)\/?$/

/** Lists that the finder can narrow down. */
const productListPage = /^(\/[a-z]{2})?\/(product(\/[^/]+)?|category\/[^/]+)\/?$/

const nearPage = /^(\/[a-z]{2})?\/dealers\/?$/
const documentsPage = /^(\/[a-z]{2})?\/documents\/?$/
const productDocumentsPage = /^(\/[a-z]{2})?\/documents\/[^/]+\/?$/
const guidePage = /^(\/[a-z]{2})?\/finder\/?$/
const plannerPage = /^(\/[a-z]{2})?\/planner\/?$/
const comparePage = /^(\/[a-z]{2})?\/compare\/?$/

type Declared = Record<string, string> & {
  products?: string
  q?: string
  product?: string
  turnkey?: string
  page?: string
}

/**
 * The query keys that a page's answer depends on: `q` on the pages of search results, `page` on lists, what the finder is asked on
 * lists of products, what is asked for on the contact page,
 * what is compared, what somebody says of his production, where somebody looks for dealers and whom he writes to, a plan of a hall,
 * of which day the documents of a product are.
 */
function declaredBy(path: string, given: URLSearchParams): Declared {
  if (guidePage.test(path)) return toGuideKey(given)
  if (nearPage.test(path)) return toNearKey(given)
  if (plannerPage.test(path)) return toPlannerKey(given)
  if (contactPage.test(path)) return { ...readRequested(given), ...toDealerKey(given) }
  if (productDocumentsPage.test(path)) {
    const day = readDay(given)
    return day === null ? {} : { [DAY_PARAM]: day }
  }
  if (listPage.test(path)) {
    const page = readPageNumber(given)
    const q = documentsPage.test(path) ? readQuery(given) : ''
    if (q !== '') return { q }
    return { ...(page !== null && { page: String(page) }), ...(productListPage.test(path) && toFinderKey(given)) }
  }
  const isComparison = comparePage.test(path)
  const q = isComparison || resultsPage.test(path) ? readQuery(given) : ''
  return { ...(isComparison && toComparedQuery(given)), ...(q !== '' && { q }) }
}

function toDealerKey(given: URLSearchParams): Record<string, string> {
  const dealer = readDealerParam(given)
  return dealer === null ? {} : { [DEALER_PARAM]: dealer }
}

function toSearch(declared: Record<string, string>): string {
  const search = String(new URLSearchParams(declared))
  return search === '' ? '' : `?${search}`
}

/** The page's language, for rendering: from the prefix of the path. */
export function languageOfPath(path: string) {
  return splitLanguage(path.replace(/\.data$/, '').replace(/^\/_root$/, '/')).language
}
