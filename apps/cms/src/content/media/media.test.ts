import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { toSlug } from '../fields/slug.ts'
import { createLocalStore } from './local-store.ts'
import { serveUpload, toRange } from './serve-upload.ts'
import { toUniqueName } from './unique-name.ts'

it('names a file after its bytes [R12.7]', () => {
  const name = toUniqueName('Föto 1.JPG', Buffer.from('a'))
  expect(name).toMatch(/^foto-1-[0-9a-f]{10}\.jpg$/)
  expect(toUniqueName('Föto 1.JPG', Buffer.from('b'))).not.toBe(name)
})

it('makes slugs from names [R14.3]', () => {
  expect(toSlug('NV-450 Double Mitre Saw')).toBe('nv-450-double-mitre-saw')
  expect(toSlug('  Säge & Fräse! ')).toBe('sage-frase')
})

it('reads the ranges that video players ask for', () => {
  expect(toRange('bytes=0-')).toEqual({ start: 0, end: undefined })
  expect(toRange('bytes=10-19')).toEqual({ start: 10, end: 19 })
  expect(toRange('bytes=19-10')).toBeUndefined()
  expect(toRange('bytes=0-1,5-6')).toBeUndefined()
  expect(toRange(null)).toBeUndefined()
})

const ETAG = '"film-0123456789.mp4"'
let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'uploads-'))
  mkdirSync(join(dataDir, 'files'))
  writeFileSync(join(dataDir, 'files/film-0123456789.mp4'), 'film')
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

it.each<[string, string, Record<string, string>, number, string]>([
  ['the whole', 'GET', {}, 200, 'film'],
  ['a part', 'GET', { range: 'bytes=1-2' }, 206, 'il'],
  ['the rest of what was begun', 'GET', { range: 'bytes=1-', 'if-range': ETAG }, 206, 'ilm'],
  ['the whole of what is another file now', 'GET', { range: 'bytes=1-', 'if-range': '"an-older.mp4"' }, 200, 'film'],
  ['nothing of what is known', 'GET', { 'if-none-match': `"other", W/${ETAG}` }, 304, ''],
  ['the headers', 'HEAD', { range: 'bytes=1-2' }, 200, ''],
])('sends %s of an upload [R12.44]', async (_what, method, headers, status, body) => {
  const request = new Request('http://site/media/files/film-0123456789.mp4', { method, headers })
  const answer = await serveUpload(['files', 'film-0123456789.mp4'], request, createLocalStore(dataDir))
  expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([status, body, ETAG])
  if (method === 'HEAD') expect(answer.headers.get('content-length')).toBe('4')
})

it('says of an upload in which collection it is [R13.16]', async () => {
  const request = new Request('http://site/media/files/film-0123456789.mp4')
  const answer = await serveUpload(['files', 'film-0123456789.mp4'], request, createLocalStore(dataDir))
  await answer.body?.cancel()
  expect(answer.headers.get('x-content-tags')).toBe('files')
})

it('is replaced as a whole: whoever has the file before reads that to its end', async () => {
  const [before, after] = [join(dataDir, 'before.mp4'), join(dataDir, 'after.mp4')]
  writeFileSync(after, 'another film')
  linkSync(join(dataDir, 'files/film-0123456789.mp4'), before)
  await createLocalStore(dataDir).put('files', 'film-0123456789.mp4', after)
  expect(readFileSync(before, 'utf8')).toBe('film')
  expect(readFileSync(join(dataDir, 'files/film-0123456789.mp4'), 'utf8')).toBe('another film')
})
