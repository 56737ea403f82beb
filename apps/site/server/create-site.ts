import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createAnswerClient, toClient } from '@vitrine/contract/client'
import { isReservedPath } from '@vitrine/contract/reserved-paths'
import { RequestFigures } from '@vitrine/platform/metrics/request-figures'
import { nameRoute } from '@vitrine/platform/requests/name-route'
import { observeRequest } from '@vitrine/platform/requests/observe-request'
import { forgetGivenContext, idHeader } from '@vitrine/platform/requests/request-id'
import type { ServerBuild } from 'react-router'
import { CdnPurge } from './cdn/cdn-purge.ts'
import { chooseSend } from './content/loopback-send.ts'
import { askWholeLists } from './content/ask-whole-lists.ts'
import { createCachingClient } from './content/caching-client.ts'
import { lookUpTogether } from './content/look-up-together.ts'
import { traceCalls } from './content/trace-calls.ts'
import { createUpstreamFetch } from './content/fetch-upstream.ts'
import { NotFoundLog } from './content/not-found-log.ts'
import { RevisionPoller } from './content/revision-poller.ts'
import { createReadMetrics } from './create-read-metrics.ts'
import { createRouter } from './create-router.ts'
import { createAcceptEnquiry } from './enquiries/accept-enquiry.ts'
import { Delivery } from './enquiries/delivery.ts'
import type { EnquiryServices } from './enquiries/handle-enquiry-post.ts'
import { FileSpace } from './enquiries/file-space.ts'
import { createProofOfWork, readProofSecret } from './enquiries/proof-of-work.ts'
import { createRateLimit } from './enquiries/rate-limit.ts'
import { SenderCounts } from './enquiries/sender-counts.ts'
import { Spool } from './enquiries/spool.ts'
import { askedHash, DATA_HASH_HEADER, isHydrationAddress } from '../shared/hydration-address.ts'
import type { SiteEnvironment } from './environment.ts'
import { ScriptDictionaries } from './http/script-dictionaries.ts'
import { readRequestTarget } from './http/request-target.ts'
import { decideRootLanguage } from './http/root-language.ts'
import type { BuiltFiles } from './http/built-files.ts'
import { routeOfAddress, routeOfKey } from './http/route-names.ts'
import { findTexts } from './http/static-files.ts'
import { toCacheKey } from './page-cache/cache-key.ts'
import type { Entry } from './page-cache/entry.ts'
import { PageCache } from './page-cache/page-cache.ts'
import { sendEntry } from './page-cache/send-entry.ts'
import { createPageRequestHandler } from './pages/handle-page-request.ts'
import { createRouteIdsOf } from './pages/match-route-ids.ts'
import { isKnownMethod, refuseAddress, refuseMethod, sendFailure } from './pages/refusals.ts'
import { createPagePostRenderer, createPageRenderer, createPreviewRenderer } from './pages/render-page.ts'
import { createPreviews } from './preview/create-previews.ts'
import { Sitemaps } from './seo/sitemaps.ts'
import { createSheetRenderer } from './sheets/create-sheet-renderer.ts'
import { createSheets } from './sheets/create-sheets.ts'
import { createStatistics } from './statistics/create-statistics.ts'
import { findStyleSheet } from './styles/page-styles.ts'

/** From one address: more than people look, fewer than a program wants. */
const BUYER_PAGES_PER_HOUR = 300
/** From one address: more than a technician scans in a workshop, with the files that he opens, and too few to try numbers out. */
const SERIALS_PER_HOUR = 120
/** How long an answer to a buyer waits for what was sent to be delivered, so that the page that follows shows it. */
const WAIT_FOR_DELIVERY_MS = 1500

type SiteOptions = {
  environment: SiteEnvironment
  build: ServerBuild | (() => Promise<ServerBuild>)
  mode: 'production' | 'development'
  staticFiles: Map<string, Entry>
  /** Of the back office; none in development, where it compiles its own. */
  builtFiles?: BuiltFiles
}

export type Site = { listener: RequestListener; start(): Promise<void>; stop(): Promise<void> }

/**
 * The site as a request listener of Node. Cached entries are written straight to the response; only other requests go
 * through `createRouter`. docs/decisions/0004-page-cache.md has the figures.
 */
