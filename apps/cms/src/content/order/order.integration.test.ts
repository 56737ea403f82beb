import { beforeAll, describe, expect, it } from 'vitest'
import { createTestCms } from '../../testing/test-cms.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
const as = {} as Record<'admin' | 'editor' | 'operator', Record<string, string>>
beforeAll(async () => {
  cms = await createTestCms()
  for (const role of ['admin', 'editor', 'operator'] as const) as[role] = await cms.logIn(role)
})

const move = async (collection: string, id: number, after: number | null, role: keyof typeof as = 'editor') => {
  const headers = { ...as[role], 'content-type': 'application/json' }
  const body = JSON.stringify({ collection, id, after })
  return (await cms.callRest('/workflow/order', { method: 'POST', headers, body })).status
}
const seen = async (path = '/shop/categories/') =>
  ((await cms.getJson(path)) as { slug: string }[]).map(({ slug }) => slug)
const categories = async () =>
  (await cms.payload.find({ collection: 'categories', sort: ['position', 'id'], pagination: false, depth: 0 })).docs

describe('moving a document in its order', () => {
  it('shows visitors the new order, and counts the change [R14.140]', async () => {
    const before = await categories()
    const [first, second, ...others] = before
    const { readRevision } = await import('../../publishing/revision/revision.ts')
    const revision = (await readRevision(cms.payload)) ?? 0
    expect(await move('categories', first?.id ?? 0, second?.id ?? 0)).toBe(200)
    const after = [second, first, ...others].map((it) => it?.slug)
    expect((await categories()).map(({ slug }) => slug)).toEqual(after)
    expect(await seen()).toEqual(after)
    expect(await readRevision(cms.payload)).toBe(revision + 1)
    expect(await move('categories', first?.id ?? 0, null)).toBe(200)
    expect(await seen()).toEqual(before.map(({ slug }) => slug))
  })

  it('is no part of a draft: publishing one leaves it, and the draft stays unpublished [R14.140]', async () => {
    const [first, , third] = await categories()
    const id = first?.id ?? 0
    await cms.payload.update({ collection: 'categories', id, data: { name: 'Drafted' }, draft: true })
    await move('categories', id, third?.id ?? 0)
    const order = (await categories()).map(({ slug }) => slug)
    expect((await cms.payload.findByID({ collection: 'categories', id })).name).not.toBe('Drafted')
    await cms.payload.update({ collection: 'categories', id, data: { _status: 'published' } })
    expect((await categories()).map(({ slug }) => slug)).toEqual(order)
  })

  it('keeps every move of several people at once [R14.141]', async () => {
    const all = await categories()
    const last = all.at(-1)?.id ?? 0
    const movers = all.slice(0, 3).map(({ id }) => id)
    const answers = await Promise.all(movers.map((id) => move('categories', id, last)))
    expect(answers).toEqual([200, 200, 200])
    const ids = (await categories()).map(({ id }) => id)
    expect(ids.slice(-3).toSorted()).toEqual(movers.toSorted())
    expect(ids).toHaveLength(all.length)
    expect(ids.slice(0, -3)).toEqual(all.slice(3).map(({ id }) => id))
  })

  it('makes room again and again between two, within one category alone [R14.140]', async () => {
    const { docs } = await cms.payload.find({
      collection: 'products',
      sort: ['category', 'position', 'id'],
      pagination: false,
      depth: 0,
    })
    const category = docs[0]?.category as number
    const inIt = () =>
      cms.payload
        .find({
          collection: 'products',
          where: { category: { equals: category } },
          sort: ['position', 'id'],
          pagination: false,
          depth: 0,
        })
        .then((found) => found.docs.map(({ id }) => id))
    const elsewhere = docs.filter((it) => it.category !== category).map(({ id, position }) => [id, position])
    let expected = await inIt()
    for (let turn = 0; turn < 25; turn++) {
      const [first, , ...others] = expected
      const moved = expected.at(-1) ?? 0
      expect(await move('products', moved, first ?? 0)).toBe(200)
      expected = [first ?? 0, moved, ...expected.slice(1, -1)]
      expect([turn, others.length > 0, await inIt()]).toEqual([turn, true, expected])
    }
    const now = await cms.payload.find({
      collection: 'products',
      where: { category: { not_equals: category } },
      sort: ['category', 'position', 'id'],
      pagination: false,
      depth: 0,
    })
    expect(now.docs.map(({ id, position }) => [id, position])).toEqual(elsewhere)
  })

  it('is for editors and admins, among documents of the same order [R14.140]', async () => {
    const [first, second] = await categories()
    expect(await move('categories', first?.id ?? 0, second?.id ?? 0, 'operator')).toBe(403)
    expect(await move('categories', 99_999, second?.id ?? 0)).toBe(409)
    expect(await move('categories', first?.id ?? 0, 99_999)).toBe(409)
    expect(await move('users', first?.id ?? 0, null)).toBe(400)
    const { docs } = await cms.payload.find({ collection: 'products', sort: 'category', pagination: false, depth: 0 })
    expect(await move('products', docs[0]?.id ?? 0, docs.at(-1)?.id ?? 0)).toBe(409)
  })
})

