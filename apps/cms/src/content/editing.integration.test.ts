import { beforeAll, describe, expect, it } from 'vitest'
import { createTestCms } from '../testing/test-cms.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
let editor: Record<string, string>
beforeAll(async () => {
  cms = await createTestCms()
  editor = await cms.logIn('editor')
})

type Answer = { status: number; body: { message?: string; errors?: { message: string; data?: unknown }[]; doc?: Row } }
type Row = Record<string, unknown> & { id: number; slug: string }

/** A request of the back office, in German. */
async function rest(method: string, path: string, data?: object): Promise<Answer> {
  const response = await cms.callRest(path, {
    method,
    headers: { ...editor, 'content-type': 'application/json', 'accept-language': 'de' },
    ...(data && { body: JSON.stringify(data) }),
  })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}

/** Every message of an answer in one line, those of fields with their paths. */
function complaints({ body }: Answer): string {
  return (body.errors ?? [])
    .map(({ message, data }) => {
      const fields = (data as { errors?: { path: string; message: string }[] } | undefined)?.errors ?? []
      return [message, ...fields.map((it) => `${it.path}: ${it.message}`)].join(' ')
    })
    .join(' ')
}

const bySlug = async (collection: 'products' | 'categories' | 'posts', slug: string) => {
  const { docs } = await cms.payload.find({ collection, where: { slug: { equals: slug } }, depth: 0 })
  return docs[0] as unknown as Row
}

describe('a bulk change', () => {
  const created: Row[] = []
  beforeAll(async () => {
    for (const slug of ['bulk-plain', 'bulk-drafted']) {
      const data = { name: slug, slug, position: 70, _status: 'published' as const }
      created.push((await cms.payload.create({ collection: 'categories', data })) as unknown as Row)
    }
    const data = { summary: 'Half a thought', _status: 'draft' as const }
    await cms.payload.update({ collection: 'categories', id: created[1]?.id ?? 0, data, draft: true })
  })
  const change = (data: object, draft: boolean) => {
    const where = created.map(({ id }, i) => `where[id][in][${i}]=${id}`).join('&')
    return rest('PATCH', `/categories?${where}&draft=${draft}`, data)
  }
  const latest = async (id: number) =>
    (await cms.payload.findByID({ collection: 'categories', id, draft: true })) as unknown as Row

  it.each([
    ['published at once', { position: 71, _status: 'published' }, true],
    ['saved without drafts', { position: 71 }, false],
    ['that takes back', { _status: 'draft' }, false],
  ])('%s leaves out what has an unpublished draft, and says so [R14.50, R14.60]', async (_how, data, draft) => {
    const answer = await change(data, draft)
    expect(complaints(answer)).toBe(
      '„bulk-drafted“ wurde ausgelassen: Es hat einen Entwurf, der noch nicht veröffentlicht ist.',
    )
    const drafted = await cms.payload.findByID({ collection: 'categories', id: created[1]?.id ?? 0 })
    expect([drafted.summary ?? null, drafted.position, drafted._status]).toEqual([null, 70, 'published'])
    expect(await latest(drafted.id)).toMatchObject({ summary: 'Half a thought', _status: 'draft' })
    expect((await cms.payload.findByID({ collection: 'categories', id: created[0]?.id ?? 0 })).position).toBe(71)
  })

  it('saved as drafts, and publishing the drafts themselves, take all [R14.50]', async () => {
    expect((await change({ position: 72, _status: 'draft' }, true)).status).toBe(200)
    expect((await change({ _status: 'published' }, true)).status).toBe(200)
    expect(await latest(created[1]?.id ?? 0)).toMatchObject({ position: 72, summary: 'Half a thought' })
  })
})

