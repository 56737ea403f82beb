import { once } from 'node:events'
import { type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSiteEnvironment } from '../environment.ts'
import { createTestServers } from '../testing/test-servers.ts'
import { forward } from './forward.ts'
import { proxyToCms } from './proxy.ts'

const READERS = 40
const ROUNDS = 24
const FILE = Buffer.alloc(300_000, 'x')

const serve = createTestServers()
let log: ReturnType<typeof vi.spyOn>

beforeEach(() => void (log = vi.spyOn(console, 'error').mockReturnValue()))
afterEach(() => void vi.restoreAllMocks())

/** The proxy before a back office of the test's choice; gives its port. */
async function serveProxy(backOffice: RequestListener | number): Promise<number> {
  const port = typeof backOffice === 'number' ? backOffice : await serve(backOffice)
  const environment = { ...readSiteEnvironment({}), CMS_ORIGIN: `http://127.0.0.1:${port}` }
  const app = new Hono<{ Bindings: HttpBindings }>().all('*', (c) => proxyToCms(c, environment))
  return serve((request, response) => void getRequestListener(app.fetch)(request, response))
}

/** Sends a request as it is written and gives the answer, as far as its last words. */
async function send(port: number, request: string, lastWords: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(request.replaceAll('\n', '\r\n'))
  let answer = ''
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    answer += chunk.toString('latin1')
    if (answer.includes(lastWords)) break
  }
  return answer
}

it('logs a download that the upstream does not answer, and lets it fail for the browser [R8.15, R13.9]', async () => {
  const port = await serveProxy(9)
  const answer = await fetch(`http://127.0.0.1:${port}/media/files/presentation.pdf`)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(log.mock.calls[0]?.[0]).toContain('GET /media/files/presentation.pdf')
})

it('outlives many slow readers that close their connections [R12.13]', async () => {
  const port = await serveProxy((_, response) => response.end(FILE))
  const thrown: unknown[] = []
  const note = (error: unknown) => void thrown.push(error)
  process.on('uncaughtException', note)
  for (let round = 0; round < ROUNDS; round++) {
    const answers = await Promise.all(Array.from({ length: READERS }, () => readSlowly(port)))
    expect(new Set(answers)).toEqual(new Set([FILE.length]))
  }
  process.off('uncaughtException', note)
  expect(thrown).toEqual([])
})

/** Asks for a file with `Connection: close` and pauses after each chunk; gives how much of the body came. */
async function readSlowly(port: number): Promise<number> {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.write('GET /_next/static/chunks/a.js HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  const chunks: Buffer[] = []
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    await wait(Math.random() * 2)
  }
  const answer = Buffer.concat(chunks)
  return answer.length - answer.indexOf('\r\n\r\n') - 4
}

it('passes nothing on that concerns one connection alone [R12.13]', async () => {
  let seen: IncomingHttpHeaders = {}
  const port = await serveProxy((request, response) => {
    seen = request.headers
    response.writeHead(200, { connection: 'x-of-upstream, close', 'x-of-upstream': '1', 'x-kept': '1' }).end('ok')
  })
  const answer = await send(
    port,
    `GET /admin HTTP/1.1
Host: norvane.example
Connection: close, x-of-client
X-Of-Client: 1
X-Kept: 1
Keep-Alive: timeout=9
TE: trailers
Upgrade: h2c
Proxy-Authorization: Basic eA==

`,
    'ok',
  )
  expect(seen).toMatchObject({ 'x-kept': '1', 'x-forwarded-host': 'norvane.example' })
  for (const name of ['x-of-client', 'keep-alive', 'te', 'upgrade', 'proxy-authorization'])
    expect(seen).not.toHaveProperty(name)
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toMatch(/x-kept: 1/)
  expect(answer).not.toMatch(/x-of-upstream/)
})

it.each(['Connection: upgrade', 'Connection: Upgrade\nUpgrade: websocket', 'Expect: 100-continue'])(
  '%s is answered like every other request [R12.13]',
  async (header) => {
    const port = await serveProxy((request, response) => {
      void text(request).then((body) => response.end(`${request.method} ${body}`))
    })
    const answer = await send(
      port,
      `POST /cms-api/users/login HTTP/1.1\nHost: a\n${header}\nContent-Length: 4\n\nbody`,
      'POST body',
    )
    expect(answer).toMatch(/200 OK[^]*POST body/)
  },
)

it('asks the upstream no longer once the visitor has gone [R12.13]', async () => {
  let upstream: ServerResponse | undefined
  const port = await serveProxy((_, response) => {
    upstream = response
    response.write('a first part')
  })
  const visitor = connect(port, '127.0.0.1')
  visitor.write('GET /media/film.mp4 HTTP/1.1\r\nHost: a\r\n\r\n')
  await once(visitor, 'data')
  visitor.destroy()
  await vi.waitFor(() => expect(upstream?.destroyed).toBe(true))
})

it('gives up an upstream that is silent, and not one that a slow reader keeps waiting [R8.15, R12.44]', async () => {
  const SIZE = 20_000_000
  const upstream = await serve(
    (request, response) => void (request.url === '/film' && response.end(Buffer.alloc(SIZE))),
  )
  const port = await serve((request, response) => {
    const target = new URL(request.url ?? '/', `http://127.0.0.1:${upstream}`)
    forward(request, response, target, {}, {}, 100).catch((error: Error) => response.writeHead(503).end(error.message))
  })
  const reader = connect(port, '127.0.0.1')
  reader.write('GET /film HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  await once(reader, 'readable')
  // Each takes longer than an upstream may be silent; meanwhile the reader takes nothing.
  for (let turn = 0; turn < 3; turn++) {
    const silent = await fetch(`http://127.0.0.1:${port}/silent`)
    expect([silent.status, await silent.text()]).toEqual([503, 'no answer in time'])
  }
  let read = 0
  for await (const part of reader as AsyncIterable<Buffer>) read += part.length
  expect(read).toBeGreaterThan(SIZE)
})

it('ends the answer where the upstream breaks off, and serves the next request [R12.13]', async () => {
  let asked = 0
  const port = await serveProxy((_, response) => {
    asked++
    response.writeHead(200, { 'content-length': 1000 }).write('a part')
    if (asked === 1) setTimeout(() => response.destroy(), 20)
    else response.end('x'.repeat(994))
  })
  await expect(fetch(`http://127.0.0.1:${port}/media/a.pdf`).then((it) => it.text())).rejects.toThrow()
  expect(await (await fetch(`http://127.0.0.1:${port}/media/a.pdf`)).text()).toHaveLength(1000)
})
