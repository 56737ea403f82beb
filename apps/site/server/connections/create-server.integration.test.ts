import { type EventEmitter, once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it, vi } from 'vitest'
import { createLimitedServer } from './create-server.ts'
import { TIME_LIMITS, type TimeLimits } from './time-limits.ts'

let server: Server
let port = 0
let clients: Socket[] = []

afterEach(() => {
  for (const it of clients) it.destroy()
  clients = []
  server.closeAllConnections()
  server.close()
})

async function serve(
  listener: RequestListener,
  times: Partial<TimeLimits> = {},
  maxPerAddress = 0,
  maxConnections = 1000,
) {
  const limits = { maxConnections, maxPerAddress, isExempt: () => false }
  server = createLimitedServer(listener, limits, { ...TIME_LIMITS, checkEveryMs: 50, ...times })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
}

async function open(sent = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  clients.push(socket)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(sent.replaceAll('\n', '\r\n'))
  return socket
}

/** All that was answered when the connection has ended, in whatever way: who still sends while it is closed is reset. */
async function readAnswer(socket: Socket): Promise<string> {
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
  if (!socket.closed) await new Promise<void>((resolve) => socket.once('close', () => resolve()))
  return answer
}

const post = (type: string) =>
  `POST /api/contactme/ HTTP/1.1\nHost: a\nContent-Type: ${type}\nContent-Length: 1000\n\n{`
const get = 'GET / HTTP/1.1\nHost: a\n\n'
/** Reads the body to its end; what it throws when the body breaks off is noted. */
const noted: unknown[] = []
const readBody: RequestListener = (request, response) =>
  void text(request).then(
    (body) => response.end(body),
    (error: unknown) => noted.push(error),
  )

/** Sends a byte again and again, as long as the connection is there. @returns all that was answered */
async function trickle(socket: Socket, everyMs: number): Promise<string> {
  const timer = setInterval(() => socket.write('x'), everyMs)
  try {
    return await readAnswer(socket)
  } finally {
    clearInterval(timer)
  }
}

it.each<[string, Partial<TimeLimits>, string]>([
  ['headers', { headersMs: 200 }, 'GET / HTTP/1.1\nHost: a\nX-Slow: '],
  ['a body', { smallBodyMs: 200 }, post('application/json')],
  ['files', { requestMs: 300, headersMs: 300 }, post('multipart/form-data; boundary=x')],
])('%s that trickle in end with 408, and the connection with them [R12.42]', async (_what, times, sent) => {
  await serve(readBody, times)
  expect(await trickle(await open(sent), 20)).toMatch(/^HTTP\/1\.1 408 /)
})

it('a body that stops coming ends with 408, whatever it carries [R12.42]', async () => {
  await serve(readBody, { silentMs: 200 })
  expect(await readAnswer(await open(post('multipart/form-data; boundary=x')))).toMatch(/^HTTP\/1\.1 408 /)
})

it('nothing is said into an answer that has begun [R12.42]', async () => {
  await serve((_, response) => response.writeHead(200, { 'content-length': 9 }).write('begun'), { smallBodyMs: 200 })
  expect(await trickle(await open(post('application/json')), 20)).toMatch(/^HTTP\/1\.1 200 [^]*begun$/)
})

it('a client that says nothing, before a request or after one, is ended [R12.42]', async () => {
  await serve((_, response) => response.end('ok'), { silentMs: 200, idleMs: 200, headersMs: 60_000 })
  const [silent, idle] = [await open(), await open(get)]
  expect(await readAnswer(silent)).toBe('')
  expect(await readAnswer(idle)).toMatch(/ 200 OK[^]*ok$/)
})

it('a reader that takes nothing is ended, however many requests it has sent [R12.42]', async () => {
  const closed = vi.fn<() => void>()
  await serve(
    (_, response) => {
      response.once('close', closed)
      response.end(Buffer.alloc(50_000_000))
    },
    { silentMs: 300 },
  )
  const reader = await open(get + get)
  reader.pause()
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(2), { timeout: 20_000 })
})

