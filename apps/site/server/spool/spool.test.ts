import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { decideOutcome, decidePause, Delivery } from './delivery.ts'
import { type Enquiry, Spool, SpoolUnusable } from './spool.ts'

const enquiry: Enquiry = {
  id: '0b1f2a6e-6f0c-4f0e-9b1f-3c1f0a7d9e11',
  kind: 'contact',
  language: 'tr',
  body: '{"full_name":"Ayşe"}',
}

let folder: string
let spool: Spool
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spool-'))
  spool = new Spool(folder)
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

describe('Spool', () => {
  it('takes an enquiry once, and tells another of the same id from it', () => {
    expect(spool.take(enquiry, 1)).toBe('new')
    expect(spool.take(enquiry, 2)).toBe('same')
    expect(spool.take({ ...enquiry, body: '{}' }, 3)).toBe('other content')
    expect(spool.due(9, 10)).toHaveLength(1)
  })

  it('has what it took after a crash', () => {
    spool.take(enquiry, 1)
    expect(new Spool(folder).due(1, 10)).toEqual([{ ...enquiry, attempts: 0 }])
  })

  it('keeps nothing that the visitor wrote once it is delivered, but knows the id', () => {
    spool.take(enquiry, 1)
    spool.delivered(enquiry.id)
    expect(spool.take(enquiry, 2)).toBe('same')
    spool.close()
    spool = new Spool(folder)
    expect(spool.due(9, 10)).toEqual([])
    expect(spool.state(5)).toEqual({ waiting: 0, refused: 0, oldestMs: 0 })
  })

  it('waits with what was postponed and keeps what was refused for a person', () => {
    spool.take(enquiry, 1)
    spool.postponed(enquiry.id, 100, 'status 500')
    expect(spool.due(99, 10)).toEqual([])
    expect(spool.due(100, 10)[0]?.attempts).toBe(1)
    expect(spool.state(11)).toEqual({ waiting: 1, refused: 0, oldestMs: 10 })
    spool.refused(enquiry.id, 'status 400')
    expect(spool.state(11)).toEqual({ waiting: 0, refused: 1, oldestMs: 0 })
  })

  it('says so when nothing can be written', () => {
    spool.close()
    expect(() => spool.take(enquiry, 1)).toThrow(SpoolUnusable)
  })
})

describe('decideOutcome', () => {
  it.each([
    [200, 'delivered'],
    [201, 'delivered'],
    [400, 'refused'],
    [409, 'refused'],
    [401, 'postponed'],
    [404, 'postponed'],
    [429, 'postponed'],
    [503, 'postponed'],
  ])('%i is %s', (status, kind) => expect(decideOutcome(status).kind).toBe(kind))
})

it('pauses longer and longer, at most ten minutes, never all at the same time', () => {
  expect([0, 1, 2, 20].map((attempts) => decidePause(attempts, 1))).toEqual([2000, 4000, 8000, 600_000])
  expect(decidePause(0, 0)).toBe(1000)
})

describe('Delivery', () => {
  let server: Server
  let received: { url?: string | undefined; id?: unknown; language?: unknown; body: string }[] = []
  let statuses: number[] = []
  beforeEach(async () => {
    received = []
    server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => (body += chunk))
      request.on('end', () => {
        received.push({
          url: request.url,
          id: request.headers['idempotency-key'],
          language: request.headers['accept-language'],
          body,
        })
        response.writeHead(statuses.shift() ?? 201).end()
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterEach(() => void server.close())
  const base = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`

  it('hands over as the contract says, again after a failure, and then never again', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    statuses = [500]
    const started = Date.now()
    spool.take(enquiry, started)
    const delivery = new Delivery(spool, base())
    delivery.wake()
    await vi.waitFor(() => expect(spool.due(started + 60_000, 1)[0]?.attempts).toBe(1))
    vi.spyOn(Date, 'now').mockReturnValue(started + 60_000)
    delivery.wake()
    await vi.waitFor(() => expect(spool.state(0).waiting).toBe(0))
    delivery.wake()
    await delivery.stop()
    const expected = { url: '/api/contactme/', id: enquiry.id, language: 'tr', body: enquiry.body }
    expect(received).toEqual([expected, expected])
  })

  it('keeps the enquiry while nobody answers', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    spool.take(enquiry, 1)
    const delivery = new Delivery(spool, 'http://127.0.0.1:9/api')
    delivery.wake()
    await vi.waitFor(() => expect(spool.due(Number.MAX_SAFE_INTEGER, 1)[0]?.attempts).toBe(1))
    await delivery.stop()
    expect(spool.state(0).waiting).toBe(1)
  })
})
