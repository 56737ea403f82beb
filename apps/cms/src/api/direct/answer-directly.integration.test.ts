import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { answerDirectly } from './answer-directly.ts'
import { shareAnswer } from './shared-answer.ts'

let server: Server
let origin: string
const answer = vi.fn<(request: Request) => Promise<Response>>()

beforeAll(async () => {
  shareAnswer(answer)
  server = createServer((request, response) => {
    void answerDirectly(request, response).then((isAnswered) => isAnswered || response.writeHead(418).end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => void answer.mockReset().mockImplementation(async () => Response.json({ a: 1 })))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it('answers a call as the content API does, with its length [R13.99]', async () => {
  const headers = { 'x-content-tags': 'products:1', etag: '"x"' }
  answer.mockImplementation(async () => Response.json({ a: 'ü' }, { status: 200, headers }))
  const got = await fetch(`${origin}/api/shop/products/nv-450/?x=1`, {
    headers: { 'accept-language': 'de', cookie: 'a=b' },
  })
  expect([got.status, got.headers.get('etag'), got.headers.get('x-content-tags')]).toEqual([200, '"x"', 'products:1'])
  expect(got.headers.get('content-length')).toBe('10')
  expect(await got.json()).toEqual({ a: 'ü' })
  const asked = answer.mock.calls[0]?.[0]
  expect([asked?.method, new URL(asked?.url ?? '').pathname, asked?.headers.get('accept-language')]).toEqual([
    'GET',
    '/api/shop/products/nv-450/',
    'de',
  ])
})

it('sends no body to HEAD, nor with 304 [R13.99]', async () => {
  const head = await fetch(`${origin}/api/main/qa/`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  answer.mockImplementation(async () => new Response(null, { status: 304, headers: { etag: '"x"' } }))
  const known = await fetch(`${origin}/api/main/qa/`, { headers: { 'if-none-match': '"x"' } })
  expect([known.status, answer.mock.lastCall?.[0].headers.get('if-none-match')]).toEqual([304, '"x"'])
})

it.each([
  ['POST', '/api/contactme/'],
  ['GET', '/api/docs/'],
  ['GET', '/api/openapi.json'],
  ['GET', '/apiary/main/qa/'],
  ['GET', '/cms-api/products'],
])('leaves %s %s to others [R13.99]', async (method, path) => {
  expect((await fetch(origin + path, { method })).status).toBe(418)
  expect(answer).not.toHaveBeenCalled()
})

/** A list without an end, and whether somebody still reads it. */
function endless() {
  let isRead = true
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 1))
      controller.enqueue(new TextEncoder().encode('["a",'))
    },
    cancel: () => void (isRead = false),
  })
  return { body, isRead: () => isRead }
}

it('sends a list as it is read, and reads no more for one who has gone [R13.99]', async () => {
  const { body, isRead } = endless()
  answer.mockImplementation(async () => new Response(body))
  const { port } = server.address() as AddressInfo
  const reader = connect(port, '127.0.0.1')
  reader.write('GET /api/shop/products HTTP/1.1\r\nhost: cms\r\n\r\n')
  const [begin] = (await once(reader, 'data')) as [Buffer]
  expect(String(begin)).toContain('200 OK')
  expect(isRead()).toBe(true)
  reader.destroy()
  await vi.waitFor(() => expect(isRead()).toBe(false))
})

it('a list that fails on the way breaks off [R13.99]', async () => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of ['[1', ',2']) controller.enqueue(new TextEncoder().encode(part))
    },
    pull: (controller) => controller.error(new Error('the database has gone')),
  })
  answer.mockImplementation(async () => new Response(body))
  await expect(fetch(`${origin}/api/shop/products`).then((it) => it.text())).rejects.toThrow()
})