export function createSite({ environment, build, mode, staticFiles, builtFiles }: SiteOptions): Site {
  const isProduction = mode === 'production'
  const base = environment.API_BASE
  const answerClient = traceCalls(askWholeLists(createAnswerClient({ base, fetch: chooseSend(base) })))
  const uncachedClient = toClient(answerClient)
  const poller = new RevisionPoller(uncachedClient, environment.FRESH_SECONDS)
  const sharing = isProduction ? createCachingClient(answerClient, (it) => poller.onChange(it)) : answerClient
  // Another content API is asked word for word what the contract has.
  const client = environment.CMS_ORIGIN ? lookUpTogether(sharing) : sharing
  const spool = new Spool(environment.DATA_DIR)
  const backOfficeSecret = environment.CMS_ORIGIN ? (environment.INTERNAL_SECRET ?? null) : null
  const delivery = new Delivery(spool, base, backOfficeSecret)
  const deliverDue = () => delivery.deliverDue()
  const counts = new SenderCounts(environment.DATA_DIR, () => readProofSecret(environment.DATA_DIR))
  const enquiries: EnquiryServices = {
    spool,
    acceptEnquiry: createAcceptEnquiry(spool, deliverDue, environment.SITE_URL),
    rateLimit: createRateLimit(environment.ENQUIRIES_PER_HOUR, counts),
    fileSpace: new FileSpace(environment, spool),
    proofOfWork: environment.PROOF_OF_WORK ? createProofOfWork(readProofSecret(environment.DATA_DIR), counts) : null,
  }
  const notFoundLog = new NotFoundLog(uncachedClient)
  const dictionaries = new ScriptDictionaries(staticFiles, join(environment.DATA_DIR, 'scripts'))
  const sheetMaker = createSheets(environment)
  const handlePageRequest = createPageRequestHandler({
    environment,
    client,
    build,
    mode,
    textsUrls: findTexts(staticFiles),
    logSearchWithoutResults: (search) => notFoundLog.logSearch(search),
    makeSheet: sheetMaker.make,
    isApiReachable: () => poller.isAnswering(),
  })
  const styleSheet = findStyleSheet(staticFiles)
  // In development nothing is kept.
  const routeIdsOf = typeof build === 'function' ? () => [] : createRouteIdsOf(build.routes)
  const requests = new RequestFigures()
  const assets = requests.of('asset')
  const renderPage = createPageRenderer({
    environment,
    handlePageRequest,
    mode,
    styleSheet,
    routeIdsOf,
    logNotFound: (path) => notFoundLog.logPage(path),
  })
  const renderUpstream = createUpstreamFetch(environment)
  const pages = new PageCache({
    limitBytes: environment.PAGE_CACHE_MB * 1024 * 1024,
    render: (key) => (/^(html|data|hydration) /.test(key) ? renderPage(key) : renderUpstream(key)),
    // Another file has another name (docs/decisions/0013-uploads.md): it is only looked whether it is still there.
    isRenewedUnasked: (key) => !key.startsWith('media '),
    mayServeOld: isAskedFor,
    figuresOf: (key) => requests.of(routeOfKey(key, routeIdsOf)),
  })
  // Apart from pages, which they must not push out: there are endlessly many comparisons and baskets.
  const sheets = new PageCache({
    limitBytes: environment.SHEET_CACHE_MB * 1024 * 1024,
    render: createSheetRenderer({ environment, handlePageRequest, renderPage }),
    // Each takes as long as fifty pages, and few are asked for again.
    isRenewedUnasked: () => false,
    figuresOf: (key) => requests.of(routeOfKey(key, routeIdsOf)),
  })
  const cacheOf = (key: string) => (key.startsWith('sheet ') ? sheets : pages)
  const sitemaps = new Sitemaps({
    apiBase: base,
    client,
    siteUrl: environment.SITE_URL,
    dataDir: environment.DATA_DIR,
    revision: () => poller.current,
  })
  const { CDN_PURGE_URL, CDN_PURGE_TOKEN } = environment
  const purge = CDN_PURGE_URL ? new CdnPurge(CDN_PURGE_URL, CDN_PURGE_TOKEN) : null
  // At new year every page is out of date, those included that nobody will ask for soon.
  poller.onChange((changed, isNewYear) => pages.markStale(changed, isNewYear ? Infinity : undefined))
  poller.onChange((changed) => sheets.markStale(changed))
  // The CDN is told when nothing here is taken for fresh any more that is not.
  poller.onChange((changed) => purge?.purge(changed))
  poller.onReachable(() => delivery.retryNow())
  const renderPost = createPagePostRenderer({ environment, handlePageRequest, mode, styleSheet })
  const readMetrics = createReadMetrics({
    dataDir: environment.DATA_DIR,
    requests,
    pages,
    poller,
    spool,
    deliveries: delivery.counts,
  })
  const statistics = createStatistics(environment, pages, routeIdsOf)
  const router = createRouter({
    environment,
    isProduction,
    poller,
    enquiries,
    client: uncachedClient,
    buyerPages: { perHour: createRateLimit(BUYER_PAGES_PER_HOUR, counts, 'buyer-page'), waitMs: WAIT_FOR_DELIVERY_MS },
    serialsPerHour: createRateLimit(SERIALS_PER_HOUR, counts, 'serial-number'),
    deliverDue,
    sitemaps,
    answers: client,
    renderPost,
    previews: createPreviews(environment, createPreviewRenderer({ environment, handlePageRequest, mode, styleSheet })),
    readMetrics,
    views: statistics.routes,
  })
  const handleOtherRequest = getRequestListener(router.fetch)

  /**
   * The direct way of a page that is kept, which nearly every request takes: its address as it came is that of a key, so nothing has to be read out
   * of it. `/` depends on who asks.
   */
  function serveKept(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '/' } = request
    return url !== '/' && isReading(request) && pages.serveCached(`html ${url}`, request, response)
  }

  /** What needs nothing but memory: built files, and kept answers at addresses that are not keys as they came. */
  function serveFromMemory(request: IncomingMessage, response: ServerResponse, url: string): boolean {
    if (!isReading(request)) return false
    const file = staticFiles.get(url)
    if (file) {
      assets.count(file.status)
      void sendEntry(request, response, dictionaries.find(url, request.headers) ?? file, 'hit')?.catch(
        (error: unknown) => sendFailure(error, request, response),
      )
      return true
    }
    if (!isProduction || (isRoot(url) && findOtherLanguage(request) !== null)) return false
    const key = toRequestKey(request, url)
    return key !== null && cacheOf(key).serveCached(key, request, response)
  }

  /** All else, in the context of the request. */
  async function answer(request: IncomingMessage, response: ServerResponse, url: string) {
    const built = isReading(request) ? builtFiles?.find(url) : null
    if (built) return sendEntry(request, response, await built, 'hit')
    if (isRoot(url) && redirectToLanguage(request, response)) return undefined
    const key = toRequestKey(request, url)
    if (key) nameRoute(routeOfKey(key, routeIdsOf))
    if (key?.startsWith('sheet ') && sheetMaker.refuse(request, response)) return undefined
    // Large files are passed on as they come, with the speed of their reader.
    if (key && (await cacheOf(key).serveRendered(key, request, response))) return undefined
    return handleOtherRequest(request, response)
  }

  return {
    listener(request, response) {
      try {
        if (isProduction && serveKept(request, response)) return
        const target = isKnownMethod(request.method) ? readRequestTarget(request.url ?? '/') : null
        if (target && 'url' in target) {
          request.url = target.url
          if (serveFromMemory(request, response, target.url)) return
        }
        if (!environment.TRUST_PROXY) forgetGivenContext(request.headers)
        const route = target && 'url' in target ? routeOfAddress(request.method, target.url) : 'refused'
        observeRequest(request, response, requests, route, () => {
          if (!target) refuseMethod(request, response)
          else if ('refused' in target) refuseAddress(target.refused, request, response)
          else answer(request, response, target.url).catch((error: unknown) => sendFailure(error, request, response))
        })
      } catch (error) {
        sendFailure(error, request, response)
      }
    },
    async start() {
      // Without it scripts are sent whole.
      dictionaries.prepare().catch((error: unknown) => console.warn('keeping scripts:', error))
      delivery.start()
      notFoundLog.start()
      statistics.start()
      await poller.start()
    },
    async stop() {
      poller.stop()
      sheetMaker.stop()
      await delivery.stop()
      await Promise.all([sitemaps.stop(), notFoundLog.stop(), statistics.stop(), purge?.stop()])
      spool.close()
      counts.close()
    },
  }
}

