import { PAGE_PARAM } from '../../shared/list-pages/page-number.ts'
import { scriptMark } from '../../shared/script-mark.ts'
import type { HydrationData } from '../../shared/site-context.ts'
import { DATA_HASH_HEADER } from '../../shared/hydration-address.ts'
import type { SiteEnvironment } from '../environment.ts'
import { languageOfPath } from '../page-cache/cache-key.ts'
import { cdnHeaders } from '../cdn/cdn-headers.ts'
import { encodeBody, hashBody } from '../page-cache/encode.ts'
import type { Render } from '../page-cache/page-cache.ts'
import { proxyHeaders } from '../page-cache/proxy-expiry.ts'
import type { HandlePageRequest, PagePreview } from './handle-page-request.ts'
import { commonHeaders, pagePolicy, takeScriptMarks, transportSecurity } from '../http/security-headers.ts'
import type { PagePost } from '../enquiries/handle-page-post.ts'
import { addStyles, type StyleSheet } from '../styles/page-styles.ts'
import { isBounded } from './bounded-addresses.ts'
import type { RouteIdsOf } from './match-route-ids.ts'
import { originsOf, thirdPartiesOf } from '../http/third-party-origins.ts'

/** Pages and their data are revalidated at each visit; the ETag makes that cheap. */
export const REVALIDATE = 'public, max-age=0, must-revalidate'
const NO_STORE = 'no-store'
/** Which links a browser may prepare on approach (public/): by a header, so that the policy allows no more script for it. */
const SPECULATION_RULES = '"/pages.speculationrules"'

type RenderOptions = {
  environment: SiteEnvironment
  handlePageRequest: HandlePageRequest
  mode: 'production' | 'development'
  routeIdsOf: RouteIdsOf
  /** The site's, of which each page carries what it uses; null in development. */
  styleSheet: StyleSheet | null
  /** Called with each address that has no page. */
  logNotFound: (path: string) => void
}

/** Renders a page or its data (keys `html …`, `data …` and `hydration …`) to a finished entry. */
export function createPageRenderer({
  environment,
  handlePageRequest,
  mode,
  routeIdsOf,
  styleSheet,
  logNotFound,
}: RenderOptions): Render {
  const { SITE_URL: siteUrl } = environment
  return async (key) => {
    const target = key.slice(key.indexOf(' ') + 1)
    const { response, mayKeep, tags } = await handlePageRequest(
      new Request(siteUrl + target),
      decideHydrationData(key, routeIdsOf),
    )
    // That a list has fewer pages says nothing of its address.
    if (response.status === 404 && !hasPage(target)) logNotFound(toAddress(target))
    const isCacheable = response.status < 400 && mayKeep
    const thirdParties = originsFor(environment, target)
    const { headers, plain } = await finish(response, {
      isCacheable,
      siteUrl,
      withPolicy: mode === 'production',
      thirdParties,
      styleSheet,
    })
    const keep = isCacheable && isBounded(target, routeIdsOf)
    // Only `/` depends on language and cookie (server/http/root-language.ts); caches on the way must know.
    if (target === '/') headers.vary = 'accept-language, cookie'
    else if (keep && response.status === 200)
      Object.assign(headers, cdnHeaders(environment, tags), proxyHeaders(environment))
    const entry = { status: response.status, headers, bodies: await encodeBody(plain), hash: hashBody(plain) }
    return { entry, keep, tags }
  }
}

/** Only what is kept is made of the same answers when a browser asks for it a second later. */
function decideHydrationData(key: string, routeIdsOf: RouteIdsOf): HydrationData {
  const [kind, target = ''] = key.split(' ')
  if (kind === 'hydration') return 'alone'
  return isBounded(target, routeIdsOf) ? 'at-address' : 'in-document'
}

/** The page's address, of itself or of its data. */
function toAddress(target: string): string {
  return (target.split('?')[0] ?? '').replace(/\.data$/, '')
}

function hasPage(target: string): boolean {
  return new URLSearchParams(target.split('?')[1]).has(PAGE_PARAM)
}

/** Renders the response to a form that was posted to a page: with the same headers, never cached. */
export function createPagePostRenderer({
  environment,
  handlePageRequest,
  mode,
  styleSheet,
}: Omit<RenderOptions, 'routeIdsOf' | 'logNotFound'>) {
  return async (request: Request, post: PagePost): Promise<Response> => {
    const { response } = await handlePageRequest(request, 'in-document', post)
    const thirdParties = originsFor(environment, new URL(request.url).pathname)
    const options = {
      isCacheable: false,
      siteUrl: environment.SITE_URL,
      withPolicy: mode === 'production',
      thirdParties,
      styleSheet,
    }
    const { status } = response
    const { headers, plain } = await finish(response, options)
    return new Response(status === 204 || status === 304 ? null : new Uint8Array(plain), { status, headers })
  }
}

/**
 * Renders a page as a preview: nobody keeps or indexes it, and its address is told to nobody. It may be framed by the back office alone, besides
 * the site itself.
 */
export function createPreviewRenderer({
  environment,
  handlePageRequest,
  mode,
  styleSheet,
}: Omit<RenderOptions, 'routeIdsOf' | 'logNotFound'>) {
  return async (request: Request, preview: PagePreview): Promise<Response> => {
    const { response } = await handlePageRequest(request, 'in-document', undefined, preview)
    const { status } = response
    const { headers, plain } = await finish(response, {
      isCacheable: false,
      siteUrl: environment.SITE_URL,
      withPolicy: mode === 'production',
      thirdParties: [],
      styleSheet,
      preview: preview.info,
    })
    delete headers['speculation-rules']
    const body = status === 204 || status === 304 ? null : new Uint8Array(plain)
    return new Response(body, { status, headers: { ...headers, ...previewHeaders } })
  }
}

/** Of everything below the address of a preview. */
export const previewHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

function originsFor(environment: SiteEnvironment, target: string): string[] {
  const [pathname = '/'] = target.split('?')
  return originsOf(thirdPartiesOf(environment, languageOfPath(pathname)))
}

type FinishOptions = {
  isCacheable: boolean
  siteUrl: string
  withPolicy: boolean
  /** Origins that the page may use besides its own. */
  thirdParties: readonly string[]
  styleSheet: StyleSheet | null
  preview?: { backOffice: string }
}

/** The headers and bytes with which the routes' response is sent. */
async function finish(response: Response, options: FinishOptions) {
  const { isCacheable, siteUrl, withPolicy, thirdParties, styleSheet, preview } = options
  let plain = Buffer.from(await response.arrayBuffer())
  const headers: Record<string, string> = { ...commonHeaders, ...transportSecurity(siteUrl) }
  for (const name of [
    'content-type',
    'location',
    'retry-after',
    'x-remix-response',
    'x-remix-status',
    DATA_HASH_HEADER,
  ]) {
    const value = response.headers.get(name)
    if (value) headers[name] = value
  }
  headers['cache-control'] = isCacheable ? REVALIDATE : NO_STORE
  if (response.status === 503) headers['retry-after'] ??= '5'
  if (scriptMark && headers['content-type']?.startsWith('text/html')) {
    const { marked, styles } = addStyles(plain.toString('utf8'), scriptMark, styleSheet)
    const { html, hashes: scripts } = takeScriptMarks(marked, scriptMark)
    plain = Buffer.from(html)
    // A page that needs less has a policy of its own.
    if (withPolicy) {
      headers['content-security-policy'] =
        response.headers.get('content-security-policy') ?? pagePolicy({ scripts, styles, thirdParties, preview })
      headers['speculation-rules'] = SPECULATION_RULES
    }
  }
  return { headers, plain }
}
