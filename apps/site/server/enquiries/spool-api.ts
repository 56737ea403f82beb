import { timingSafeEqual } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { isLoopback } from '../http/request-origin.ts'
import type { Spool } from './spool.ts'

const MOST_LETTERS = 200
const erasure = z.object({ email: z.string().min(1) })

type Parts = { secret: string | undefined; spool: Spool; wake: () => void }

/**
 * What the back office asks of the spool: who waits there, what they wrote, so that they can be answered by other ways, and what
 * people decide about it. To everybody else it does not exist: it answers programs of this machine that know the secret of this start.
 */
export function createSpoolApi({ secret, spool, wake }: Parts) {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(async (c, next) => {
    if (!secret || !isLoopback(c) || !isSame(c.req.header('x-vitrine-secret') ?? '', secret)) return c.notFound()
    return next()
  })
  app.get('/spool', (c) => {
    return c.json({ ...spool.state(Date.now()), letters: spool.letters().slice(0, MOST_LETTERS) })
  })
  app.post('/spool/erase', bodyLimit({ maxSize: 4096 }), async (c) => {
    const given = erasure.safeParse(await c.req.json().catch(() => undefined))
    if (!given.success) return c.json({ detail: 'give an email' }, 400)
    return c.json({ erased: spool.erase(given.data.email) })
  })
  app.get('/spool/:id', (c) => {
    const letter = spool.letters().find(({ id }) => id === c.req.param('id'))
    return letter ? c.json(letter) : c.notFound()
  })
  app.post('/spool/:id/retry', (c) => {
    if (!spool.retry(c.req.param('id'), Date.now())) return c.notFound()
    wake()
    return c.body(null, 204)
  })
  app.delete('/spool/:id', (c) => (spool.giveUp(c.req.param('id')) ? c.body(null, 204) : c.notFound()))
  app.notFound((c) => c.json({ detail: 'not found' }, 404))
  return app
}

function isSame(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)]
  return a.length === b.length && timingSafeEqual(a, b)
}
