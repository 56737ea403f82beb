import type { HttpBindings } from '@hono/node-server'
import { prefixesOf } from '@vitrine/contract/reserved-paths'
import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { proxyToApi, proxyToCms } from './proxy.ts'
import type { RevisionPoller } from '../content/revision-poller.ts'
import type { SiteEnvironment } from '../environment.ts'
import { createSpoolApi } from '../enquiries/spool-api.ts'
import { writeMetrics } from './metrics.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import { createSeoRoutes } from '../seo/seo-routes.ts'
import type { Sitemaps } from '../seo/sitemaps.ts'
import { commonHeaders } from './security-headers.ts'
import { clientAddress, type AppContext, isCrossSite, isLoopback } from './request-origin.ts'
import { type RenderPagePost, handlePagePost } from '../enquiries/handle-page-post.ts'
import { MAX_BODY_BYTES } from '../enquiries/read-multipart.ts'
import { type EnquiryServices, handleEnquiryPost } from '../enquiries/handle-enquiry-post.ts'

/** With and without the last slash, as the contract's paths answer. */
const enquiryPaths = [
  ['order', '/api/order_request'],
  ['order', '/api/order_request/'],
  ['contact', '/api/contactme'],
  ['contact', '/api/contactme/'],
] as const

type Parts = {
  environment: SiteEnvironment
  pages: PageCache
  watch: RevisionPoller
  reception: EnquiryServices
  /** Called when something in the spool is due. */
  wake: () => void
  sitemaps: Sitemaps
  answerPage: RenderPagePost
}

/** Everything that is not served from kept bytes: health, figures, submissions, the back office. */
export function createRouter({ environment, pages, watch, reception, wake, sitemaps, answerPage }: Parts) {
  const app = new Hono<{ Bindings: HttpBindings }>()
  const { spool, proof } = reception

  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(commonHeaders)) if (!c.res.headers.has(name)) c.header(name, value)
  })

  app.get('/healthz', (c) => c.json({ ok: true }))
  app.get('/readyz', (c) => {
    const now = Date.now()
    const parts = { api: watch.reachable, spool: spool.isUsable(now) }
    const { waiting, refused, oldestMs } = spool.state(now)
    const ok = parts.api && parts.spool
    return c.json({ ok, ...parts, waiting, refused, oldestSeconds: Math.round(oldestMs / 1000) }, ok ? 200 : 503)
  })
  app.get('/metrics', (c) => {
    if (!environment.METRICS_PUBLIC && !isLoopback(c)) return c.notFound()
    return c.text(writeMetrics(pages, watch, spool.state(Date.now())))
  })
  app.route('/internal', createSpoolApi({ secret: environment.INTERNAL_SECRET, spool, wake }))
  app.get('/proof', async (c) =>
    proof ? c.json(await proof.challenge(), 200, { 'cache-control': 'no-store' }) : c.notFound(),
  )

  app.route('/', createSeoRoutes(environment.SITE_URL, sitemaps))

  app.use('/api/*', limitBody)
  for (const [kind, path] of enquiryPaths) {
    app.post(path, async (c) => {
      if (isCrossSite(c, environment)) return c.json({ detail: 'sent from a page of another site' }, 403)
      return handleEnquiryPost(c, kind, clientAddress(c, environment), reception)
    })
  }
  // What was not found is told by this process alone: nobody else may write there.
  app.all('/api/reports/*', (c) => c.json({ detail: 'not found' }, 404))
  app.all('/api/*', (c) => proxyToApi(c, environment))
  for (const prefix of prefixesOf('back-office', 'upload')) {
    app.all(`${prefix}/*`, (c) => proxyToCms(c, environment))
  }
  app.post('*', async (c) => {
    if (isCrossSite(c, environment)) return c.text('Forbidden', 403)
    return handlePagePost(c, clientAddress(c, environment), reception, answerPage)
  })
  app.notFound((c) => c.json({ detail: 'not found' }, 404))
  app.onError((error, c) => {
    console.error(error)
    return c.json({ detail: 'internal error' }, 500)
  })
  return app
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
