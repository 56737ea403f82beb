import { beforeAll, describe, expect, it } from 'vitest'
import { firstAccount } from '../../platform/accounts/first-account-context.ts'
import { createTestCms } from '../../testing/test-cms.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
beforeAll(async () => {
  cms = await createTestCms()
})

type Given = { from: string; to: string; status?: '301'; external?: boolean }
const redirect = (data: Given) => cms.payload.create({ collection: 'redirects', data: { status: '301', ...data } })
const lookUp = async (path: string) =>
  (await cms.getJson(`/seo/check-redirect/?path=${encodeURIComponent(path)}`)) as object
const targetOf = async (from: string) => {
  const { docs } = await cms.payload.find({ collection: 'redirects', where: { from: { equals: from } } })
  return docs[0]?.to
}

describe('saving a redirect', () => {
  it('stores a pasted address in the form in which the site asks for it [R7.3]', async () => {
    const { from, to } = await redirect({
      from: 'http://localhost:3000/%D1%86%D0%B5%D0%BD%D1%8B',
      to: ' /%D1%81%D1%82%D0%B0%D0%BD%D0%BA%D0%B8 ',
    })
    expect([from, to]).toEqual(['/цены/', '/станки'])
    expect(await lookUp('/цены')).toEqual({ new_path: '/станки', status: 301 })
  })

  it('flattens chains at both ends [R14.6]', async () => {
    await redirect({ from: '/a1/', to: '/b1' })
    await redirect({ from: '/b1/', to: '/c1' })
    expect(await targetOf('/a1/')).toBe('/c1')
    await redirect({ from: '/z1/', to: '/a1' })
    expect(await targetOf('/z1/')).toBe('/c1')
    expect(await lookUp('/de/z1/')).toEqual({ new_path: '/de/c1', status: 301 })
  })

  it('refuses circles and names their steps [R14.6]', async () => {
    await redirect({ from: '/a2/', to: '/b2/' })
    await redirect({ from: '/b2/', to: '/c2/' })
    await expect(redirect({ from: '/c2/', to: '/a2/' })).rejects.toMatchObject({
      data: { errors: [{ path: 'to', message: 'Visitors would go round in a circle: /c2/ → /a2/ → /c2/' }] },
    })
  })

  it('leads to another site only if an administrator allows it [R14.5]', async () => {
    const user = async (role: 'admin' | 'editor') => {
      const data = { email: `${role}@example.com`, password: 'correct horse battery', role }
      const made = await cms.payload.create({ collection: 'users', data, context: firstAccount })
      return { ...made, collection: 'users' as const }
    }
    const as = async (role: 'admin' | 'editor') =>
      cms.payload.create({
        collection: 'redirects',
        data: { from: '/shop/', to: 'https://shop.example/', status: '301', external: true },
        overrideAccess: false,
        user: await user(role),
      })
    await expect(as('editor')).rejects.toMatchObject({ data: { errors: [{ path: 'to' }] } })
    expect((await as('admin')).external).toBe(true)
    expect(await lookUp('/tr/shop')).toEqual({ new_path: 'https://shop.example/', status: 301, external: true })
  })
})

describe('a changed slug', () => {
  const collection = 'categories'
  const rename = (slug: string, draft = false) =>
    cms.payload.update({ collection, id, data: { slug, ...(draft && { _status: 'draft' as const }) }, draft })
  let id: number
  beforeAll(async () => {
    const data = { name: 'Renamed', slug: 'first', position: 90, _status: 'published' as const }
    ;({ id } = await cms.payload.create({ collection, data }))
    const page = { path: '/category/first/', title: 'Better title', _status: 'published' as const }
    await cms.payload.create({ collection: 'seo-pages', data: page })
  })

  it('redirects the old address to the new one, and moves the page metadata [R7.5, R14.4]', async () => {
    await rename('second')
    expect(await lookUp('/de/category/first/')).toEqual({ new_path: '/de/category/second/', status: 301 })
    expect(await cms.getJson('/seo/get-meta-info/?path=/category/second/')).toMatchObject({ title: 'Better title' })
  })

  it('waits until a draft is published [R14.4]', async () => {
    await rename('third', true)
    expect(await lookUp('/category/second/')).toEqual({ new_path: null, status: 301 })
    await cms.payload.update({ collection, id, data: { _status: 'published' } })
    expect(await lookUp('/category/second/')).toEqual({ new_path: '/category/third/', status: 301 })
    expect(await targetOf('/category/first/')).toBe('/category/third/')
  })

  it('may be changed back: no circle, and every old address redirects there [R14.4]', async () => {
    await rename('first')
    expect(await lookUp('/category/first/')).toEqual({ new_path: null, status: 301 })
    expect(await targetOf('/category/second/')).toBe('/category/first/')
    expect(await targetOf('/category/third/')).toBe('/category/first/')
    await rename('second')
    await rename('first')
    expect(await targetOf('/category/second/')).toBe('/category/first/')
  })
})

