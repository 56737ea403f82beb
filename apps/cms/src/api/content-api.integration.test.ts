import { readFile } from 'node:fs/promises'
import { calls } from '@vitrine/contract/calls'
import { languageCodes } from '@vitrine/locales/languages'
import { beforeAll, describe, expect, it } from 'vitest'
import { databaseOf, rowsOf } from '../platform/database/database-of.ts'
import { createTestCms } from '../testing/test-cms.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
beforeAll(async () => {
  cms = await createTestCms({}, true)
})

/** Those of a path, a search, a product or a moment answer nothing where none is named. */
const needsAQuery = /^\/(?:(?:seo|search)\/|documents\/$|shop\/(?:new-products|asked-together|product-figures)\/)/

const lists = Object.values(calls).filter(
  (call) => call.method === 'GET' && !call.path.includes('{') && !needsAQuery.test(call.path),
)

describe('the content API on the demo content', () => {
  it.each(lists.map((call) => call.path))(
    'answers %s in every language as the contract says [R3.13, R7.11, R7.12, R7.13, R7.14]',
    async (path) => {
      for (const language of languageCodes) {
        const response = await cms.callApi(path, { headers: { 'accept-language': language } })
        expect([200, ...(path.startsWith('/files/') ? [404] : [])]).toContain(response.status)
      }
    },
  )

  it.each([
    ['/shop/products', '/shop/products/'],
    ['/shop/categories/', '/shop/categories/'],
    ['/shop/turnkeys/', '/shop/turnkeys/'],
    ['/main/blog/', '/main/blog/'],
  ])('answers each of %s [R7.11, R7.13]', async (list, below) => {
    for (const { slug } of (await cms.getJson(list)) as { slug: string }[])
      expect((await cms.callApi(`${below}${slug}/`)).status).toBe(200)
  })

  it('finds the texts of one document in all languages by an index, in every table [R13.15]', async () => {
    const database = await databaseOf(cms.payload)
    const rowsFor = async (statement: string) => rowsOf(await database.execute(statement))
    const tables = await rowsFor(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name LIKE '%\\_locales' ESCAPE '\\'`,
    )
    expect(tables.length).toBeGreaterThan(40)
    for (const { name } of tables) {
      const [step] = await rowsFor(`EXPLAIN QUERY PLAN SELECT * FROM "${name}" WHERE _parent_id = 1`)
      expect(step?.detail).toMatch(/^SEARCH .* USING INDEX .*_parent_id=\?/)
    }
  })

  it('gives each product its 3D model with its size in bytes [R18.8]', async () => {
    for (const { slug } of (await cms.getJson('/shop/products')) as { slug: string }[]) {
      const { model3d } = (await cms.getJson(`/shop/products/${slug}/`)) as { model3d: { src: string; bytes: number } }
      expect(model3d.src).toMatch(/^\/media\/files\/nv-.+\.glb$/)
      expect(model3d.bytes).toBeGreaterThan(10_000)
    }
  })

  it('gives each product with a video two sources, and its category section the video too', async () => {
    type WithVideo = { video: { sources: { type: string }[]; poster: object | null } | null }
    const manifest = await readFile(new URL('../../../../content/videos/manifest.json', import.meta.url), 'utf8')
    for (const slug of Object.keys(JSON.parse(manifest))) {
      const { video } = (await cms.getJson(`/shop/products/${slug}/`)) as WithVideo
      expect(video?.sources.map(({ type }) => type)).toEqual(['video/webm', 'video/mp4'])
      expect(video?.poster).not.toBeNull()
    }
    const sections = (await cms.getJson('/main/categorysections/')) as WithVideo[]
    expect(sections.filter(({ video }) => video !== null).length).toBeGreaterThan(0)
  })

  it('names the language of the answer, and answers 304 to a known ETag [R11.2, R13.6, R13.11]', async () => {
    const response = await cms.callApi('/shop/categories', { headers: { 'accept-language': 'zh-CN,zh;q=0.9' } })
    expect(response.headers.get('content-language')).toBe('zh-Hans')
    expect(response.headers.get('vary')).toBe('Accept-Language')
    const again = await cms.callApi('/shop/categories', {
      headers: { 'accept-language': 'cn', 'if-none-match': response.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })

  it('falls back to English for a language that it does not know [R1.8, R11.2]', async () => {
    expect(await cms.getJson('/main/company/', 'xx')).toEqual(await cms.getJson('/main/company/', 'en'))
  })

  it('says with 200 that there is nothing for a path: 404 is a failure, which the site logs [R7.4, R7.5, R7.6]', async () => {
    const ask = (call: string) => cms.getJson(`/seo/${call}/?path=/no/such/page/`)
    const noMeta = { title: null, description: null, keywords: null, meta_image: null }
    expect(await ask('get-meta-info')).toEqual(noMeta)
    expect(await ask('check-redirect')).toEqual({ new_path: null, status: 301 })
    expect(await ask('get-micro-layout-json')).toEqual([])
  })

  it.each(['/de/about/', '/', '/product/pvc-screwing-machines/nv-450-double-mitre-saw/', '/no/such/page/'])(
    'answers in one call what three calls say of %s [R13.98]',
    async (path) => {
      const ask = (call: string) => cms.getJson(`/seo/${call}/?path=${path}`, 'de')
      expect(await ask('look-up')).toEqual({
        meta_info: await ask('get-meta-info'),
        redirect: await ask('check-redirect'),
        micro_layout: await ask('get-micro-layout-json'),
      })
    },
  )

  it('answers in one call the figures of products as their pages have them, in the order that was asked for, without those that there are not [R13.102]', async () => {
    const [first, second] = (await cms.getJson('/shop/products?page=1&limit=2')) as { slug: string }[]
    const asked = [second?.slug, 'no-such-product', first?.slug, second?.slug].join(',')
    const figures = (await cms.getJson(`/shop/product-figures/?ids=${asked}`, 'de')) as Record<string, unknown>[]
    expect(figures.map(({ slug }) => slug)).toEqual([second?.slug, first?.slug])
    for (const { slug, fallbackFields: _, isFallback: __, languages: ___, ...figure } of figures) {
      expect(await cms.getJson(`/shop/products/${String(slug)}/`, 'de')).toMatchObject(figure)
      expect(figure).not.toHaveProperty('description')
    }
  })

  it('refuses with the errors of the contract [R13.11]', async () => {
    const refusals: [string, RequestInit | undefined, number, unknown][] = [
      ['/shop/products/no-such-product/', undefined, 404, { detail: 'not found' }],
      ['/nothing/', undefined, 404, { detail: 'not found' }],
      ['/main/qa/', { method: 'DELETE' }, 405, { detail: 'method not allowed' }],
      [
        '/seo/check-redirect/',
        undefined,
        400,
        { detail: 'bad input', errors: [{ field: 'path', message: expect.any(String) }] },
      ],
      [
        '/main/dillers/?continent=mars',
        undefined,
        400,
        { detail: 'bad input', errors: [{ field: 'continent', message: expect.any(String) }] },
      ],
    ]
    for (const [path, init, status, body] of refusals) {
      const response = await cms.callApi(path, init)
      expect([path, response.status, await response.json()]).toEqual([path, status, body])
    }
  })
})

describe('a second start', () => {
  it('changes no content [R18.1]', async () => {
    const before = await cms.getJson('/shop/products')
    expect(cms.prepared).toMatchObject({ seeded: true, adminLink: expect.stringContaining('/admin/setup?token=') })
    expect(await cms.prepareAgain()).toMatchObject({ seeded: false, documents: 0 })
    expect(await cms.getJson('/shop/products')).toEqual(before)
  })
})

describe('enquiries', () => {
  const body = {
    full_name: 'A',
    phone: '1',
    email: 'a@example.com',
    language: 'en',
    action_location: '/',
    message: 'hi',
  }
  const send = (key: string, message: string) =>
    cms.callApi('/contactme/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ ...body, message }),
    })

  it('are stored once for each key, also when they arrive several times at once [R10.2]', async () => {
    const key = crypto.randomUUID()
    const answers = await Promise.all([send(key, 'hi'), send(key, 'hi'), send(key, 'hi')])
    expect(answers.map((it) => it.status)).toEqual([201, 201, 201])
    expect(await answers[0]?.json()).toEqual({ id: key })
    expect((await cms.payload.count({ collection: 'enquiries', where: { id: { equals: key } } })).totalDocs).toBe(1)
    expect((await send(key, 'something else')).status).toBe(409)
  })

  it('name the header whose key is no UUID [R10.2]', async () => {
    const response = await send('not-a-uuid', 'hi')
    expect([response.status, await response.json()]).toEqual([
      400,
      { detail: 'bad input', errors: [{ field: 'Idempotency-Key', message: 'give a UUID' }] },
    ])
  })
})
