import { beforeAll, expect, it, vi } from 'vitest'
import { createTestCms } from '../../testing/test-cms.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
beforeAll(async () => {
  cms = await createTestCms()
})

it('reads the English names of a list with one query, those of drafts too [R14.82]', async () => {
  const { createEnglishNames } = await import('./english-names.ts')
  const { payload } = cms
  const [published] = (await payload.find({ collection: 'products', limit: 1, locale: 'en' })).docs
  const category = (await payload.find({ collection: 'categories', limit: 1 })).docs[0]?.id ?? 0
  const data = { name: 'Corner cleaner', model: 'NV-9', slug: 'corner-cleaner', category }
  const draft = await payload.create({ collection: 'products', data, draft: true, locale: 'en' })
  const find = vi.spyOn(payload, 'find')
  const nameOf = createEnglishNames(payload, 'products', 'name')
  expect(await Promise.all([draft.id, published?.id ?? 0, 9_999_999].map(nameOf))).toEqual([
    'Corner cleaner',
    published?.name,
    '',
  ])
  expect(find).toHaveBeenCalledTimes(1)
})
