import type { HttpBindings } from '@hono/node-server'
import { PREVIEW_PATH } from '@vitrine/contract/preview-path'
import { DOCUMENTS_PATH, SERIAL_PATH } from '@vitrine/contract/document-address'
import { API_PATH, BUYER_PAGE_PATH, DEALER_PAGE_PATH, prefixesOf } from '@vitrine/contract/reserved-paths'
import { SERVICE_REQUEST_PATH } from '@vitrine/contract/service-request-path'
import { SPOOL_PATH } from '@vitrine/contract/spool-api'
import { METRICS_TYPE } from '@vitrine/platform/metrics/metric'
import { idHeader } from '@vitrine/platform/requests/request-id'
import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AnswerClient, Client } from '@vitrine/contract/client'
import { type BuyerPageLimits, createBuyerPageRoutes } from './buyer-page/buyer-page-routes.ts'
import { createDealerPageRoutes } from './dealer-page/dealer-page-routes.ts'
import { createDocumentFileRoutes } from './documents/document-file-routes.ts'
import type { RevisionPoller } from './content/revision-poller.ts'
import { type EnquiryServices, handleEnquiryPost } from './enquiries/handle-enquiry-post.ts'
import { type RenderPagePost, handlePagePost } from './enquiries/handle-page-post.ts'
import { MAX_BODY_BYTES } from './enquiries/file-rules.ts'
import type { RateLimit } from './enquiries/rate-limit.ts'
import { readSpoolState } from './enquiries/read-spool-state.ts'
import type { Spool } from './enquiries/spool.ts'
import { createSpoolApi } from './enquiries/spool-api.ts'
import { VIEWS_PATH } from '../shared/statistics-address.ts'
import type { SiteEnvironment } from './environment.ts'
import { mayReachBackOffice } from './http/back-office-access.ts'
import { proxyToApi, proxyToCms } from './http/proxy.ts'
import { clientAddress, type AppContext, isBrokenOff, isCrossSite, isLoopback } from './http/request-origin.ts'
import { readCmsMetrics } from './http/read-cms-metrics.ts'
import { commonHeaders } from './http/security-headers.ts'
import { createSerialPageRoutes } from './serial-page/serial-page-routes.ts'
import { createServiceRequestRoutes } from './service-request/service-request-routes.ts'
import { createSeoRoutes } from './seo/seo-routes.ts'
import type { Sitemaps } from './seo/sitemaps.ts'

/** With and without the last slash, as the contract's paths answer. */
const enquiryPaths = [
  ['order', '/api/order_request'],
  ['order', '/api/order_request/'],
  ['contact', '/api/contactme'],
  ['contact', '/api/contactme/'],
] as const

type RouterOptions = {
  environment: SiteEnvironment
  isProduction: boolean
  poller: RevisionPoller
  enquiries: EnquiryServices
  /** Asks the content API; nothing of what it answers is kept. */
  client: Client
  buyerPages: BuyerPageLimits
  /** How many serial numbers an address may try. */
  serialsPerHour: RateLimit
  /** Called when an enquiry in the spool has become due. */
  deliverDue: () => void
  sitemaps: Sitemaps
  /** What it answers is kept. */
  answers: AnswerClient
  renderPost: RenderPagePost
  previews: Hono<{ Bindings: HttpBindings }>
  /** What pages tell of being seen. */
  views: Hono<{ Bindings: HttpBindings }>
  /** The text of `/metrics`. */
  readMetrics: () => string
}

const metricsHeaders = { 'content-type': METRICS_TYPE, 'cache-control': 'no-store' }

