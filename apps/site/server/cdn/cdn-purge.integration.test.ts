import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestServers } from '../testing/test-servers.ts'
import { CdnPurge } from './cdn-purge.ts'

type Heard = { method: string | undefined; token: string | undefined; body: unknown }

const serve = createTestServers()
let purge: CdnPurge
let heard: Heard[] = []
/** The statuses with which the CDN answers first; then 204. */
let statuses: number[] = []

beforeEach(async () => {
  ;[heard, statuses] = [[], []]
  vi.spyOn(console, 'error').mockReturnValue()
  const port = await serve(async (request, response) => {
    const body: unknown = JSON.parse(await text(request))
    heard.push({ method: request.method, token: request.headers.authorization, body })
    response.writeHead(statuses.shift() ?? 204).end()
  })
  purge = new CdnPurge(`http://127.0.0.1:${port}/purge`, 'secret')
})
afterEach(async () => {
  await purge.stop()
  vi.restoreAllMocks()
})

it('posts the tags of a change, or that everything has changed [R13.19]', async () => {
  purge.purge(['products:12', 'products'])
  await vi.waitFor(() => expect(heard).toHaveLength(1))
  expect(heard[0]).toEqual({ method: 'POST', token: 'Bearer secret', body: { tags: ['products:12', 'products'] } })
  purge.purge(null)
  await vi.waitFor(() => expect(heard).toHaveLength(2))
  expect(heard[1]?.body).toEqual({ all: true })
  purge.purge(Array.from({ length: 1001 }, (_, i) => `products:${i}`))
  await vi.waitFor(() => expect(heard).toHaveLength(3))
  expect(heard[2]?.body).toEqual({ all: true })
})

it('repeats what the CDN did not take, together with what has changed meanwhile [R13.19]', async () => {
  statuses = [503]
  purge.purge(['a', 'b'])
  await vi.waitFor(() => expect(console.error).toHaveBeenCalledWith('telling the CDN what has changed:', 'status 503'))
  purge.purge(['b', 'c'])
  await vi.waitFor(() => expect(heard).toHaveLength(2), 10_000)
  expect(heard.map(({ body }) => body)).toEqual([{ tags: ['a', 'b'] }, { tags: ['a', 'b', 'c'] }])
})

it('ends at once while it waits for another try [R13.19, R18.6]', async () => {
  statuses = [503, 503]
  purge.purge(['a'])
  await vi.waitFor(() => expect(console.error).toHaveBeenCalledTimes(1))
  await purge.stop()
  expect(heard).toHaveLength(1)
})
