import { beforeAll, describe, expect, it } from 'vitest'
import { createTestCms } from '../testing/test-cms.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
beforeAll(async () => {
  cms = await createTestCms()
})

const revision = async () => ((await cms.getJson('/revision/')) as { revision: number }).revision
const names = async () => ((await cms.getJson('/shop/categories/')) as { name: string }[]).map((it) => it.name)

/** By how much the revision grew. */
async function growth(change: () => Promise<unknown>): Promise<number> {
  const before = await revision()
  await change()
  return (await revision()) - before
}

describe('the revision', () => {
  const collection = 'categories'
  const data = { name: 'Testing', slug: 'testing', position: 99 }
  let id: number

  it('does not grow for a draft [R13.3, R14.1]', async () => {
    const grown = await growth(async () => {
      ;({ id } = await cms.payload.create({ collection, data: { ...data, _status: 'draft' }, draft: true }))
    })
    expect(grown).toBe(0)
    expect(await names()).not.toContain('Testing')
  })

  it('grows when the draft is published [R13.3, R14.1]', async () => {
    expect(await growth(() => cms.payload.update({ collection, id, data: { _status: 'published' } }))).toBe(1)
    expect(await names()).toContain('Testing')
  })

  it('does not grow for a draft of a published document, and visitors do not see it [R13.3, R14.1]', async () => {
    expect(
      await growth(() =>
        cms.payload.update({ collection, id, data: { name: 'Draft', _status: 'draft' }, draft: true }),
      ),
    ).toBe(0)
    expect(await names()).toContain('Testing')
  })

  it('grows when a document is unpublished [R13.3, R14.1]', async () => {
    expect(await growth(() => cms.payload.update({ collection, id, data: { _status: 'draft' } }))).toBe(1)
    expect(await names()).not.toContain('Testing')
  })

  it('grows for the deletion of a published document only [R13.3]', async () => {
    expect(await growth(() => cms.payload.delete({ collection, id }))).toBe(0)
    const { id: seen } = await cms.payload.create({ collection, data: { ...data, _status: 'published' } })
    expect(await growth(() => cms.payload.delete({ collection, id: seen }))).toBe(1)
  })

  it('grows for globals and for what has no drafts [R13.3]', async () => {
    expect(await growth(() => cms.payload.updateGlobal({ slug: 'company', data: { fax: '+43 1' } }))).toBe(1)
    expect(
      await growth(() =>
        cms.payload.create({ collection: 'redirects', data: { from: '/a', to: '/b/', status: '301' } }),
      ),
    ).toBe(1)
    expect(await cms.getJson('/seo/check-redirect/?path=/de/a')).toEqual({ new_path: '/de/b/', status: 301 })
  })

  it('counts each of many concurrent changes [R13.3]', async () => {
    const change = (fax: string) => cms.payload.updateGlobal({ slug: 'company', data: { fax } })
    expect(await growth(() => Promise.all(['1', '2', '3', '4'].map(change)))).toBe(4)
  })
})

describe('a post', () => {
  const DAY_MS = 24 * 60 * 60 * 1000
  const data = { title: 'Tomorrow', slug: 'tomorrow', kind: 'article' as const, _status: 'published' as const }
  const tomorrow = new Date(Date.now() + DAY_MS)

  it('is nowhere before its day [R14.58]', async () => {
    await cms.payload.create({ collection: 'posts', data: { ...data, publishedAt: tomorrow.toISOString() } })
    expect(JSON.stringify([await cms.getJson('/main/blog/'), await cms.getJson('/seo/pages/')])).not.toContain(
      'tomorrow',
    )
    expect((await cms.callApi('/main/blog/tomorrow/')).status).toBe(404)
    expect(await cms.getJson('/seo/get-meta-info/?path=/blog/tomorrow/')).toMatchObject({ title: null })
  })

  it('is there from the beginning of its day, whatever the hour [R14.58]', async () => {
    const evening = `${new Date().toISOString().slice(0, 10)}T23:59:59.000Z`
    await cms.payload.create({ collection: 'posts', data: { ...data, slug: 'today', publishedAt: evening } })
    expect(JSON.stringify(await cms.getJson('/main/blog/'))).toContain('"today"')
  })

  it('shows when its day comes: the revision grows then, and only then [R14.58]', async () => {
    const { countDuePosts } = await import('./revision/due-posts.ts')
    const today = new Date()
    expect(await growth(() => countDuePosts(cms.payload, today, today))).toBe(0)
    expect(await growth(() => countDuePosts(cms.payload, today, tomorrow))).toBe(1)
    const later = new Date(tomorrow.getTime() + DAY_MS)
    expect(await growth(() => countDuePosts(cms.payload, tomorrow, later))).toBe(0)
  })
})

describe('saving', () => {
  it('is completed or rolled back [R14.2]', async () => {
    const { docs } = await cms.payload.find({ collection: 'categories', limit: 1 })
    const [category] = docs
    if (!category) throw new Error('no category')
    const before = await names()
    const rows = cms.payload.collections.categories.config.hooks.afterChange
    rows.push(() => {
      throw new Error('the last step fails')
    })
    await expect(
      cms.payload.update({ collection: 'categories', id: category.id, data: { name: 'Half' } }),
    ).rejects.toThrow('the last step fails')
    rows.pop()
    expect(await names()).toEqual(before)
  })

  it('works for many editors at once [R14.2]', async () => {
    const { docs } = await cms.payload.find({ collection: 'products', limit: 5 })
    const save = (id: number, subtitle: string) =>
      cms.payload.update({ collection: 'products', id, data: { subtitle } })
    await Promise.all([...docs.map((it) => save(it.id, 'a')), ...docs.map((it) => save(it.id, 'b'))])
    const after = (await cms.getJson(`/shop/products/${docs[0]?.slug}/`)) as { specifications: unknown[] }
    expect(after.specifications.length).toBe(docs[0]?.specifications?.length)
  })
})

describe('an editor cannot save', () => {
  const redirect = (from: string, to: string) =>
    cms.payload.create({ collection: 'redirects', data: { from, to, status: '301' } })

  it('a redirect in a circle or to another site [R14.5, R14.6]', async () => {
    await expect(redirect('/x/', '/x')).rejects.toThrow()
    await expect(redirect('/x/', 'https://elsewhere.example/')).rejects.toThrow()
    await redirect('/one/', '/two/')
    await expect(redirect('/two/', '/one/')).rejects.toThrow()
  })

  it('a published category without an English name [R14.3]', async () => {
    await expect(
      cms.payload.create({ collection: 'categories', data: { slug: 'nameless', position: 1, _status: 'published' } }),
    ).rejects.toThrow()
  })

  it('an invalid slug; a missing slug is generated [R14.3]', async () => {
    const create = (slug: string) =>
      cms.payload.create({
        collection: 'categories',
        data: { name: 'Zwei Sägen', slug, position: 1, _status: 'draft' },
      })
    await expect(create('Not A Slug')).rejects.toThrow()
    expect((await create('')).slug).toBe('zwei-sagen')
  })
})
