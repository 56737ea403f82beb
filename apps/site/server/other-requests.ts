import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { csrf } from 'hono/csrf'
import { passToApi, passToCms } from './behind.ts'
import type { RevisionWatch } from './content/revision.ts'
import type { Environment } from './environment.ts'
import { writeMetrics } from './metrics.ts'
import type { PageCache } from './page-cache/page-cache.ts'
import { everyAnswer } from './security-headers.ts'
import type { Intake } from './spool/intake.ts'
import type { Spool } from './spool/spool.ts'
import { LARGEST_BODY, takeEnquiry } from './spool/take-enquiry.ts'

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
  spool: Spool
  intake: Intake
  answerPage: (request: Request) => Promise<Response>
}

/** Everything that is not served from kept bytes: health, figures, submissions, the back office. */
export function createOtherRequests({ environment, pages, watch, spool, intake, answerPage }: Parts) {
  const app = new Hono<{ Bindings: HttpBindings }>()

  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(everyAnswer)) if (!c.res.headers.has(name)) c.header(name, value)
  })

  app.get('/healthz', (c) => c.json({ ok: true }))
  app.get('/readyz', (c) => {
    const parts = { api: watch.reachable, spool: isUsable(spool) }
    const ok = parts.api && parts.spool
    return c.json({ ok, ...parts }, ok ? 200 : 503)
  })
  app.get('/metrics', (c) => {
    if (!environment.METRICS_PUBLIC && !isLoopback(c.env.incoming.socket.remoteAddress)) return c.notFound()
    return c.text(writeMetrics(pages, watch, spool.state(Date.now())))
  })

  app.use(
    '/api/*',
    bodyLimit({ maxSize: LARGEST_BODY, onError: (c) => c.json({ detail: 'the body is too large' }, 413) }),
  )
  for (const [kind, path] of enquiryPaths) {
    app.post(path, (c) => takeEnquiry(c, kind, intake))
  }
  app.all('/api/*', (c) => passToApi(c, environment))
  for (const path of ['/admin', '/admin/*', '/cms-api/*', '/media/*', '/_next/*']) {
    app.all(path, (c) => passToCms(c, environment))
  }
  // A form that was sent without script: the page's own action answers. Only from our own pages (OWASP, "Verifying Origin").
  app.post(
    '*',
    bodyLimit({ maxSize: LARGEST_BODY }),
    csrf({ origin: (origin, c) => isOwnOrigin(origin, c.req.header('host')) }),
    (c) => answerPage(c.req.raw),
  )
  app.notFound((c) => c.json({ detail: 'not found' }, 404))
  app.onError((error, c) => {
    console.error(error)
    return c.json({ detail: 'internal error' }, 500)
  })
  return app
}

function isUsable(spool: Spool): boolean {
  try {
    spool.state(Date.now())
    return true
  } catch {
    return false
  }
}

/** The host that a browser asked is the one that its page came from, whatever proxy stands between. */
function isOwnOrigin(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host
}

/** Behind a proxy on the same machine every visitor comes from loopback: a forwarded request is never local. */
function isLoopback(address: string | undefined): boolean {
  return address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1'
}