it('whoever waits for us is not ended [R12.42]', async () => {
  const waiting: ServerResponse[] = []
  await serve((_, response) => void waiting.push(response), { silentMs: 200, headersMs: 60_000 })
  const patient = await open(get)
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  // Each of these is silent for as long as the limit allows.
  for (let turn = 0; turn < 3; turn++) expect(await readAnswer(await open())).toBe('')
  waiting[0]?.end('at last')
  const [answer] = (await once(patient, 'data')) as [Buffer]
  expect(answer.toString()).toContain('at last')
})

it('where an address has too many connections its oldest idle one is ended, and none that is used [R12.43]', async () => {
  const waiting: ServerResponse[] = []
  await serve((_, response) => void waiting.push(response), {}, 3)
  const [used, idle] = [await open(get), await open()]
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  const [alsoIdle, fourth] = [await open(), await open(get)]
  await readAnswer(idle)
  await vi.waitFor(() => expect(waiting).toHaveLength(2))
  expect([used, alsoIdle, fourth].map((it) => it.closed)).toEqual([false, false, false])
})

it('where all connections of an address are used the new one is refused, and what is being sent arrives [R12.43]', async () => {
  let begun = 0
  await serve((request, response) => (begun++, readBody(request, response)), {}, 2)
  const enquiries = [await open(post('application/json')), await open(post('application/json'))]
  await vi.waitFor(() => expect(begun).toBe(2))
  const refused = await open()
  await readAnswer(refused)
  for (const it of enquiries) {
    it.end('x'.repeat(999))
    expect(await readAnswer(it)).toMatch(/^HTTP\/1\.1 200 /)
  }
  expect(await readAnswer(await open(get.replace('Host', 'Connection: close\nHost')))).toMatch(/^HTTP\/1\.1 200 /)
})

const countConnections = () =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

it('more connections than the site holds are refused, and more are taken once some have ended [R12.43]', async () => {
  await serve((_, response) => response.end('ok'), {}, 0, 2)
  const held = [await open(), await open()]
  expect(await readAnswer(await open(get))).toBe('')
  for (const it of held) it.destroy()
  await vi.waitFor(async () => expect(await countConnections()).toBe(0))
  expect(await readAnswer(await open(get.replace('Host', 'Connection: close\nHost')))).toMatch(/ok$/)
})

it('no header is left out, however many there are: the address that a proxy tells is the last [R12.43]', async () => {
  let seen: IncomingHttpHeaders = {}
  await serve((request, response) => ((seen = request.headers), response.end('ok')))
  const many = Array.from({ length: 2500 }, (_, position) => `${position.toString(36)}:\n`).join('')
  const socket = await open(`GET / HTTP/1.1\nHost: a\nConnection: close\n${many}X-Forwarded-For: 203.0.113.5\n\n`)
  expect(await readAnswer(socket)).toMatch(/^HTTP\/1\.1 200 /)
  expect(seen['x-forwarded-for']).toBe('203.0.113.5')
})

it('a request without a body has no listeners but those of a bare server, and one with a body is still read [R13.61]', async () => {
  const countListeners = (emitter: EventEmitter) =>
    emitter.eventNames().reduce((sum, name) => sum + emitter.listenerCount(name), 0)
  const counts: number[][] = []
  const count: RequestListener = (request, response) => {
    counts.push([countListeners(request), countListeners(response)])
    if (request.method === 'POST') return readBody(request, response)
    return response.end('ok')
  }
  await serve(count)
  await fetch(`http://127.0.0.1:${port}/`)
  const bare = createServer(count).listen(0, '127.0.0.1')
  await once(bare, 'listening')
  await fetch(`http://127.0.0.1:${(bare.address() as AddressInfo).port}/`, { headers: { connection: 'close' } })
  bare.close()
  expect(counts[0]).toEqual(counts[1])
  expect(await (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'read' })).text()).toBe('read')
  expect(await (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST' })).text()).toBe('')
})
