import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CollectionSlug } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { createTestCms } from '../testing/test-cms.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
beforeAll(async () => {
  cms = await createTestCms()
})

async function deleteAll(kept: string[] = []) {
  // What refers to others comes after them.
  for (const { slug } of cms.payload.config.collections.toReversed())
    if (!slug.startsWith('payload-') && !kept.includes(slug))
      await cms.payload.db.deleteMany({ collection: slug, where: {} })
}

const count = async (collection: CollectionSlug) => (await cms.payload.db.count({ collection })).totalDocs

it('a site whose content was all deleted stays empty at the next start [R18.50]', async () => {
  await deleteAll(['revisions'])
  expect((await cms.prepareAgain()).seeded).toBe(false)
  expect(await count('products')).toBe(0)
  expect(await count('answer-templates')).toBe(0)
})

it('a database without the mark counts as used if anybody made something [R18.50]', async () => {
  await cms.logIn('operator')
  await cms.payload.db.deleteMany({ collection: 'revisions', where: {} })
  expect((await cms.prepareAgain()).seeded).toBe(false)
  expect(await count('products')).toBe(0)
})

it('an empty database is refused where DATA_DIR was used with another, unless that is meant [R18.51]', async () => {
  const { refuseForeignDataDir } = await import('./used-before.ts')
  const { settings } = await import('../platform/settings.ts')
  const other = { ...settings, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
  await expect(refuseForeignDataDir(other)).rejects.toThrow(/set DATABASE_URL as it was.*EMPTY_DATABASE=1/)
  await expect(refuseForeignDataDir({ ...other, EMPTY_DATABASE: true })).resolves.toBeUndefined()
  // Data of before there was a mark: the file of SQLite is enough.
  const { mkdtemp } = await import('node:fs/promises')
  const fresh = await mkdtemp(join(cms.dataDir, 'fresh-'))
  await expect(refuseForeignDataDir({ ...other, DATA_DIR: fresh })).resolves.toBeUndefined()
  await writeFile(join(fresh, 'vitrine.db'), 'x')
  await expect(refuseForeignDataDir({ ...other, DATA_DIR: fresh })).rejects.toThrow('is empty')
  await expect(access(join(cms.dataDir, 'database-prepared'))).resolves.toBeUndefined()
})

it('the same holds when the start prepares it: nothing is published [R18.51]', async () => {
  await deleteAll()
  await expect(cms.prepareAgain()).rejects.toThrow('The configured database is empty')
  expect(await count('products')).toBe(0)
})
