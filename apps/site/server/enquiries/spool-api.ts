import type { HttpBindings } from '@hono/node-server'
import { SECRET_HEADER, type SpoolState, spoolErasure, type SpoolErased } from '@vitrine/contract/spool-api'
import { isSameSecret } from '@vitrine/platform/is-same-secret'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { SiteEnvironment } from '../environment.ts'
import { isFrom, isLoopback } from '../http/request-origin.ts'
import type { Spool } from './spool.ts'

const MAX_LISTED = 200

type SpoolApiOptions = {
  environment: Pick<SiteEnvironment, 'INTERNAL_SECRET' | 'SPOOL_READERS'>
  spool: Spool
  deliverDue: () => void
}

/**
 * The spool's API for the back office, below `SPOOL_PATH`: which enquiries are undelivered and what they say, so that they can be
 * answered by other ways, and what operators decide about them. It answers programs of this machine, and of those that SPOOL_READERS names, that
 * know the shared secret; for all others it does not exist.
 */
export function createSpoolApi({ environment, spool, deliverDue }: SpoolApiOptions) {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(async (c, next) => {
    const isReader = isLoopback(c) || isFrom(c, environment.SPOOL_READERS)
    if (!isReader || !isSameSecret(c.req.header(SECRET_HEADER), environment.INTERNAL_SECRET)) return c.notFound()
    return next()
  })
  app.get('/', (c) => {
    const undelivered = spool.undelivered().slice(0, MAX_LISTED)
    return c.json({ ...spool.state(Date.now()), undelivered } satisfies SpoolState)
  })
  app.post('/erase', bodyLimit({ maxSize: 4096 }), async (c) => {
    const given = spoolErasure.safeParse(await c.req.json().catch(() => undefined))
    if (!given.success) return c.json({ detail: 'give an email' }, 400)
    const ids = spool.erase(given.data.email)
    return c.json({ erased: ids.length, ids } satisfies SpoolErased)
  })
  app.get('/:id', (c) => {
    const enquiry = spool.undelivered().find(({ id }) => id === c.req.param('id'))
    return enquiry ? c.json(enquiry) : c.notFound()
  })
  app.post('/:id/retry', (c) => {
    if (!spool.retry(c.req.param('id'), Date.now())) return c.notFound()
    deliverDue()
    return c.body(null, 204)
  })
  app.delete('/:id', (c) => {
    const id = c.req.param('id')
    if (spool.giveUp(id)) return c.body(null, 204)
    return spool.isWaiting(id) ? c.json({ detail: 'it is still being delivered' }, 409) : c.notFound()
  })
  app.notFound((c) => c.json({ detail: 'not found' }, 404))
  return app
}