/** Requests for a range of an uploaded file go to the proxy; of everything else the whole is sent, as RFC 9110, section 14.2, allows. */
function toRequestKey(request: IncomingMessage, url: string): string | null {
  if (request.headers.range && isReservedPath(url, 'upload')) return null
  return toCacheKey(request.method, url, request.headers['accept-language'] as string | undefined)
}

function isReading({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

/**
 * Data that are out of date belong to a page that is as old. A newer one would go back to the old words when it wakes, and React draw it anew
 * (docs/decisions/0109-data-of-the-same-page.md). True for whatever is no data.
 */
function isAskedFor({ headers }: Entry, { url = '' }: IncomingMessage): boolean {
  const hash = headers[DATA_HASH_HEADER]
  return hash === undefined || hash === askedHash(url)
}

/** Not the data of the page at `/`: who asks for these has the page. */
function isRoot(url: string): boolean {
  return url === '/' || (url.startsWith('/?') && !isHydrationAddress(url))
}

/** `/` is the only address that looks at the visitor's language. @returns null where that is the one of `/` */
function findOtherLanguage({ headers }: IncomingMessage) {
  const language = decideRootLanguage(headers.cookie, headers['accept-language'] as string | undefined)
  return language === 'en' ? null : language
}

/** The redirect of `/` to another language is never cached (R2.3, R13.7). */
function redirectToLanguage(request: IncomingMessage, response: ServerResponse): boolean {
  const language = findOtherLanguage(request)
  if (language === null) return false
  const headers = { ...idHeader(request.headers), vary: 'accept-language, cookie', 'cache-control': 'no-store' }
  response.writeHead(302, { ...headers, location: `/${language}${(request.url ?? '').slice(1)}` }).end()
  return true
}
