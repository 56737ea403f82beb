import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { createTestCms } from '../../testing/test-cms.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
beforeAll(async () => (cms = await createTestCms({ SEED: 'none' })))

const upload = async (width: number) => {
  const data = await sharp({ create: { width, height: 500, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  const file = { data, mimetype: 'image/png', name: `window-${width}.png`, size: data.length }
  const { sizes } = await cms.payload.create({ collection: 'media', data: { alt: 'A window' }, file })
  return Object.values(sizes ?? {}).flatMap((it) => (it?.filename ? [`${it.mimeType} ${it.width}`] : []))
}

it('a picture is made in AVIF and WebP at five widths when it is uploaded [R14.9]', async () => {
  const widths = [320, 640, 960, 1280, 1920]
  expect(await upload(2000)).toEqual([
    ...widths.map((width) => `image/avif ${width}`),
    ...widths.map((width) => `image/webp ${width}`),
  ])
})

it('a rendition is never wider than the picture [R14.9]', async () => {
  const made = await upload(1000)
  for (const kind of ['image/avif', 'image/webp'])
    expect(made).toEqual(expect.arrayContaining([320, 640, 960].map((width) => `${kind} ${width}`)))
  expect(Math.max(...made.map((it) => Number(it.split(' ')[1])))).toBeLessThanOrEqual(1000)
})