describe('what is in use', () => {
  it('cannot be deleted, and the refusal says where it is used [R14.51, R14.60]', async () => {
    const product = await bySlug('products', 'nv-450-double-mitre-saw')
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
        expect(complaints(answer)).toContain('Products: ')
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
    expect(many.total).toBeGreaterThan(20)
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

describe('specifications', () => {
  const parameterOf = async (kind: 'number' | 'range' | 'text' | 'boolean') => {
    const key = `test-${kind}`
    const data = { name: `Test ${kind}`, key, kind, position: 1 }
    const { docs } = await cms.payload.find({ collection: 'parameters', where: { key: { equals: key } } })
    return (docs[0] ?? (await cms.payload.create({ collection: 'parameters', data }))).id
  }
  const publish = async (specifications: object[], status = 'published') => {
    const { id } = await bySlug('products', 'nv-450-double-mitre-saw')
    return rest('PATCH', `/products/${id}?draft=${status === 'draft'}`, { specifications, _status: status })
  }

  it.each([
    [
      'a parameter that is there twice',
      'number',
      { number: 1 },
      { number: 2 },
      'specifications.1.parameter',
      '„Test number“ steht zweimal da',
    ],
    ['a maximum below the number', 'range', { number: -9, max: -20 }, null, 'specifications.0.max', '-9 bis -20'],
    [
      'a text on a number',
      'number',
      { number: 1, text: 'about two' },
      null,
      'specifications.0.text',
      '„about two“ würde nicht angezeigt',
    ],
    [
      'a number on a text',
      'text',
      { number: 17, text: 'x' },
      null,
      'specifications.0.number',
      '„17“ würde nicht angezeigt',
    ],
    ['a yes on a number', 'number', { number: 1, yes: true }, null, 'specifications.0.yes', 'würde nicht angezeigt'],
  ] as const)('refuse %s [R14.54, R14.60]', async (_what, kind, first, second, path, message) => {
    const parameter = await parameterOf(kind)
    const rows = [{ parameter, ...first }, ...(second ? [{ parameter, ...second }] : [])]
    const answer = await publish(rows)
    expect(answer.status).toBe(400)
    expect(complaints(answer)).toContain(`${path}: `)
    expect(complaints(answer)).toContain(message)
    expect((await publish(rows, 'draft')).status).toBe(200)
  })

  it('take what each kind is made for [R14.54]', async () => {
    const answer = await publish([
      { parameter: await parameterOf('number'), number: -5 },
      { parameter: await parameterOf('range'), number: -20, max: -9 },
      { parameter: await parameterOf('text'), text: 'steel' },
      { parameter: await parameterOf('boolean'), yes: true },
    ])
    expect(answer.body.errors ?? []).toEqual([])
  })
})

describe('English first', () => {
  it('holds when a document is published from another language [R14.55, R14.60]', async () => {
    const draft = await rest('POST', '/categories?draft=true&locale=de', { name: 'Sägen', slug: 'saegen', position: 1 })
    const id = draft.body.doc?.id ?? 0
    const answer = await rest('PATCH', `/categories/${id}?locale=de`, { name: 'Sägen', _status: 'published' })
    expect(answer.status).toBe(400)
    expect(complaints(answer)).toContain('name: Füllen Sie dies zuerst auf Englisch aus')
    const created = { name: 'Bohrer', slug: 'bohrer', position: 1, _status: 'published' }
    expect((await rest('POST', '/categories?locale=de', created)).status).toBe(400)
    await rest('PATCH', `/categories/${id}?locale=en&draft=true`, { name: 'Saws' })
    // In German alone it would be published without the English of the draft.
    const alone = { name: 'Sägen', _status: 'published' }
    expect((await rest('PATCH', `/categories/${id}?locale=de&publishSpecificLocale=de`, alone)).status).toBe(400)
    expect((await rest('PATCH', `/categories/${id}?locale=de`, { _status: 'published' })).status).toBe(200)
  })
})

describe('a duplicate', () => {
  it('gets a slug that is free and can be published [R14.56]', async () => {
    const { id } = await bySlug('products', 'nv-450-double-mitre-saw')
    const slugs = []
    for (const _ of [1, 2]) {
      const { body } = await rest('POST', `/products/${id}/duplicate`, { _status: 'draft' })
      slugs.push(body.doc?.slug)
      const answer = await rest('PATCH', `/products/${body.doc?.id}`, { specifications: [], _status: 'published' })
      expect(answer.body.errors ?? []).toEqual([])
    }
    expect(slugs).toEqual(['nv-450-double-mitre-saw-2', 'nv-450-double-mitre-saw-3'])
    const again = await bySlug('products', 'nv-450-double-mitre-saw-3')
    expect((await rest('POST', `/products/${again.id}/duplicate`, {})).body.doc?.slug).toBe('nv-450-double-mitre-saw-4')
  })
})

describe('versions', () => {
  it('of the company and its downloads are kept [R14.59]', async () => {
    await cms.payload.updateGlobal({ slug: 'company', data: { fax: '+43 1' } })
    const answer = await rest('GET', '/globals/company/versions')
    expect(answer.status).toBe(200)
    expect((answer.body as { docs?: unknown[] }).docs).toHaveLength(1)
    expect((await rest('GET', '/globals/company-files/versions')).status).toBe(200)
  })

  it.each(['parameters', 'media', 'redirects'])(
    'of %s, which keep none, are not found [R14.59]',
    async (collection) => {
      expect((await rest('GET', `/${collection}/versions`)).status).toBe(404)
      expect((await rest('GET', `/${collection}/versions/1`)).status).toBe(404)
    },
  )
})