/** Every request that the page cache does not answer: health, figures, enquiries, posted forms, and what goes to the cms or to API_BASE. */
export function createRouter(options: RouterOptions) {
  const { environment, isProduction, poller, enquiries, deliverDue, sitemaps, client, answers } = options
  const { renderPost, previews, readMetrics, views, buyerPages: limits } = options
  const { spool, proofOfWork } = enquiries
  const app = new Hono<{ Bindings: HttpBindings }>()
  const mayReadMetrics = (c: AppContext) => environment.METRICS_PUBLIC || isLoopback(c)

  app.use(async (c, next) => {
    await next()
    const added = { ...commonHeaders, ...idHeader(c.env.incoming.headers ?? {}) }
    for (const [name, value] of Object.entries(added)) if (!c.res.headers.has(name)) c.header(name, value)
  })

  app.get('/healthz', (c) => c.json({ ok: true }))
  app.get('/readyz', (c) => {
    const now = Date.now()
    const parts = { api: poller.isReachable, spool: spool.isUsable(now) }
    const ok = parts.api && parts.spool
    // How many enquiries wait, and since when, concerns nobody outside.
    return c.json({ ok, ...parts, ...(isLoopback(c) && readDepth(spool, now)) }, ok ? 200 : 503)
  })
  app.get('/metrics', (c) => {
    if (!mayReadMetrics(c)) return c.notFound()
    return c.body(readMetrics(), 200, metricsHeaders)
  })
  app.get('/metrics/cms', async (c) => {
    if (!mayReadMetrics(c) || !environment.CMS_ORIGIN) return c.notFound()
    const metrics = await readCmsMetrics(environment.CMS_ORIGIN)
    return metrics === null ? c.text('The back office does not answer.', 503) : c.body(metrics, 200, metricsHeaders)
  })
  app.route(SPOOL_PATH, createSpoolApi({ environment, spool, deliverDue }))
  app.all('/internal/*', (c) => c.json({ detail: 'not found' }, 404))
  app.get('/proof', async (c) =>
    proofOfWork ? c.json(await proofOfWork.challenge(), 200, { 'cache-control': 'no-store' }) : c.notFound(),
  )

  app.route(VIEWS_PATH, views)
  app.all(`${VIEWS_PATH}/*`, (c) => c.json({ detail: 'not found' }, 404))

  const pages = { environment, client, enquiries, limits, deliverDue }
  const { serialsPerHour } = options
  app.route(SERVICE_REQUEST_PATH, createServiceRequestRoutes({ environment, client, enquiries, serialsPerHour }))
  app.route(DEALER_PAGE_PATH, createDealerPageRoutes(pages))
  app.route(BUYER_PAGE_PATH, createBuyerPageRoutes(pages))
  app.route(SERIAL_PATH, createSerialPageRoutes({ environment, client, perHour: serialsPerHour }))
  app.route(DOCUMENTS_PATH, createDocumentFileRoutes(environment))
  const { SITE_URL: siteUrl, AI_CRAWLERS: aiCrawlers, INDEXNOW_KEY: indexNowKey } = environment
  app.route('/', createSeoRoutes({ siteUrl, sitemaps, client: answers, aiCrawlers, indexNowKey }))

  app.use(`${API_PATH}/*`, limitBody)
  for (const [kind, path] of enquiryPaths) {
    app.post(path, async (c) => {
      if (isCrossSite(c, environment)) return c.json({ detail: 'sent from a page of another site' }, 403)
      return handleEnquiryPost(c, kind, clientAddress(c, environment), enquiries)
    })
  }
  // Only this process asks for pages of buyers and serial numbers, and reports what was not found; through the site these calls are closed.
  app.all(`${API_PATH}/buyer/*`, (c) => c.json({ detail: 'not found' }, 404))
  app.all(`${API_PATH}/serial-numbers/*`, (c) => c.json({ detail: 'not found' }, 404))
  app.all(`${API_PATH}/reports/*`, (c) => c.json({ detail: 'not found' }, 404))
  // Nothing else is posted to the content API through the site.
  app.on(['GET', 'HEAD', 'OPTIONS'], `${API_PATH}/*`, (c) => proxyToApi(c, environment))
  app.all(`${API_PATH}/*`, (c) => c.json({ detail: 'method not allowed' }, 405, { allow: 'GET, HEAD, OPTIONS' }))
  // Pictures of any width, made to order, are no part of what the back office needs.
  app.use('/_next/*', async (c, next) =>
    isProduction && !c.req.path.startsWith('/_next/static/') ? c.json({ detail: 'not found' }, 404) : next(),
  )
  // Nothing is sent to where uploads are read from: Next fails at it.
  for (const prefix of prefixesOf('upload')) {
    app.on(['GET', 'HEAD'], `${prefix}/*`, (c) => proxyToCms(c, environment))
    app.all(`${prefix}/*`, (c) => c.json({ detail: 'method not allowed' }, 405, { allow: 'GET, HEAD' }))
  }
  for (const prefix of prefixesOf('back-office')) {
    app.use(`${prefix}/*`, (c, next) => (mayReachBackOffice(c, environment) ? next() : Promise.resolve(c.notFound())))
    app.all(`${prefix}/*`, (c) => proxyToCms(c, environment))
  }
  app.route(PREVIEW_PATH, previews)
  app.post('*', async (c) => {
    if (isCrossSite(c, environment)) return c.text('Forbidden', 403)
    return handlePagePost(c, clientAddress(c, environment), enquiries, renderPost)
  })
  app.notFound((c) => c.json({ detail: 'not found' }, 404))
  app.onError((error, c) => {
    if (isBrokenOff(c.env.incoming)) return c.body(null, 400)
    console.error(error)
    return c.json({ detail: 'internal error' }, 500)
  })
  return app
}

/** What /readyz says of the spool to programs of this machine. */
function readDepth(spool: Spool, now: number) {
  const state = readSpoolState(spool, now)
  if (!state) return {}
  const { waiting, refused, oldestMs } = state
  return { waiting, refused, oldestSeconds: Math.round(oldestMs / 1000) }
}

const limitJson = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (c) => c.json({ detail: 'the body is too large' }, 413),
})

/** An order with files has bounds of its own (`readMultipart`). */
const limitBody: MiddlewareHandler = (c, next) => (isOrderWithFiles(c) ? next() : limitJson(c, next))

function isOrderWithFiles(c: Pick<AppContext, 'req'>): boolean {
  const isOrder = c.req.method === 'POST' && /^\/api\/order_request\/?$/.test(c.req.path)
  return isOrder && Boolean(c.req.header('content-type')?.startsWith('multipart/form-data'))
}
