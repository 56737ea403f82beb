import { beforeAll, describe, expect, it } from 'vitest'
import { asEditor, complaints, findBySlug } from '../testing/as-editor.ts'
import { createTestCms } from '../testing/test-cms.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
let rest: Awaited<ReturnType<typeof asEditor>>
beforeAll(async () => {
  cms = await createTestCms()
  rest = await asEditor(cms)
})

describe('what is in use', () => {
  it('cannot be deleted, and the refusal says where it is used [R14.51, R14.60]', async () => {
    const product = await findBySlug(cms, 'products', 'nv-450-double-mitre-saw')
    const uses = [
      ['media', product.picture],
      ['categories', product.category],
      ['parameters', (product.specifications as { parameter: number }[])[0]?.parameter],
    ]
    for (const [collection, id] of uses) {
      for (const answer of [
        await rest('DELETE', `/${collection}/${String(id)}`),
        await rest('PATCH', `/${collection}/${String(id)}`, { deletedAt: new Date().toISOString() }),
        await rest('DELETE', `/${collection}?where[id][equals]=${String(id)}`),
      ]) {
        expect(answer.status).toBeGreaterThanOrEqual(400)
        expect(complaints(answer)).toContain('kann nicht gelöscht werden, weil es hier verwendet wird')
        expect(complaints(answer)).toContain('Produkte: ')
        // Dealers sell a category, so that it is used more than twenty times.
        if (collection !== 'categories') expect(complaints(answer)).not.toContain('weitere')
      }
    }
    expect((await cms.getJson('/shop/products/nv-450-double-mitre-saw/')) as object).toMatchObject({ image: {} })
  })

  it('in a draft alone, in one language of a global, or in a list counts too; twenty are named [R14.51]', async () => {
    const { findUses } = await import('./uses/find-uses.ts')
    const { createLocalReq } = await import('payload')
    const req = await createLocalReq({}, cms.payload)
    const { docs } = await cms.payload.find({ collection: 'media', limit: 2, sort: '-id', depth: 0 })
    const [picture] = docs
    const category = await cms.payload.create({
      collection: 'categories',
      data: { name: 'With a draft', slug: 'with-a-draft', position: 80, _status: 'published' },
    })
    const before = await findUses(req, 'media', picture?.id ?? 0)
    const data = { picture: picture?.id ?? null, _status: 'draft' as const }
    await cms.payload.update({ collection: 'categories', id: category.id, data, draft: true })
    const after = await findUses(req, 'media', picture?.id ?? 0)
    expect(after.total).toBe(before.total + 1)
    expect(after.uses.map(({ title }) => title)).toContain('With a draft')
    expect(after.uses.find(({ title }) => title === 'With a draft')?.href).toBe(
      `/admin/collections/categories/${category.id}`,
    )

    const { catalogue } = (await cms.payload.findGlobal({
      slug: 'company-files',
      locale: 'all',
      depth: 0,
    })) as unknown as {
      catalogue: { en: number }
    }
    expect((await findUses(req, 'files', catalogue.en)).uses).toMatchObject([{ href: '/admin/globals/company-files' }])

    const parameter = await cms.payload.find({ collection: 'parameters', where: { key: { equals: 'weight' } } })
    const many = await findUses(req, 'parameters', parameter.docs[0]?.id ?? 0)
    expect(many.uses.length).toBeLessThanOrEqual(20)
    expect(many.total).toBe((await cms.payload.count({ collection: 'products' })).totalDocs)
  })
})

describe('the trash', () => {
  const data = { name: 'Thrown away', slug: 'thrown-away', position: 90, _status: 'published' as const }
  const seen = async () => JSON.stringify([await cms.getJson('/shop/categories/'), await cms.getJson('/seo/pages/')])
  let id: number
  beforeAll(async () => {
    ;({ id } = await cms.payload.create({ collection: 'categories', data }))
  })
  const restore = (status: 'draft' | 'published') =>
    rest('PATCH', `/categories?trash=true&where[id][equals]=${id}`, { deletedAt: null, _status: status })

  it('takes a deleted document, which is then nowhere on the site [R14.52]', async () => {
    expect(await seen()).toContain('thrown-away')
    expect((await rest('PATCH', `/categories/${id}`, { deletedAt: new Date().toISOString() })).status).toBe(200)
    expect(await seen()).not.toContain('thrown-away')
    expect((await cms.callApi('/shop/categories/thrown-away/')).status).toBe(404)
    expect((await cms.payload.find({ collection: 'categories', where: { id: { equals: id } } })).docs).toEqual([])
  })

  it('gives it back as it was [R14.52]', async () => {
    expect((await restore('published')).status).toBe(200)
    expect(await seen()).toContain('thrown-away')
    await rest('PATCH', `/categories/${id}`, { deletedAt: new Date().toISOString() })
  })

  it('frees its slug; where that was taken, giving back is refused and the reason said [R14.53, R14.60]', async () => {
    const other = await cms.payload.create({ collection: 'categories', data: { ...data, name: 'Successor' } })
    const answer = await restore('draft')
    expect(answer.status).toBe(400)
    expect(complaints(answer)).toContain('„thrown-away“ (slug) gehört jetzt zu „Successor“')
    await cms.payload.delete({ collection: 'categories', id: other.id })
    expect((await restore('draft')).status).toBe(200)
    await rest('PATCH', `/categories/${id}`, { deletedAt: new Date().toISOString() })
  })

  it('is emptied of what has been there for 30 days, files included, unless it is used again [R14.52]', async () => {
    const { emptyTrash } = await import('./trash/empty-trash.ts')
    const { access } = await import('node:fs/promises')
    const { join } = await import('node:path')
    const sharp = (await import('sharp')).default
    const upload = async (name: string) => {
      const file = await sharp({ create: { width: 8, height: 8, channels: 3, background: name } })
        .png()
        .toBuffer()
      const picture = { data: file, mimetype: 'image/png', name: `${name}.png`, size: file.length }
      return cms.payload.create({ collection: 'media', data: { alt: name }, file: picture })
    }
    const [loose, used] = [await upload('red'), await upload('blue')]
    const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString()
    for (const it of [loose, used])
      await cms.payload.update({ collection: 'media', id: it.id, data: { deletedAt: old }, overrideAccess: true })
    const withPicture = { ...data, slug: 'uses-blue', name: 'Uses blue', picture: used.id }
    await cms.payload.create({ collection: 'categories', data: withPicture })
    const path = join(cms.dataDir, 'media', loose.filename ?? '')
    await access(path)
    await emptyTrash(cms.payload)
    await expect(access(path)).rejects.toThrow('ENOENT')
    const rest30 = await cms.payload.find({ collection: 'media', trash: true, where: { deletedAt: { exists: true } } })
    expect(rest30.docs.map((it) => it.id)).toEqual([used.id])
    const fresh = await cms.payload.find({ collection: 'categories', trash: true, where: { id: { equals: id } } })
    expect(fresh.docs).toHaveLength(1)
  })
})
