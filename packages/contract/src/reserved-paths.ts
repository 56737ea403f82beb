import { SERIAL_PATH } from './document-address.ts'
import { PREVIEW_PATH } from './preview-path.ts'

/** Where the back office, its own API and the content API are on the public site. */
export const ADMIN_PATH = '/admin'
export const CMS_API_PATH = '/cms-api'
export const API_PATH = '/api'

/** Below it and a language, the private link of an enquiry has its token. */
export const BUYER_PAGE_PATH = '/enquiry'

/** The same for a dealer; below the other, as whatever keeps, logs or lists no page of a buyer does no page of a dealer either. */
export const DEALER_PAGE_PATH = `${BUYER_PAGE_PATH}/dealer`

/** Who answers under a prefix; `unredirected` is no prefix of anything that exists, but of what no redirect is asked for. */
type ReservedKind =
  | 'back-office'
  | 'buyer-page'
  | 'upload'
  | 'content-api'
  | 'asset'
  | 'operations'
  | 'preview'
  | 'unredirected'

type ReservedPath = { prefix: string; kind: ReservedKind }

/** The prefixes of addresses that are no pages of the site, in any language. */
export const reservedPaths: readonly ReservedPath[] = [
  // The back office.
  { prefix: ADMIN_PATH, kind: 'back-office' },
  // The API of the back office.
  { prefix: CMS_API_PATH, kind: 'back-office' },
  // Scripts and styles of the back office.
  { prefix: '/_next', kind: 'back-office' },
  // Uploaded pictures, videos and files.
  { prefix: '/media', kind: 'upload' },
  // The content API.
  { prefix: API_PATH, kind: 'content-api' },
  // Scripts, styles and fonts of the site.
  { prefix: '/assets', kind: 'asset' },
  // Whether the site is alive.
  { prefix: '/healthz', kind: 'operations' },
  // Whether the site can serve and accept enquiries.
  { prefix: '/readyz', kind: 'operations' },
  // Figures for Prometheus.
  { prefix: '/metrics', kind: 'operations' },
  // What the programs of this machine ask each other.
  { prefix: '/internal', kind: 'operations' },
  // The work that a browser does before an enquiry.
  { prefix: '/proof', kind: 'operations' },
  // What pages tell of being seen (R15.160).
  { prefix: '/views', kind: 'operations' },
  // Pages as they would be with a draft.
  { prefix: PREVIEW_PATH, kind: 'preview' },
  // The pages of buyers: private, and never kept.
  { prefix: BUYER_PAGE_PATH, kind: 'buyer-page' },
  // The pages of serial numbers, private and never kept likewise.
  { prefix: SERIAL_PATH, kind: 'buyer-page' },
  // What a former site may have left links to (R7.8).
  { prefix: '/_nuxt', kind: 'unredirected' },
  { prefix: '/_loading', kind: 'unredirected' },
  { prefix: '/_ipx', kind: 'unredirected' },
  // Comparisons of products (R7.8).
  { prefix: '/compare', kind: 'unredirected' },
  { prefix: '/ro/compare', kind: 'unredirected' },
]

/** Addresses that start so are never redirected, and nobody is asked whether they are (R7.8). */
export const unredirectedStarts: readonly string[] = [...prefixesOf('unredirected'), '/media/']

/** Files for search engines. */
export const searchEnginePaths = /^\/(robots\.txt|llms\.txt|sitemap(-\d+)?\.xml)$/

/** The prefixes of these kinds, such as `/admin`, without a slash at the end. */
export function prefixesOf(...kinds: ReservedKind[]): string[] {
  return reservedPaths.filter(({ kind }) => kinds.includes(kind)).map(({ prefix }) => prefix)
}

/** Whether a path is a reserved prefix or below one. @param kinds only of these; none: of any */
export function isReservedPath(path: string, ...kinds: ReservedKind[]): boolean {
  return reservedPaths.some(
    ({ prefix, kind }) =>
      (kinds.length === 0 || kinds.includes(kind)) && (path === prefix || path.startsWith(`${prefix}/`)),
  )
}
