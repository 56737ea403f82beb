import { Hono } from 'hono'
import type { HttpBindings } from '@hono/node-server'
import { afterEach, expect, it, vi } from 'vitest'
import { proxyToCms } from './proxy.ts'
import { readSiteEnvironment } from '../environment.ts'

afterEach(() => vi.restoreAllMocks())

it('logs a download that the upstream does not answer, and lets it fail for the browser [R8.15, R13.9]', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const environment = { ...readSiteEnvironment({}), CMS_ORIGIN: 'http://127.0.0.1:9' }
  const site = new Hono<{ Bindings: HttpBindings }>().all('*', (c) => proxyToCms(c, environment))
  const incoming = { socket: { remoteAddress: '127.0.0.1' } }
  const answer = await site.request('/media/files/presentation.pdf', {}, { incoming, outgoing: {} } as never)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(log.mock.calls[0]?.[0]).toContain('GET /media/files/presentation.pdf')
})
