import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLocalStore } from './local-store.ts'
import { isForUpload, sendUpload } from './send-upload.ts'

const BYTES = 3_000_000
let folder: string
let server: Server
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'send-upload-'))
  mkdirSync(join(folder, 'files'))
  writeFileSync(join(folder, 'files', 'film-1.mp4'), Buffer.alloc(BYTES, 7))
  const store = createLocalStore(folder)
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (!(await sendUpload(request, response, store))) response.writeHead(404).end()
  }
  server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

const ask = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init)

it.each(['GET', 'HEAD'])('says how long an upload is: %s [R12.44]', async (method) => {
  const answer = await ask('/media/files/film-1.mp4?x=1', { method })
  expect([answer.status, answer.headers.get('content-length')]).toEqual([200, String(BYTES)])
  expect((await answer.arrayBuffer()).byteLength).toBe(method === 'GET' ? BYTES : 0)
})

it('sends a part, and nothing of what its reader has [R12.44]', async () => {
  const part = await ask('/media/files/film-1.mp4', { headers: { range: 'bytes=10-19' } })
  expect([part.status, part.headers.get('content-length')]).toEqual([206, '10'])
  const known = await ask('/media/files/film-1.mp4', { headers: { 'if-none-match': part.headers.get('etag') ?? '' } })
  expect(known.status).toBe(304)
})

it.each(['/media/', '/media/files/none.mp4', '/media/files/%2e%2e/x', '/media/a/b/c'])('has no %s', async (path) => {
  expect((await ask(path)).status).toBe(404)
})

it('knows what is for it', () => {
  expect(isForUpload({ method: 'HEAD', url: '/media/a.avif' })).toBe(true)
  expect(isForUpload({ method: 'POST', url: '/media/a.avif' })).toBe(false)
  expect(isForUpload({ method: 'GET', url: '/mediate/a.avif' })).toBe(false)
})
