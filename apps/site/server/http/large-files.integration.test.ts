import { once } from 'node:events'
import { type IncomingMessage, request as requestHttp, type RequestListener, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createUpstreamFetch } from '../content/fetch-upstream.ts'
import { readSiteEnvironment } from '../environment.ts'
import { createTestServers } from '../testing/test-servers.ts'
import { PageCache } from '../page-cache/page-cache.ts'
import { proxyToCms } from './proxy.ts'

const MB = 1024 * 1024
const VIDEO = 200 * MB
const READERS = 10
/** What the buffers of two connections may hold for a reader that takes nothing. */
const BUFFERS = 30 * MB
const chunk = Buffer.alloc(MB / 4, 'x')

const serve = createTestServers()
/** How much of films the back office has been able to send. */
let sent = 0
beforeEach(() => {
  sent = 0
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => void vi.restoreAllMocks())

/** The site's way of an uploaded file: from the page cache, or passed on where it is too large for it. */
async function serveUploads(backOffice: RequestListener): Promise<number> {
  const environment = { ...readSiteEnvironment({}), CMS_ORIGIN: `http://127.0.0.1:${await serve(backOffice)}` }
  const render = createUpstreamFetch(environment)
  const pages = new PageCache({ limitBytes: 100 * MB, render })
  const app = new Hono<{ Bindings: HttpBindings }>().all('*', (c) => proxyToCms(c, environment))
  const passOn = getRequestListener(app.fetch)
  return serve((request, response) => {
    void pages.serveRendered(`media ${request.url}`, request, response).then(async (isServed) => {
      if (!isServed) await passOn(request, response)
    })
  })
}

/** Sends a video as fast as it is taken. */
const sendVideo: RequestListener = (request, response) => {
  response.writeHead(200, { 'content-length': VIDEO, etag: '"video"', 'content-type': 'video/mp4' })
  if (request.method === 'HEAD') return void response.end()
  let left = VIDEO
  const write = () => {
    while (left > 0 && !response.destroyed) {
      left -= chunk.length
      sent += chunk.length
      if (!response.write(chunk)) return void response.once('drain', write)
    }
    response.end()
  }
  write()
}

const video = 'GET /media/files/video.mp4 HTTP/1.1\r\nHost: a\r\n\r\n'

it('a video is not read whole for readers who do not take it, and not kept in memory [R12.44]', async () => {
  const port = await serveUploads(sendVideo)
  const before = process.memoryUsage().arrayBuffers
  const readers = Array.from({ length: READERS }, () => connect(port, '127.0.0.1'))
  for (const it of readers) it.write(video)
  await Promise.all(readers.map((it) => once(it, 'readable')))
  // Whoever reads all of it has it, while nobody else takes anything.
  expect(await readVideo(port)).toBe(VIDEO)
  expect(sent - VIDEO).toBeLessThan(READERS * BUFFERS)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(VIDEO / 2)
  for (const it of readers) it.destroy()
})

async function readVideo(port: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/media/files/video.mp4`)
  let read = 0
  for await (const part of answer.body ?? []) read += part.length
  return read
}

it('a video keeps its size, its ETag and its answer to HEAD [R12.44]', async () => {
  const port = await serveUploads(sendVideo)
  const request = requestHttp({ port, path: '/media/files/video.mp4', method: 'HEAD' }).end()
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  expect(answer.headers).toMatchObject({
    'content-length': String(VIDEO),
    etag: '"video"',
    'x-content-type-options': 'nosniff',
  })
})

it('a video that breaks off ends for its reader, and the back office is left alone once its reader has gone [R12.44]', async () => {
  const answers: ServerResponse[] = []
  const port = await serveUploads((_, response) => {
    answers.push(response)
    response.writeHead(200, { 'content-length': VIDEO }).write(chunk)
  })
  const broken = connect(port, '127.0.0.1')
  broken.write(video)
  await once(broken, 'data')
  answers.at(-1)?.destroy()
  await once(broken, 'close')
  const leaving = connect(port, '127.0.0.1')
  leaving.write(video)
  await once(leaving, 'data')
  leaving.destroy()
  await vi.waitFor(() => expect(answers.every((it) => it.destroyed)).toBe(true))
})
