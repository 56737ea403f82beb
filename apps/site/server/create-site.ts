import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createClient } from '@vitrine/contract/client'
import type { ServerBuild } from 'react-router'
import { createCachingClient } from './content/caching-client.ts'
import { RevisionPoller } from './content/revision-poller.ts'
import type { SiteEnvironment } from './environment.ts'
import { errorPageFallback } from './pages/error-page-fallback.ts'
import { NotFoundLog } from './content/not-found-log.ts'
import { createRouter } from './http/create-router.ts'
import { toCacheKey } from './page-cache/cache-key.ts'
import type { Entry } from './page-cache/entry.ts'
import { PageCache } from './page-cache/page-cache.ts'
import { sendEntry } from './page-cache/send-entry.ts'
import { createPageRequestHandler } from './pages/handle-page-request.ts'
import { createProofOfWork } from './enquiries/proof-of-work.ts'
import { createPageRenderer, createPagePostRenderer } from './pages/render-page.ts'
import { decideRootLanguage } from './http/root-language.ts'
import { Delivery } from './enquiries/delivery.ts'
import { createAcceptEnquiry } from './enquiries/accept-enquiry.ts'
import { Spool } from './enquiries/spool.ts'
import { createRateLimit } from './enquiries/rate-limit.ts'
import { Sitemaps } from './seo/sitemaps.ts'
import { findTexts } from './http/static-files.ts'
import { createUpstreamFetch } from './content/fetch-upstream.ts'

type SiteOptions = {
  environment: SiteEnvironment
  build: ServerBuild | (() => Promise<ServerBuild>)
  mode: 'production' | 'development'
  staticFiles: Map<string, Entry>
}

export type Site = { listener: RequestListener; start(): Promise<void>; stop(): Promise<void> }

/**
 * The site as a request listener of Node. What is kept is written straight to the response; only what is left goes
 * through the router of `createOtherRequests`. docs/decisions/0004-page-cache.md has the figures that made it so.
 */
export function createSite({ environment, build, mode, staticFiles }: SiteOptions): Site {
  const bare = createClient({ base: environment.API_BASE })
  const watch = new RevisionPoller(bare, environment.FRESH_SECONDS)
  const revision = () => watch.current
  const spool = new Spool(environment.DATA_DIR)
  const delivery = new Delivery(spool, environment.API_BASE)
  const client = mode === 'production' ? createCachingClient(bare, revision) : bare
  const wake = () => delivery.wake()
  const reception = {
    spool,
    intake: createAcceptEnquiry(spool, wake),
    limit: createRateLimit(environment.ENQUIRIES_PER_HOUR),
    proof: environment.PROOF_OF_WORK ? createProofOfWork(environment.INTERNAL_SECRET) : null,
  }
  const misses = new NotFoundLog(bare)
  const answer = createPageRequestHandler({
    environment,
    client,
    build,
    mode,
    textsUrls: findTexts(staticFiles),
    noteSearchMiss: (search) => misses.noteSearch(search),
  })
  const renderPage = createPageRenderer({
    environment,
    answer,
    revision,
    mode,
    noteMissing: (path) => misses.notePage(path),
  })
  const renderUpstream = createUpstreamFetch(environment, revision)
  const pages = new PageCache({
    limitBytes: environment.PAGE_CACHE_MB * 1024 * 1024,
    revision,
    render: (key) => (key.startsWith('html ') || key.startsWith('data ') ? renderPage(key) : renderUpstream(key)),
  })
  const sitemaps = new Sitemaps({ apiBase: environment.API_BASE, client, siteUrl: environment.SITE_URL, revision })
  watch.onChange(() => pages.renewRecent())
  watch.onReturn(() => {
    spool.hasten(Date.now())
    wake()
  })
  const other = getRequestListener(
    createRouter({
      environment,
      pages,
      watch,
      reception,
      wake,
      sitemaps,
      answerPage: createPagePostRenderer({ environment, answer, mode }),
    }).fetch,
  )
  const keeps = mode === 'production'

  /** A promise only where there is something to wait for: what is kept is written at once. */
  function serve(request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
    const url = request.url ?? '/'
    const file = staticFiles.get(url)
    if (file && (request.method === 'GET' || request.method === 'HEAD'))
      return void sendEntry(request, response, file, 'hit')
    if (isRoot(url) && sendToLanguage(request, response)) return undefined
    const key = toKeptKey(request, url)
    if (key && keeps && pages.serveKept(key, request, response)) return undefined
    if (key) return pages.serveRendered(key, request, response)
    return Promise.resolve(other(request, response)).then(() => undefined)
  }

  return {
    listener(request, response) {
      try {
        serve(request, response)?.catch((error: unknown) => failed(error, request, response))
      } catch (error) {
        failed(error, request, response)
      }
    },
    async start() {
      delivery.start()
      misses.start()
      await watch.start()
    },
    async stop() {
      watch.stop()
      await delivery.stop()
      await Promise.all([sitemaps.stop(), misses.stop()])
      spool.close()
    },
  }
}

/** Ranges and the like of a file are passed on; files behind a foreign API base are not ours to fetch. */
function toKeptKey(request: IncomingMessage, url: string): string | null {
  if (request.headers.range) return null
  return toCacheKey(request.method, url, request.headers['accept-language'] as string | undefined)
}

function isRoot(url: string): boolean {
  return url === '/' || url.startsWith('/?')
}

/** `/` is the only address that looks at the visitor's language; its redirect is never kept (R2.3, R13.7). */
function sendToLanguage(request: IncomingMessage, response: ServerResponse): boolean {
  const language = decideRootLanguage(request.headers.cookie, request.headers['accept-language'] as string | undefined)
  if (language === 'en') return false
  const query = (request.url ?? '').slice(1)
  response
    .writeHead(302, { location: `/${language}${query}`, vary: 'accept-language, cookie', 'cache-control': 'no-store' })
    .end()
  return true
}

function failed(error: unknown, request: IncomingMessage, response: ServerResponse) {
  console.error(error)
  if (response.headersSent) return void response.destroy()
  const [pathname = '/'] = (request.url ?? '/').split('?')
  response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end(errorPageFallback(pathname))
}
