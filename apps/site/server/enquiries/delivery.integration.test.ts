import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Delivery } from './delivery.ts'
import { type SpooledEnquiry, Spool } from './spool.ts'

const contact: SpooledEnquiry = {
  id: '0b1f2a6e-6f0c-4f0e-9b1f-3c1f0a7d9e11',
  kind: 'contact',
  language: 'tr',
  body: '{"full_name":"Ayşe"}',
}
const pdf = { name: 'çizim.pdf', type: 'application/pdf' as const, size: 5000, sha256: 'a'.repeat(64) }

describe('Delivery', () => {
  let folder: string
  let spool: Spool
  let server: Server
  let received: { request: IncomingMessage; body: string }[] = []
  /** What the content API answers; null: nothing at all. */
  let answer: (body: string) => [status: number, headers?: Record<string, string>] | null
  let base = ''

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'delivery-'))
    spool = new Spool(folder)
    received = []
    answer = () => [201]
    server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => (body += chunk))
      request.on('end', () => {
        received.push({ request, body })
        const head = answer(body)
        if (head) response.writeHead(...head).end()
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
    vi.spyOn(console, 'error').mockReturnValue()
  })
  afterEach(() => {
    vi.restoreAllMocks()
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Delivers once what is due and waits for the outcome. */
  async function deliver(backOfficeSecret: string | null = null) {
    const delivery = new Delivery(spool, base, backOfficeSecret)
    delivery.deliverDue()
    await delivery.settled()
    await delivery.stop()
  }

  function acceptOrder(more: object, files: string[] = []) {
    const order = { ...contact, kind: 'order' as const, body: JSON.stringify({ message: 'A saw', ...more }) }
    const staged = files.length > 0 ? { folder: spool.files.stage(), files: files.map(() => pdf) } : undefined
    for (const [position, content] of files.entries())
      writeFileSync(join(staged?.folder ?? '', String(position)), content)
    spool.accept(order, 1, staged)
  }

  it('does not send what is erased while others are delivered [R15.70]', async () => {
    const idOf = (number: number) => contact.id.replace('0b', `1${number}`)
    for (let number = 1; number < 7; number++)
      spool.accept({ ...contact, id: idOf(number), body: JSON.stringify({ email: `${number}@example.com` }) }, number)
    answer = () => {
      spool.erase('6@example.com')
      return [201]
    }
    await deliver()
    expect(received.map(({ request }) => request.headers['idempotency-key']).toSorted()).toEqual(
      [1, 2, 3, 4, 5].map(idOf),
    )
  })

  it('delivers as the contract says, again after a failure, and then never again [R7.2, R7.16, R10.14]', async () => {
    const statuses = [500, 201]
    answer = () => [statuses.shift() ?? 418]
    const started = Date.now()
    spool.accept(contact, started)
    await deliver()
    expect(spool.due(started + 60_000, 1)[0]?.attempts).toBe(1)
    vi.spyOn(Date, 'now').mockReturnValue(started + 60_000)
    await deliver()
    await deliver()
    expect(spool.state(0).waiting).toBe(0)
    expect(received.map(({ request, body }) => [request.url, request.headers['idempotency-key'], body])).toEqual(
      Array.from({ length: 2 }, () => ['/api/contactme/', contact.id, contact.body]),
    )
    expect(received[0]?.request.method).toBe('POST')
    expect(received[0]?.request.headers).toMatchObject({
      accept: 'application/json',
      'accept-language': 'tr',
      'content-type': 'application/json',
    })
  })

  it('keeps the enquiry while the content API does not answer, and notes why [R10.14]', async () => {
    spool.accept(contact, 1)
    server.close()
    await deliver()
    expect(spool.undelivered()).toMatchObject([
      { state: 'waiting', attempts: 1, lastError: expect.stringContaining('ECONNREFUSED') as string },
    ])
  })

  it.each([
    [0, 1000, 2000],
    [2, 4000, 8000],
    [20, 300_000, 600_000],
  ])('postpones after %i failures by %i to %i ms [R10.14]', async (failures, min, max) => {
    answer = () => [500]
    spool.accept(contact, 1)
    for (let attempt = 0; attempt < failures; attempt++) spool.postpone(contact.id, 1, 'status 500')
    const before = Date.now()
    await deliver()
    const delay = Date.parse(spool.undelivered()[0]?.nextAt ?? '') - before
    expect(delay).toBeGreaterThanOrEqual(min)
    expect(delay).toBeLessThan(max + 1000)
  })

  it('does not take the end of a redirect for an acceptance [R10.16]', async () => {
    answer = () => [301, { location: 'https://elsewhere.example/' }]
    spool.accept(contact, 1)
    await deliver()
    expect(received).toHaveLength(1)
    expect(spool.undelivered()[0]?.lastError).toContain('https://elsewhere.example/')
  })

  it('sends nothing for as long as the content API asks [R10.14]', async () => {
    answer = () => [429, { 'retry-after': '1800' }]
    spool.accept(contact, 1)
    await deliver()
    expect(spool.due(Date.now() + 1_700_000, 1)).toEqual([])
    expect(spool.due(Date.now() + 1_900_000, 1)).toHaveLength(1)
  })

  it('sends files as multipart/form-data, the text as payload [R10.8]', async () => {
    acceptOrder({ files: [pdf] }, ['%PDF-1.7 drawing'])
    await deliver()
    const form = await new Response(received[0]?.body, {
      headers: { 'content-type': received[0]?.request.headers['content-type'] ?? '' },
    }).formData()
    expect(JSON.parse(String(form.get('payload')))).toEqual({ message: 'A saw', files: [pdf] })
    const file = form.get('file') as File
    expect([file.name, file.type, await file.text()]).toEqual(['çizim.pdf', 'application/pdf', '%PDF-1.7 drawing'])
    expect(spool.state(0)).toMatchObject({ waiting: 0, refused: 0 })
  })

  it('gives a backend that refuses files the order without them, and keeps the files for an operator [R10.17]', async () => {
    answer = (body) => [body.includes('form-data') ? 415 : 201]
    acceptOrder({ files: [pdf] }, ['%PDF-1.7 drawing'])
    await deliver()
    const plain = JSON.parse(received[1]?.body ?? '') as { message: string }
    expect(Object.keys(plain)).toEqual(['message'])
    expect(plain.message).toContain('çizim.pdf (5 kB)')
    expect(plain.message).toContain(contact.id)
    expect(spool.undelivered()).toMatchObject([{ state: 'files-left', files: 1 }])
    expect(spool.state(0)).toMatchObject({ waiting: 0, refused: 1 })
  })

  it('delivers the text where the files are gone from the disk [R10.17]', async () => {
    acceptOrder({ files: [pdf] }, ['%PDF-1.7 drawing'])
    rmSync(spool.files.paths(contact.id, 1)[0] ?? '')
    await deliver()
    expect(received).toHaveLength(1)
    expect(spool.undelivered()).toMatchObject([
      { state: 'files-left', lastError: 'without files: files are gone from the disk' },
    ])
  })

  it('tells no spam signs to a foreign backend: it gets the fields of R3.16, its id and nothing else [R3.16, R10.28, R18.83]', async () => {
    acceptOrder({ spam_signs: ['honeypot'] })
    await deliver()
    expect(received.map(({ body }) => body)).toEqual(['{"message":"A saw"}'])
    const { 'x-request-id': requestId, ...headers } = received[0]?.request.headers ?? {}
    expect(Object.keys(headers).filter((name) => name.startsWith('x-'))).toEqual([])
    // The id that it has as a key already.
    expect(requestId).toBe(headers['idempotency-key'])
  })

  it.each([[[]], [['%PDF-1.7 drawing']]])(
    'tells our own back office the spam signs in a header, with the secret, and not in the body [R10.28]',
    async (files) => {
      acceptOrder({ ...(files.length > 0 && { files: [pdf] }), spam_signs: ['honeypot', 'links'] }, files)
      await deliver('a secret of this start')
      expect(received[0]?.body).not.toContain('spam_signs')
      expect(received[0]?.request.headers).toMatchObject({
        'x-vitrine-spam-signs': 'honeypot, links',
        'x-vitrine-secret': 'a secret of this start',
      })
    },
  )

  it('gives the secret away only where there is something to tell [R12.8]', async () => {
    spool.accept(contact, 1)
    await deliver('a secret of this start')
    expect(received[0]?.request.headers).not.toHaveProperty('x-vitrine-secret')
    expect(received[0]?.body).toBe(contact.body)
  })

  it('keeps what is refused in every form, until an operator has it tried again [R10.16]', async () => {
    answer = () => [422]
    acceptOrder({ files: [pdf], spam_signs: ['links'] }, ['%PDF-1.7 drawing'])
    await deliver()
    expect(spool.undelivered()).toMatchObject([{ state: 'refused', attempts: 1, lastError: 'status 422' }])
    await deliver()
    expect(received).toHaveLength(2)
    answer = () => [201]
    spool.retry(contact.id, Date.now())
    await deliver()
    expect(spool.undelivered()).toEqual([])
  })

  it('sends nothing again whose delivery could not be written, and writes it once there is room, whatever the clock says then [R10.15, R18.122]', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    const full = vi.spyOn(spool, 'markDelivered').mockImplementation(() => {
      throw new Error('database or disk is full')
    })
    const forget = vi.spyOn(spool, 'forgetDelivered').mockImplementation(() => {
      throw new Error('database or disk is full')
    })
    spool.accept(contact, Date.now())
    const delivery = new Delivery(spool, base, null)
    for (let second = 0; second < 120; second++) {
      delivery.deliverDue()
      await delivery.settled()
      vi.advanceTimersByTime(1000)
    }
    expect(received).toHaveLength(1)
    // The pauses grow: it is not tried each second.
    expect(full.mock.calls.length).toBeLessThan(12)
    expect(forget).toHaveBeenCalledTimes(1)
    full.mockRestore()
    vi.setSystemTime(Date.now() - 2 * 60 * 60 * 1000)
    vi.advanceTimersByTime(600_000)
    delivery.deliverDue()
    await delivery.stop()
    expect(received).toHaveLength(1)
    expect(spool.state(Date.now()).waiting).toBe(0)
    vi.useRealTimers()
  })

  it('does not let one slow answer hold up the others [R10.14]', async () => {
    const ids = ['1', '2', '3'].map((digit) => contact.id.replace('0', digit))
    for (const id of ids) spool.accept({ ...contact, id }, 1)
    const waiting: ServerResponse[] = []
    server.removeAllListeners('request')
    // Nobody is answered before all have asked.
    server.on('request', (_request, response: ServerResponse) => {
      if (waiting.push(response) === 3) for (const it of waiting) it.writeHead(201).end()
    })
    await deliver()
    expect(spool.undelivered()).toEqual([])
  })
})
