import { beforeAll, describe, expect, it } from 'vitest'
import { asEditor, complaints, findBySlug, type Row } from '../testing/as-editor.ts'
import { createTestCms } from '../testing/test-cms.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
let rest: Awaited<ReturnType<typeof asEditor>>
beforeAll(async () => {
  cms = await createTestCms()
  rest = await asEditor(cms)
})

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

describe('specifications', () => {
  const parameterOf = async (kind: 'number' | 'range' | 'text' | 'boolean') => {
    const key = `test-${kind}`
    const data = { name: `Test ${kind}`, key, kind, position: 1 }
    const { docs } = await cms.payload.find({ collection: 'parameters', where: { key: { equals: key } } })
    return (docs[0] ?? (await cms.payload.create({ collection: 'parameters', data }))).id
  }
  const publish = async (specifications: object[], status = 'published') => {
    const { id } = await findBySlug(cms, 'products', 'nv-450-double-mitre-saw')
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
    const { id } = await findBySlug(cms, 'products', 'nv-450-double-mitre-saw')
    const slugs = []
    for (const _ of [1, 2]) {
      const { body } = await rest('POST', `/products/${id}/duplicate`, { _status: 'draft' })
      slugs.push(body.doc?.slug)
      const answer = await rest('PATCH', `/products/${body.doc?.id}`, { specifications: [], _status: 'published' })
      expect(answer.body.errors ?? []).toEqual([])
    }
    expect(slugs).toEqual(['nv-450-double-mitre-saw-2', 'nv-450-double-mitre-saw-3'])
    const again = await findBySlug(cms, 'products', 'nv-450-double-mitre-saw-3')
    expect((await rest('POST', `/products/${again.id}/duplicate`, {})).body.doc?.slug).toBe('nv-450-double-mitre-saw-4')
  })
})

describe('versions', () => {
  it('of the company and its downloads are kept [R14.59]', async () => {
    await cms.payload.updateGlobal({ slug: 'company', data: { fax: '+43 1' } })
    const answer = await rest('GET', '/globals/company/versions')
    expect(answer.status).toBe(200)
    // The first one is that of the seed.
    expect(answer.body.docs).toHaveLength(2)
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
