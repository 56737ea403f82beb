import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestCms } from '../testing/test-cms.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
type Revision = { revision: number; changed?: string[] }
type Product = { id: number; slug: string; category: number; position: number }

const readRevision = async (since?: number) =>
  (await cms.getJson(`/revision/${since === undefined ? '' : `?since=${since}`}`)) as Revision
const tagsOf = async (path: string) =>
  new Set((await cms.callApi(path)).headers.get('x-content-tags')?.split(' ') ?? [])

/** The tags of what something changes. */
async function changedBy(work: () => Promise<unknown>): Promise<string[] | undefined> {
  const { revision } = await readRevision()
  await work()
  return (await readRevision(revision)).changed
}

async function findProduct(slug: string): Promise<Product> {
  const { docs } = await cms.payload.find({ collection: 'products', where: { slug: { equals: slug } }, depth: 0 })
  return docs[0] as unknown as Product
}

const update = (id: number, data: object, options: object = {}) =>
  cms.payload.update({ collection: 'products', id, data, ...options })

let saw: Product
let slugs: string[]
beforeAll(async () => {
  cms = await createTestCms()
  slugs = ((await cms.getJson('/shop/products')) as { slug: string }[]).map(({ slug }) => slug)
  saw = await findProduct(slugs[0] ?? '')
})
afterAll(() => cms.payload.destroy())

describe('the journal of changes', () => {
  it('names the document that was published, and nothing of lists where it stays in its place [R7.18]', async () => {
    const changed = await changedBy(() => update(saw.id, { subtitle: 'Cuts well' }))
    expect(changed?.toSorted()).toEqual(['products', `products:${saw.id}`])
  })

  it('names nothing for a draft [R7.18]', async () => {
    expect(await changedBy(() => update(saw.id, { subtitle: 'A draft', _status: 'draft' }, { draft: true }))).toEqual(
      [],
    )
  })

  it('compares with what visitors see, not with a draft that had moved before [R7.18]', async () => {
    const { docs } = await cms.payload.find({
      collection: 'categories',
      where: { id: { not_equals: saw.category } },
      limit: 1,
      depth: 0,
    })
    const other = Number(docs[0]?.id)
    await update(saw.id, { category: other, _status: 'draft' }, { draft: true })
    const changed = await changedBy(() => update(saw.id, { category: other, _status: 'published' }))
    for (const category of [saw.category, other]) {
      expect(changed).toContain(`categories:${category}:products`)
      expect(changed).toContain(`categories:${category}:count`)
    }
    await update(saw.id, { category: saw.category, _status: 'published' })
  })

  it('names lists and addresses where a document is taken back, put into the trash, restored or deleted [R7.18]', async () => {
    const lists = ['products:list', 'products:slugs', `categories:${saw.category}:count`]
    const trashed = new Date().toISOString()
    for (const work of [() => update(saw.id, { _status: 'draft' }), () => update(saw.id, { _status: 'published' })])
      expect(await changedBy(work)).toEqual(expect.arrayContaining(lists))
    const { docs } = await cms.payload.find({ collection: 'questions', limit: 1, depth: 0 })
    const question = Number(docs[0]?.id)
    expect(
      await changedBy(() =>
        cms.payload.update({ collection: 'questions', id: question, data: { deletedAt: trashed } as never }),
      ),
    ).toContain('questions')
    expect(await changedBy(() => cms.payload.delete({ collection: 'questions', id: question, trash: true }))).toContain(
      `questions:${question}`,
    )
  })

  it('names globals [R7.18]', async () => {
    expect(await changedBy(() => cms.payload.updateGlobal({ slug: 'company', data: { phone: '+43 1' } }))).toEqual([
      'company',
    ])
  })

  it('does not reach back behind a start, nor into the future [R7.18]', async () => {
    const { revision } = await readRevision()
    await cms.prepareAgain()
    expect((await readRevision()).revision).toBe(revision + 1)
    // Also from before the last change, which is in the journal itself.
    for (const since of [revision - 1, revision]) expect(await readRevision(since)).not.toHaveProperty('changed')
    expect(await readRevision(revision + 1)).toEqual({ revision: revision + 1, changed: [] })
    expect(await readRevision(revision + 99)).not.toHaveProperty('changed')
  })
})

