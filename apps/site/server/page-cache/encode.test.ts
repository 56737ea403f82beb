import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { bodyIn, encodeBody, encodingOf, keepPlain } from './encode.ts'

const text = Buffer.from('a window of wood, a door of glass. '.repeat(400))

it('keeps a page in brotli alone and makes the others from it, keeping gzip but not plain [R13.6, R13.20]', async () => {
  const bodies = await encodeBody(text)
  expect(Object.keys(bodies)).toEqual(['br'])
  expect(brotliDecompressSync(bodies.br ?? '').equals(text)).toBe(true)
  expect((await bodyIn('plain', bodies)).equals(text)).toBe(true)
  expect(Object.keys(bodies)).toEqual(['br'])
  const gzip = await bodyIn('gzip', bodies)
  expect(gunzipSync(gzip).equals(text)).toBe(true)
  expect(bodies.gzip).toBe(gzip)
})

it('keeps what is small or compressed already as it is [R13.6]', async () => {
  const picture = randomBytes(5000)
  expect(keepPlain(picture).plain?.equals(picture)).toBe(true)
  const small = await encodeBody(Buffer.from('small'))
  expect([Object.keys(small), encodingOf(small, 'br')]).toEqual([['plain'], 'plain'])
})

it('keeps nothing of the larger buffers that bytes come in [R13.20]', async () => {
  const bodies = await encodeBody(text)
  await bodyIn('gzip', bodies)
  const kept = [bodies.br, bodies.gzip, keepPlain(Buffer.from('a part of the pool')).plain]
  for (const body of kept) expect(body?.buffer.byteLength).toBe(body?.length)
})