describe('the rules of the desk', () => {
  it('are ordered by operators, who order no content; visitors’ pages stay as they are [R15.210]', async () => {
    const { docs } = await cms.payload.find({ collection: 'users', limit: 1, depth: 0 })
    const ids: number[] = []
    for (const name of ['First', 'Second', 'Third']) {
      const data = { name, enabled: false, target: 'person' as const, person: docs[0]?.id ?? 0 }
      ids.push((await cms.payload.create({ collection: 'routing-rules', data, depth: 0 })).id)
    }
    const [first = 0, second = 0, third = 0] = ids
    const { loadRules } = await import('../../enquiries/routing/load-rules.ts')
    const order = async () => (await loadRules(cms.payload, {}, { all: true })).map(({ id }) => id)
    expect(await order()).toEqual(ids)
    const { readRevision } = await import('../../publishing/revision/revision.ts')
    const revision = await readRevision(cms.payload)
    expect(await move('routing-rules', third, null, 'operator')).toBe(200)
    expect(await order()).toEqual([third, first, second])
    for (let turn = 0; turn < 12; turn++) expect(await move('routing-rules', first, third, 'admin')).toBe(200)
    expect(await move('routing-rules', second, third, 'operator')).toBe(200)
    expect(await order()).toEqual([third, second, first])
    expect(await readRevision(cms.payload)).toBe(revision)
    expect(await move('routing-rules', first, null, 'editor')).toBe(403)
    expect(await move('categories', (await categories())[0]?.id ?? 0, null, 'operator')).toBe(403)
    // One that has lost its place comes last again.
    await cms.payload.update({ collection: 'routing-rules', id: third, data: { position: null }, depth: 0 })
    expect(await order()).toEqual([second, first, third])
  })
})

describe('the company', () => {
  it('has drafts: visitors see it when it is published, and it is never taken back [R14.142]', async () => {
    const headers = { ...as.editor, 'content-type': 'application/json' }
    const save = async (query: string, data: object) =>
      (await cms.callRest(`/globals/company${query}`, { method: 'POST', headers, body: JSON.stringify(data) })).status
    const fax = async () => ((await cms.getJson('/main/company/')) as { fax: string }).fax
    const { readRevision } = await import('../../publishing/revision/revision.ts')
    const [before, revision] = [await fax(), await readRevision(cms.payload)]
    expect(await save('?draft=true', { fax: '+49 30 123', _status: 'draft' })).toBe(200)
    expect([await fax(), await readRevision(cms.payload)]).toEqual([before, revision])
    expect(await save('', { _status: 'draft' })).toBe(400)
    expect(await save('', { _status: 'published' })).toBe(200)
    expect([await fax(), await readRevision(cms.payload)]).toEqual(['+49 30 123', (revision ?? 0) + 1])
  })

  it('keeps what visitors see while a version of it is restored as a draft; whoever restores one has saved it [R14.132, R14.142]', async () => {
    const call = async (role: keyof typeof as, method: string, query: string, data?: object) => {
      const headers = { ...as[role], 'content-type': 'application/json' }
      const init = { method, headers, ...(data && { body: JSON.stringify(data) }) }
      const answer = await cms.callRest(`/globals/company${query}`, init)
      return { status: answer.status, body: (await answer.json()) as { docs: { id: number; version: Row }[] } }
    }
    type Row = { fax?: string; savedBy?: string; _status?: string; hours?: string }
    const seen = async (language = 'en') =>
      (await cms.getJson('/main/company/', language)) as { fax: string; hours: string }
    await call('editor', 'POST', '?locale=de', { fax: '+49 1', hours: 'Mo bis Fr', _status: 'published' })
    await call('editor', 'POST', '?draft=true', { fax: '+49 2', _status: 'draft' })
    await call('editor', 'POST', '', { fax: '+49 3', hours: 'Monday to Friday', _status: 'published' })
    const versions = async () => (await call('admin', 'GET', '/versions?sort=-updatedAt&limit=5')).body.docs
    const idOf = async (fax: string) => (await versions()).find(({ version }) => version.fax === fax)?.id ?? 0
    expect((await call('operator', 'POST', `/versions/${await idOf('+49 2')}`)).status).toBe(403)
    for (const [fax, query] of [
      ['+49 2', ''],
      ['+49 1', '?draft=true'],
    ] as const) {
      expect((await call('admin', 'POST', `/versions/${await idOf(fax)}${query}`)).status).toBe(200)
      expect((await seen()).fax).toBe('+49 3')
      const [newest] = await versions()
      expect(newest?.version).toMatchObject({ fax, savedBy: 'The admin', _status: 'draft' })
    }
    expect((await call('admin', 'POST', `/versions/${await idOf('+49 1')}`)).status).toBe(200)
    expect((await call('admin', 'POST', '/versions/99999999')).status).toBe(404)
  })

  it('shows visitors a published version that is restored, in every language [R14.142]', async () => {
    const headers = { ...as.admin, 'content-type': 'application/json' }
    const call = async (method: string, query: string, data?: object) => {
      const init = { method, headers, ...(data && { body: JSON.stringify(data) }) }
      return (await cms.callRest(`/globals/company${query}`, init)).json() as Promise<{ docs: { id: number }[] }>
    }
    await call('POST', '?locale=de', { hours: 'Mo bis Fr', fax: '+49 7', _status: 'published' })
    const [restored] = (await call('GET', '/versions?sort=-updatedAt&limit=1')).docs
    await call('POST', '?locale=de', { hours: 'Nie', fax: '+49 8', _status: 'published' })
    await call('POST', `/versions/${restored?.id}`)
    expect(await cms.getJson('/main/company/', 'de')).toMatchObject({ fax: '+49 7', hours: 'Mo bis Fr' })
  })
})
