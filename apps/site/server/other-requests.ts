import type { HttpBindings } from '@hono/node-server'
import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { passToApi, passToCms } from './behind.ts'
import type { RevisionWatch } from './content/revision.ts'
import type { Environment } from './environment.ts'
import { createInternalRequests } from './internal-requests.ts'
import { writeMetrics } from './metrics.ts'
import type { PageCache } from './page-cache/page-cache.ts'
import { answerSearchEngines } from './search-engines/answer-search-engines.ts'
import type { Sitemaps } from './search-engines/sitemaps.ts'
import { everyAnswer } from './security-headers.ts'
import { addressOf, type AppContext, isFromElsewhere, isLocal } from './sender.ts'
import { type AnswerPage, answerPagePost } from './spool/page-post.ts'
import { LARGEST_BODY } from './spool/read-multipart.ts'
import { type Reception, takeEnquiry } from './spool/take-enquiry.ts'

/** With and without the last slash, as the contract's paths answer. */
const enquiryPaths = [
  ['order', '/api/order_request'],
  ['order', '/api/order_request/'],
  ['contact', '/api/contactme'],
  ['contact', '/api/contactme/'],
] as const

type Parts = {
  environment: Environment
  pages: PageCache
  watch: RevisionWatch
  reception: Reception
  /** Called when something in the spool is due. */
  wake: () => void
  sitemaps: Sitemaps
  answerPage: AnswerPage
}

/** Everything that is not served from kept bytes: health, figures, submissions, the back office. */
export function createOtherRequests({ environment, pages, watch, reception, wake, sitemaps, answerPage }: Parts) {
  const app = new Hono<{ Bindings: HttpBindings }>()
  const { spool, proof } = reception

  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(everyAnswer)) if (!c.res.headers.has(name)) c.header(name, value)
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
    if (!environment.METRICS_PUBLIC && !isLocal(c)) return c.notFound()
    return c.text(writeMetrics(pages, watch, spool.state(Date.now())))
  })
  app.route('/internal', createInternalRequests({ secret: environment.INTERNAL_SECRET, spool, wake }))
  app.get('/proof', async (c) =>
    proof ? c.json(await proof.challenge(), 200, { 'cache-control': 'no-store' }) : c.notFound(),
  )

  app.route('/', answerSearchEngines(environment.SITE_URL, sitemaps))

  app.use('/api/*', limitBody)
  for (const [kind, path] of enquiryPaths) {
    app.post(path, async (c) => {
      if (isFromElsewhere(c, environment)) return c.json({ detail: 'sent from a page of another site' }, 403)
      return takeEnquiry(c, kind, addressOf(c, environment), reception)
    })
  }
  // What was not found is told by this process alone: nobody else may write there.
  app.all('/api/reports/*', (c) => c.json({ detail: 'not found' }, 404))
  app.all('/api/*', (c) => passToApi(c, environment))
  for (const path of ['/admin', '/admin/*', '/cms-api/*', '/media/*', '/_next/*']) {
    app.all(path, (c) => passToCms(c, environment))
  }
  app.post('*', async (c) => {
    if (isFromElsewhere(c, environment)) return c.text('Forbidden', 403)
    return answerPagePost(c, addressOf(c, environment), reception, answerPage)
  })
  app.notFound((c) => c.json({ detail: 'not found' }, 404))
  app.onError((error, c) => {
    console.error(error)
    return c.json({ detail: 'internal error' }, 500)
  })
  return app
}

const limitJson = bodyLimit({
  maxSize: LARGEST_BODY,
  onError: (c) => c.json({ detail: 'the body is too large' }, 413),
})

/** An order with files has bounds of its own (`readMultipart`). */
const limitBody: MiddlewareHandler = (c, next) => (isOrderWithFiles(c) ? next() : limitJson(c, next))

function isOrderWithFiles(c: Pick<AppContext, 'req'>): boolean {
  const isOrder = c.req.method === 'POST' && /^\/api\/order_request\/?$/.test(c.req.path)
  return isOrder && Boolean(c.req.header('content-type')?.startsWith('multipart/form-data'))
}
