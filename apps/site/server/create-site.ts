import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createAnswerClient, toClient } from '@vitrine/contract/client'
import { isReservedPath } from '@vitrine/contract/reserved-paths'
import type { ServerBuild } from 'react-router'
import { CdnPurge } from './cdn/cdn-purge.ts'
import { askWholeLists } from './content/ask-whole-lists.ts'
import { createCachingClient } from './content/caching-client.ts'
import { createUpstreamFetch } from './content/fetch-upstream.ts'
import { NotFoundLog } from './content/not-found-log.ts'
import { RevisionPoller } from './content/revision-poller.ts'
import { createRouter } from './create-router.ts'
import { createAcceptEnquiry } from './enquiries/accept-enquiry.ts'
import { Delivery } from './enquiries/delivery.ts'
import type { EnquiryServices } from './enquiries/handle-enquiry-post.ts'
import { FileSpace } from './enquiries/file-space.ts'
import { createProofOfWork, readProofSecret } from './enquiries/proof-of-work.ts'
import { createRateLimit } from './enquiries/rate-limit.ts'
import { Spool } from './enquiries/spool.ts'
import type { SiteEnvironment } from './environment.ts'
import { readRequestTarget } from './http/request-target.ts'
import { decideRootLanguage } from './http/root-language.ts'
import type { BuiltFiles } from './http/built-files.ts'
import { commonHeaders } from './http/security-headers.ts'
import { findTexts } from './http/static-files.ts'
import { toCacheKey } from './page-cache/cache-key.ts'
import type { Entry } from './page-cache/entry.ts'
import { PageCache } from './page-cache/page-cache.ts'
import { sendEntry } from './page-cache/send-entry.ts'
import { errorPageFallback, fallbackHeaders } from './pages/error-page-fallback.ts'
import { createPageRequestHandler } from './pages/handle-page-request.ts'
import { createRouteIdsOf } from './pages/match-route-ids.ts'
import { createPagePostRenderer, createPageRenderer } from './pages/render-page.ts'
import { Sitemaps } from './seo/sitemaps.ts'

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
  const answerClient = askWholeLists(createAnswerClient({ base: environment.API_BASE }))
  const uncachedClient = toClient(answerClient)
  const poller = new RevisionPoller(uncachedClient, environment.FRESH_SECONDS)
  const client = isProduction ? createCachingClient(answerClient, (it) => poller.onChange(it)) : answerClient
  const spool = new Spool(environment.DATA_DIR)
  const backOfficeSecret = environment.CMS_ORIGIN ? (environment.INTERNAL_SECRET ?? null) : null
  const delivery = new Delivery(spool, environment.API_BASE, backOfficeSecret)
  const deliverDue = () => delivery.deliverDue()
  const enquiries: EnquiryServices = {
    spool,
    acceptEnquiry: createAcceptEnquiry(spool, deliverDue, environment.SITE_URL),
    rateLimit: createRateLimit(environment.ENQUIRIES_PER_HOUR),
    fileSpace: new FileSpace(environment, spool),
    proofOfWork: environment.PROOF_OF_WORK ? createProofOfWork(readProofSecret(environment.DATA_DIR)) : null,
  }
  const notFoundLog = new NotFoundLog(uncachedClient)
  const handlePageRequest = createPageRequestHandler({
    environment,
    client,
    build,
    mode,
    textsUrls: findTexts(staticFiles),
    logSearchWithoutResults: (search) => notFoundLog.logSearch(search),
    isApiReachable: () => poller.isAnswering(),
  })
  const renderPage = createPageRenderer({
    environment,
    handlePageRequest,
    mode,
    // In development nothing is kept.
    routeIdsOf: typeof build === 'function' ? () => [] : createRouteIdsOf(build.routes),
    logNotFound: (path) => notFoundLog.logPage(path),
  })
  const renderUpstream = createUpstreamFetch(environment)
  const pages = new PageCache({
    limitBytes: environment.PAGE_CACHE_MB * 1024 * 1024,
    render: (key) => (key.startsWith('html ') || key.startsWith('data ') ? renderPage(key) : renderUpstream(key)),
    // Another file has another name (docs/decisions/0013-uploads.md): it is only looked whether it is still there.
    isRenewedUnasked: (key) => !key.startsWith('media '),
  })
  const sitemaps = new Sitemaps({
    apiBase: environment.API_BASE,
    client,
    siteUrl: environment.SITE_URL,
    revision: () => poller.current,
  })
  const { CDN_PURGE_URL, CDN_PURGE_TOKEN } = environment
  const purge = CDN_PURGE_URL ? new CdnPurge(CDN_PURGE_URL, CDN_PURGE_TOKEN) : null
  // At new year every page is out of date, those included that nobody will ask for soon.
  poller.onChange((changed, isNewYear) => pages.markStale(changed, isNewYear ? Infinity : undefined))
  // The CDN is told when nothing here is taken for fresh any more that is not.
  poller.onChange((changed) => purge?.purge(changed))
  poller.onReachable(() => delivery.retryNow())
  const renderPost = createPagePostRenderer({ environment, handlePageRequest, mode })
  const router = createRouter({ environment, isProduction, pages, poller, enquiries, deliverDue, sitemaps, renderPost })
  const handleOtherRequest = getRequestListener(router.fetch)

  /** A promise only where there is something to wait for: a cached entry is written at once. */
  function serve(request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
    const url = request.url ?? '/'
    const file = staticFiles.get(url)
    if (file && isReading(request)) return sendEntry(request, response, file, 'hit')
    const built = isReading(request) ? builtFiles?.find(url) : null
    if (built) return built.then((entry) => sendEntry(request, response, entry, 'hit'))
    if (isRoot(url) && redirectToLanguage(request, response)) return undefined
    const key = toRequestKey(request, url)
    if (key && isProduction && pages.serveCached(key, request, response)) return undefined
    return key ? render(key, request, response) : passOn(request, response)
  }

  /** Large files are passed on as they come, with the speed of their reader. */
  async function render(key: string, request: IncomingMessage, response: ServerResponse) {
    if (!(await pages.serveRendered(key, request, response))) await passOn(request, response)
  }

  async function passOn(request: IncomingMessage, response: ServerResponse) {
    await handleOtherRequest(request, response)
  }

  return {
    listener(request, response) {
      try {
        if (!methods.has(request.method ?? '')) return refuseMethod(response)
        const target = readRequestTarget(request.url ?? '/')
        if ('refused' in target) return refuse(target.refused, request, response)
        request.url = target.url
        serve(request, response)?.catch((error: unknown) => sendFailure(error, request, response))
      } catch (error) {
        sendFailure(error, request, response)
      }
    },
    async start() {
      delivery.start()
      notFoundLog.start()
      await poller.start()
    },
    async stop() {
      poller.stop()
      await delivery.stop()
      await Promise.all([sitemaps.stop(), notFoundLog.stop(), purge?.stop()])
      spool.close()
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

function isRoot(url: string): boolean {
  return url === '/' || url.startsWith('/?')
}

/** `/` is the only address that looks at the visitor's language; its redirect is never cached (R2.3, R13.7). */
function redirectToLanguage(request: IncomingMessage, response: ServerResponse): boolean {
  const language = decideRootLanguage(request.headers.cookie, request.headers['accept-language'] as string | undefined)
  if (language === 'en') return false
  const query = (request.url ?? '').slice(1)
  response
    .writeHead(302, { location: `/${language}${query}`, vary: 'accept-language, cookie', 'cache-control': 'no-store' })
    .end()
  return true
}

/** All that the site and the back office understand. TRACE would tell back the headers that proxies add. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

function refuseMethod(response: ServerResponse) {
  response.writeHead(405, { ...commonHeaders, allow: [...methods].join(', '), 'cache-control': 'no-store' }).end()
}

/** Answers an address that is none. */
function refuse(reason: string, request: IncomingMessage, response: ServerResponse) {
  const [pathname = '/'] = (request.url ?? '/').split('?')
  if (isReservedPath(pathname, 'content-api', 'back-office', 'upload', 'asset'))
    return response
      .writeHead(400, { ...commonHeaders, 'content-type': 'application/json', 'cache-control': 'no-store' })
      .end(JSON.stringify({ detail: `not an address: ${reason}` }))
  response.writeHead(400, { ...commonHeaders, ...fallbackHeaders }).end(errorPageFallback(pathname, 400))
}

function sendFailure(error: unknown, request: IncomingMessage, response: ServerResponse) {
  console.error(error)
  if (response.headersSent) return void response.destroy()
  const [pathname = '/'] = (request.url ?? '/').split('?')
  response.writeHead(500, { ...commonHeaders, ...fallbackHeaders }).end(errorPageFallback(pathname))
}
