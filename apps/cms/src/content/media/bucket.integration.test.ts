import { createHash, randomUUID } from 'node:crypto'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { exampleOrder } from '../../testing/example-order.ts'
import { startObjectStore } from '../../testing/object-store.ts'
import { isSwiftThere, startSwift } from '../../testing/swift-server.ts'
import { createTestCms } from '../../testing/test-cms.ts'
import { toS3Config } from './s3-config.ts'
import type { UploadStore } from './upload-store.ts'

/** OpenStack Swift where this machine has it (Debian: python3-swift), else a store of the tests that is as strict about who asks. */
let objects: { environment: Record<string, string>; stop: () => unknown }
let cms: Awaited<ReturnType<typeof createTestCms>>
let store: UploadStore
let env: Record<string, string>
const as = {} as Record<'editor' | 'operator', Record<string, string>>

beforeAll(async () => {
  objects = isSwiftThere ? await startSwift('uploads') : await startObjectStore()
  env = objects.environment
  cms = await createTestCms({ ...env, S3_PUBLIC_ENDPOINT: env.S3_ENDPOINT ?? '', S3_BUCKET: 'uploads', SEED: 'none' })
  for (const role of ['editor', 'operator'] as const) as[role] = await cms.logIn(role)
  const { createUploadStore } = await import('./create-upload-store.ts')
  store = createUploadStore()
}, 120_000)
afterAll(() => void objects?.stop())
const listNames = async (folder: 'media' | 'enquiry-files') => {
  const names: string[] = []
  for await (const { name } of store.list(folder)) names.push(name)
  return names
}
const statusOf = async (address: string) => (await fetch(address)).status

it('a picture that an editor uploads is in the bucket, is served from it, in parts too, and goes with its document [R18.103]', async () => {
  const png = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'A window' }))
  form.set('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'window.png')
  const answer = await cms.callRest('/media', { method: 'POST', headers: as.editor, body: form })
  const { doc } = (await answer.json()) as { doc: { id: number; filename: string } }
  expect(answer.status).toBe(201)
  expect(await listNames('media')).toContain(doc.filename)

  const { serveUpload } = await import('./serve-upload.ts')
  const serve = (range: string) =>
    serveUpload([doc.filename], new Request('http://site/', { headers: { range } }), store)
  const part = await serve('bytes=1-3')
  expect([part.status, await part.text()]).toEqual([206, 'PNG'])
  expect(part.headers.get('content-range')).toMatch(/^bytes 1-3\/\d+$/)
  expect(await statusOf(`${env.S3_ENDPOINT}/uploads/media/${doc.filename}`)).toBeGreaterThanOrEqual(400)

  await cms.payload.delete({ collection: 'media', id: doc.id })
  await cms.payload.delete({ collection: 'media', id: doc.id, trash: true }).catch(() => undefined)
  expect(await listNames('media')).toEqual([])
})

it('a document that an editor uploads is in the bucket as it was [R18.103]', async () => {
  const pdf = Buffer.from('%PDF-1.7\nthe datasheet of a saw\nxref\n%%EOF')
  const form = new FormData()
  form.set('_payload', JSON.stringify({ title: 'A datasheet' }))
  form.set('file', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'saw.pdf')
  const answer = await cms.callRest('/files', { method: 'POST', headers: as.editor, body: form })
  const { doc } = (await answer.json()) as { doc: { filename: string } }
  expect(answer.status).toBe(201)
  const upload = await store.open('files', doc.filename)
  expect(await new Response(upload?.body).text()).toBe(pdf.toString())
})

