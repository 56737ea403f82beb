import { afterAll, beforeAll, expect, it } from 'vitest'
import { countQueries } from '../testing/count-queries.ts'
import { createTestCms } from '../testing/test-cms.ts'
import type { MediaDocument } from './pictures.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
beforeAll(async () => (cms = await createTestCms()))
afterAll(() => cms.payload.destroy())

/** All of a collection as the adapter reads it. */
async function findAll<Document>(collection: 'media' | 'files'): Promise<(Document & { id: number })[]> {
  const { docs } = await cms.payload.db.find({ collection, locale: 'all', pagination: false, limit: 0 })
  return docs as unknown as (Document & { id: number })[]
}

const sizesOf = ({ sizes }: MediaDocument) =>
  Object.entries(sizes ?? {}).map(([name, size]) => [name, size?.filename ?? null, size?.width ?? null])

it('reads pictures as the adapter does, by one statement [R13.100]', async () => {
  const { readMedia } = await import('./read-uploads.ts')
  const [first] = await findAll<MediaDocument>('media')
  await cms.payload.update({ collection: 'media', id: Number(first?.id), data: { focus: { x: 20, y: 70 } } as never })
  const all = await findAll<MediaDocument>('media')
  expect(all.length).toBeGreaterThan(100)
  const read = await readMedia(
    cms.payload,
    all.map(({ id }) => id),
  )
  for (const media of all) {
    const { filename, width, height, alt, focus } = media
    const found = read.get(media.id)
    expect(found).toMatchObject({ filename, width, height, alt, focus })
    expect(sizesOf(found!).toSorted()).toEqual(sizesOf(media).toSorted())
  }
  const cost = await countQueries(cms.payload, () => readMedia(cms.payload, [all[0]!.id, all[1]!.id, 999_999]))
  expect(cost).toEqual({ queries: 1, rows: 2 })
})

it('reads files as the adapter does, and none that is in the trash [R13.100]', async () => {
  const { readFiles } = await import('./read-uploads.ts')
  const all = await findAll<Record<string, unknown>>('files')
  expect(all.length).toBeGreaterThan(5)
  const ids = all.map(({ id }) => id)
  const read = await readFiles(cms.payload, ids)
  for (const { id, filename, mimeType, filesize, createdAt } of all)
    expect(read.get(id)).toEqual({ id, filename, mimeType, filesize, createdAt })
  const [gone] = ids
  const data = { deletedAt: new Date().toISOString() }
  // The back office refuses it while something shows the file.
  await cms.payload.db.updateOne({ collection: 'files', id: Number(gone), data })
  expect((await readFiles(cms.payload, ids)).has(Number(gone))).toBe(false)
})