describe('a changed slug of a product', () => {
  const collection = 'products'
  const old = 'nv-450-double-mitre-saw'
  const now = '/product/pvc-screwing-machines/renamed-saw/'

  it('leads on from the short form and from below any parent [R14.57]', async () => {
    const { docs } = await cms.payload.find({ collection, where: { slug: { equals: old } }, depth: 0 })
    await cms.payload.update({ collection, id: docs[0]?.id ?? 0, data: { slug: 'renamed-saw', _status: 'published' } })
    for (const path of [`/product/${old}/`, `/product/pvc-screwing-machines/${old}/`, `/product/saws/${old}`])
      expect(await lookUp(path)).toEqual({ new_path: now, status: 301 })
    expect(await lookUp(`/de/product/saws/${old}/`)).toEqual({ new_path: `/de${now}`, status: 301 })
    expect(await lookUp('/product/saws/renamed-saw/')).toEqual({ new_path: null, status: 301 })
  })

  it('gives way to a category of that name, and to a new product at the old address [R14.57]', async () => {
    const category = { name: 'Saws again', slug: old, position: 95, _status: 'published' as const }
    const { id } = await cms.payload.create({ collection: 'categories', data: category })
    expect(await lookUp(`/product/${old}/`)).toEqual({ new_path: null, status: 301 })
    await cms.payload.delete({ collection: 'categories', id })
    const product = { name: 'New saw', model: 'N', slug: old, position: 1, category: 1, _status: 'published' as const }
    await cms.payload.create({ collection, data: product })
    expect(await lookUp(`/product/pvc-screwing-machines/${old}/`)).toEqual({ new_path: null, status: 301 })
    expect(await lookUp(`/product/saws/${old}/`)).toEqual({ new_path: null, status: 301 })
  })

  it('may be changed back: the short form is its own again [R14.4, R14.57]', async () => {
    const { docs } = await cms.payload.find({ collection, where: { slug: { equals: 'renamed-saw' } }, depth: 0 })
    const id = docs[0]?.id ?? 0
    for (const slug of ['renamed-twice', 'renamed-saw'])
      await cms.payload.update({ collection, id, data: { slug, _status: 'published' } })
    expect(await lookUp('/product/renamed-saw/')).toEqual({ new_path: null, status: 301 })
    expect(await lookUp('/product/renamed-twice/')).toEqual({ new_path: now, status: 301 })
  })

  it('of a category leads on from the list of its products [R14.57]', async () => {
    const data = { name: 'Listed', slug: 'listed', position: 96, _status: 'published' as const }
    const { id } = await cms.payload.create({ collection: 'categories', data })
    await cms.payload.update({ collection: 'categories', id, data: { slug: 'listed-anew' } })
    expect(await lookUp('/product/listed/')).toEqual({ new_path: '/product/listed-anew/', status: 301 })
    expect(await lookUp('/category/listed/')).toEqual({ new_path: '/category/listed-anew/', status: 301 })
  })
})

describe('a file of redirects', () => {
  const importText = async (text: string) => {
    const { readCsv } = await import('../../platform/spreadsheets/csv.ts')
    const { importRedirects } = await import('./import-redirects.ts')
    const { createLocalReq } = await import('payload')
    const { inTransaction } = await import('../../platform/database/in-transaction.ts')
    const { docs } = await cms.payload.find({ collection: 'users', where: { role: { equals: 'editor' } } })
    const [user] = docs
    const req = await createLocalReq({ ...(user && { user: { ...user, collection: 'users' } }) }, cms.payload)
    return inTransaction(cms.payload, async ({ transactionID }) => {
      req.transactionID = transactionID as string
      return importRedirects(req, readCsv(text))
    })
  }

  it('is imported; a known address is changed [R14.7]', async () => {
    expect(await importText('from;to\n/i1/;/i2/\n/i3/;/i4/\n')).toEqual({ created: 2, changed: 0 })
    expect(await importText('From,To,Status\n/i1,/i5,302\n')).toEqual({ created: 0, changed: 1 })
    expect(await lookUp('/i1/')).toEqual({ new_path: '/i5', status: 302 })
  })

  it('is imported completely or not at all, and each wrong line is named [R14.7]', async () => {
    await expect(
      importText('from,to,status\n/j1/,/j2/,\n/j2/,/j1/,\n/j3/,https://x.example/,\n/j4/,/j5/,303\n,/a/,'),
    ).rejects.toMatchObject({
      problems: [
        'Line 3: Visitors would go round in a circle: /j2/ → /j1/ → /j2/',
        'Line 4: Give a path of this site, such as /turnkey/. Only an administrator can allow another site.',
        'Line 5: 303 is not one of 301, 302, 307, 308.',
        'Line 6: from is empty.',
      ],
    })
    expect(await lookUp('/j1/')).toEqual({ new_path: null, status: 301 })
    await expect(importText('a,b\n/x/,/y/')).rejects.toMatchObject({ problems: [expect.stringContaining('columns')] })
  })
})