describe('the tags of an answer', () => {
  it('of a product name it, its category, what it refers to, and no other product [R7.18]', async () => {
    const product = await cms.payload.findByID({ collection: 'products', id: saw.id, depth: 0 })
    const tags = await tagsOf(`/shop/products/${saw.slug}/`)
    const related = (product.related ?? []) as number[]
    expect(tags).toContain(`products:${saw.id}`)
    expect(tags).toContain(`categories:${saw.category}`)
    expect(tags).toContain(`media:${String(product.picture)}`)
    expect([...tags].filter((tag) => /^products:\d+$/.test(tag)).toSorted()).toEqual(
      [saw.id, ...related].map((id) => `products:${id}`).toSorted(),
    )
  })

  it('of what is not there name what would bring it [R7.18]', async () => {
    expect(await tagsOf('/shop/products/no-such-product/')).toEqual(new Set(['products:slugs']))
    const { revision } = await readRevision()
    const tags = await tagsOf('/seo/check-redirect/?path=/old-saw/')
    await cms.payload.create({
      collection: 'redirects',
      data: { from: '/old-saw/', to: '/product/saws/', status: '301' },
    })
    const { changed = [] } = await readRevision(revision)
    expect(changed.filter((tag) => tags.has(tag))).toHaveLength(1)
    expect(await tagsOf('/seo/check-redirect/?path=/another/')).not.toContain(changed.find((tag) => tags.has(tag)))
  })

  it('of a list name the same whether or not more of its documents is known already [R7.18]', async () => {
    const { recordStart } = await import('../publishing/revision/revision.ts')
    const [turnkey] = (await cms.getJson('/shop/turnkeys/')) as { slug: string }[]
    for (const path of ['/main/turnkeysections/', '/shop/turnkeys/', '/shop/products', '/main/categorysections/']) {
      await recordStart(cms.payload)
      const first = await tagsOf(path)
      await recordStart(cms.payload)
      await tagsOf(`/shop/turnkeys/${turnkey?.slug}/`)
      await tagsOf(`/shop/products/${saw.slug}/`)
      expect([path, await tagsOf(path)]).toEqual([path, first])
    }
  })

  it('of what is no content name nothing [R7.18]', async () => {
    expect((await cms.callApi('/countries/all/')).headers.get('x-content-tags')).toBe('')
  })

  it('of a page of a category name its products on this page [R7.18, R7.17]', async () => {
    const { slug } = await cms.payload.findByID({ collection: 'categories', id: saw.category, depth: 0 })
    const response = await cms.callApi(`/shop/categories/${slug}/?page=1&limit=2`)
    const { products } = (await response.json()) as { products: { slug: string }[] }
    const ids = await Promise.all(products.map(async (it) => (await findProduct(it.slug)).id))
    expect(products).toHaveLength(2)
    const tags = response.headers.get('x-content-tags')?.split(' ') ?? []
    expect(tags).toEqual(
      expect.arrayContaining([`categories:${saw.category}:products`, ...ids.map((id) => `products:${id}`)]),
    )
  })
})

describe('documents in memory', () => {
  it('are read again when they have changed, in answers about them and in lists [R13.3, R13.31]', async () => {
    const paths = [`/shop/products/${saw.slug}/`, '/shop/products?page=1&limit=40']
    const read = async () => Promise.all(paths.map(async (path) => JSON.stringify(await cms.getJson(path))))
    for (const subtitle of ['Read before it changes', 'Read after it has changed']) {
      await update(saw.id, { subtitle, _status: 'published' })
      expect((await read()).map((text) => text.includes(subtitle))).toEqual([true, true])
    }
  })
})

describe('lists in pages', () => {
  it('give each product once, in the order of the whole list [R7.17]', async () => {
    const whole = (await cms.getJson('/shop/products')) as { slug: string }[]
    const paged: string[] = []
    let path: string | undefined = '/shop/products?page=1&limit=7'
    while (path) {
      const response: Response = await cms.callApi(path)
      expect(response.headers.get('x-total-count')).toBe(String(whole.length))
      paged.push(...((await response.json()) as { slug: string }[]).map(({ slug }) => slug))
      path = /<\/api([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
    }
    expect(paged).toEqual(whole.map(({ slug }) => slug))
  })

  it('give the products of an enquiry by their ids, without those that are not there [R7.17]', async () => {
    const [first, , third] = slugs
    const products = (await cms.getJson(`/shop/products?ids=${third},no-such-product,${first}`)) as { slug: string }[]
    expect(products.map(({ slug }) => slug)).toEqual([third, first])
  })

  it.each(['page=0', 'page=x', 'limit=101', 'limit=-1', 'ids=A%20B', 'page=1.5'])(
    'refuse %s [R13.11]',
    async (query) => {
      expect((await cms.callApi(`/shop/products?${query}`)).status).toBe(400)
    },
  )
})
