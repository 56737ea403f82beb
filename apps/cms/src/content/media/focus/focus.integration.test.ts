import { beforeAll, expect, it } from 'vitest'
import { createTestCms } from '../../../testing/test-cms.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
beforeAll(async () => {
  cms = await createTestCms()
})

type Product = { slug: string; images: { src: string; focus?: unknown }[] }

it('is set by an editor, and comes with the picture wherever it is shown [R14.200]', async () => {
  const headers = { ...(await cms.logIn('editor')), 'content-type': 'application/json' }
  const { docs } = await cms.payload.find({ collection: 'products', where: { pictures: { exists: true } }, limit: 1 })
  const { slug, pictures } = docs[0] as unknown as { slug: string; pictures: { id: number; filename: string }[] }
  const [picture] = pictures
  const change = async (focus: object) => {
    const answer = await cms.callRest(`/media/${picture?.id}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ focus }),
    })
    return answer.status
  }
  const shown = async () => {
    const { images } = (await cms.getJson(`/shop/products/${slug}/`)) as Product
    return images.find(({ src }) => src === `/media/${picture?.filename}`)
  }
  expect(await shown()).not.toHaveProperty('focus')
  expect(await change({ x: 20, y: 80 })).toBe(200)
  expect(await shown()).toMatchObject({ focus: { x: 20, y: 80 } })
  // The files are the same under the same names.
  const saved = await cms.payload.findByID({ collection: 'media', id: picture?.id ?? 0 })
  expect(saved.filename).toBe(picture?.filename)
  expect(await change({ x: 101, y: 80 })).toBe(400)
  expect(await change({ x: 50, y: null })).toBe(200)
  expect(await shown()).not.toHaveProperty('focus')
})