it('a file of an enquiry goes to operators alone, by a link that expires [R10.8, R18.102]', async () => {
  const bytes = Buffer.from('%PDF-1.7\nthe window of the workshop')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const id = randomUUID()
  const files = [{ name: 'Grundriß 1.pdf', type: 'application/pdf', size: bytes.length, sha256 }]
  const form = new FormData()
  form.set('payload', JSON.stringify({ ...exampleOrder, files }))
  form.append('file', new Blob([new Uint8Array(bytes)]), 'x')
  const sent = await cms.callApi('/order_request/', { method: 'POST', headers: { 'idempotency-key': id }, body: form })
  expect(sent.status).toBe(201)
  const stored = await listNames('enquiry-files')
  expect(stored).toHaveLength(1)

  const ask = (headers: Record<string, string>) => cms.callRest(`/enquiries/${id}/files/0`, { headers })
  for (const headers of [{}, as.editor]) {
    const refused = await ask(headers)
    expect([refused.status, refused.headers.get('location')]).toEqual([403, null])
  }
  const answer = await ask(as.operator)
  const link = answer.headers.get('location') ?? ''
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'no-store'])
  expect(new URL(link).searchParams.get('X-Amz-Expires')).toBe('300')

  const followed = await fetch(link)
  expect([followed.status, await followed.text()]).toEqual([200, bytes.toString()])
  expect(followed.headers.get('content-disposition')).toContain(
    'attachment; filename="file"; filename*=UTF-8\'\'Grundri%C3%9F%201.pdf',
  )
  // Nobody else, for no other file, nor later.
  const { origin, pathname } = new URL(link)
  expect(await statusOf(origin + pathname)).toBeGreaterThanOrEqual(400)
  expect(await statusOf(link.replace(stored[0] ?? '', 'another'))).toBe(403)
  expect(await statusOf(link.replace('X-Amz-Expires=300', 'X-Amz-Expires=3000'))).toBe(403)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 6 * 60 * 1000 })
  const { headers } = await ask(as.operator).finally(() => vi.useRealTimers())
  expect(await statusOf(headers.get('location') ?? '')).toBe(403)

  // What is no longer there is told by the desk, and not by the store.
  await store.remove('enquiry-files', stored[0] ?? '')
  const missing = await ask(as.operator)
  expect([missing.status, missing.headers.get('location'), await missing.json()]).toEqual([
    404,
    null,
    { error: 'notFound' },
  ])
})

it('there are links only where S3_PUBLIC_ENDPOINT says where browsers reach the store, Amazon’s too [R18.102]', async () => {
  const { signLink } = await import('./s3-link.ts')
  const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
  const sign = (S3_ENDPOINT: string | undefined, S3_PUBLIC_ENDPOINT: string | undefined) =>
    signLink({ S3_REGION: 'us-east-1', S3_ENDPOINT, S3_PUBLIC_ENDPOINT, ...keys }, 'uploads', 'enquiry-files/a', {
      fileName: 'a.pdf',
      type: 'application/pdf',
    })
  expect(await sign(env.S3_ENDPOINT, undefined)).toBe(null)
  expect(await sign(undefined, undefined)).toBe(null)
  for (const endpoint of [undefined, env.S3_ENDPOINT])
    expect(await sign(endpoint, 'https://s3.us-east-1.amazonaws.com')).toMatch(
      /^https:\/\/s3\.us-east-1\.amazonaws\.com\/uploads\/enquiry-files\/a\?/,
    )
})

it('the store of the tests refuses what a real one refuses, and takes what it takes', async () => {
  const own = await startObjectStore()
  own.objects.set('uploads/media/a.webp', Buffer.from('a picture'))
  const settings = { S3_REGION: 'us-east-1', S3_PUBLIC_ENDPOINT: undefined, ...own.environment }
  const command = new GetObjectCommand({ Bucket: 'uploads', Key: 'media/a.webp' })
  const sign = (secret: string, signingDate = new Date()) =>
    getSignedUrl(new S3Client(toS3Config({ ...settings, S3_SECRET_ACCESS_KEY: secret })), command, {
      expiresIn: 60,
      signingDate,
    })
  const { S3_SECRET_ACCESS_KEY: secret } = own.environment
  expect(await statusOf(await sign(secret))).toBe(200)
  expect(await statusOf(await sign('another'))).toBe(403)
  expect(await statusOf(await sign(secret, new Date(Date.now() - 61_000)))).toBe(403)
  expect(await statusOf((await sign(secret)).split('?')[0] ?? '')).toBe(403)
  own.stop()
})
