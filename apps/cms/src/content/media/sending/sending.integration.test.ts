import { existsSync, readdirSync } from 'node:fs'
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createTestCms } from '../../../testing/test-cms.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
let headers: Record<string, string>
beforeAll(async () => {
  cms = await createTestCms({ SEED: 'none' })
  headers = await cms.logIn('editor')
})
afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

const filesIn = (folder: string) => {
  const path = join(cms.dataDir, folder)
  return existsSync(path) ? readdirSync(path).toSorted() : []
}
const kept = async () => [
  (await cms.payload.count({ collection: 'media' })).totalDocs,
  filesIn('media'),
  filesIn('uploads-in-progress'),
]
const drawPicture = () =>
  sharp({ create: { width: 700, height: 400, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()

async function toForm(data: Buffer, fields: object = { alt: 'A window' }) {
  const form = new FormData()
  form.set('_payload', JSON.stringify(fields))
  form.set('file', new Blob([new Uint8Array(data)], { type: 'image/png' }), 'window.png')
  return form
}
const upload = async (body: BodyInit, own: Record<string, string> = {}) =>
  cms.callRest('/media', { method: 'POST', headers: { ...headers, ...own }, body, duplex: 'half' } as RequestInit)

it('an upload that breaks off leaves nothing behind [R14.251]', async () => {
  const before = await kept()
  const request = new Request('http://cms/', { method: 'POST', body: await toForm(await drawPicture()) })
  const whole = new Uint8Array(await request.arrayBuffer())
  const brokenOff = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(whole.slice(0, whole.length - 200))
    },
    pull(controller) {
      controller.error(new Error('the visitor has gone'))
    },
  })
  const answer = await upload(brokenOff, { 'content-type': request.headers.get('content-type') ?? '' })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  await vi.waitFor(async () => expect(await kept()).toEqual(before))
})

it('what a save may not keep, and what is no picture, leaves nothing behind [R14.251]', async () => {
  const before = await kept()
  expect((await upload(await toForm(await drawPicture(), { alt: '' }))).status).toBe(400)
  expect((await upload(await toForm(Buffer.from('no picture')))).status).toBe(400)
  expect(await kept()).toEqual(before)
})

it('a disk that is full while widths are written is named, and takes nothing [R14.251, R14.252]', async () => {
  const before = await kept()
  const { writeFile } = fs
  vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
  vi.spyOn(fs, 'statfs').mockResolvedValue({ bavail: 0, bsize: 4096 } as never)
  syncBuiltinESMExports()
  let count = 0
  vi.spyOn(fs, 'writeFile').mockImplementation(async (path, ...rest) => {
    count += String(path).includes('/media/') ? 1 : 0
    if (String(path).endsWith('.avif')) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    await writeFile(path, ...rest)
  })
  const answer = await upload(await toForm(await drawPicture()), { 'accept-language': 'de' })
  const { errors } = (await answer.json()) as { errors: { message: string }[] }
  expect([answer.status, errors[0]?.message]).toEqual([507, expect.stringContaining('Festplatte')])
  expect(count).toBeGreaterThan(1)
  expect(await kept()).toEqual(before)
})

it('a failure of the database takes the written files away again [R14.251]', async () => {
  const before = await kept()
  vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
  const create = vi.spyOn(cms.payload.db, 'create').mockRejectedValueOnce(new Error('the database has gone'))
  expect((await upload(await toForm(await drawPicture()))).status).toBe(500)
  expect(create).toHaveBeenCalledTimes(1)
  expect(await kept()).toEqual(before)
})

it('a large picture is saved with all its widths in what two cores do in 8 s [R14.253]', async () => {
  const size = { width: 3000, height: 2300 }
  const noise = {
    ...size,
    channels: 3,
    background: '#808080',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  } as const
  const data = await sharp({ create: noise }).png({ compressionLevel: 0 }).toBuffer()
  expect(data.length).toBeGreaterThan(20_000_000)
  const before = process.cpuUsage()
  const answer = await upload(await toForm(data))
  const { user, system } = process.cpuUsage(before)
  const { doc } = (await answer.json()) as { doc: { sizes: Record<string, { filename: string }> } }
  expect(Object.values(doc.sizes).filter(({ filename }) => filename)).toHaveLength(10)
  expect((user + system) / 1e6).toBeLessThan(16)
  expect(filesIn('uploads-in-progress')).toEqual([])
}, 120_000)
