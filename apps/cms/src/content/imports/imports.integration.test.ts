import { beforeAll, describe, expect, it } from 'vitest'
import { createTestCms } from '../../testing/test-cms.ts'
import { asImporter, differences, type Edit, everything } from './testing/import-fixture.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
let editor: Awaited<ReturnType<typeof asImporter>>
beforeAll(async () => {
  cms = await createTestCms()
  editor = await asImporter(cms)
}, 120_000)

const CATEGORY = 'cutting-machines'
const edited = async (edit: Edit) => editor.edit(await editor.sheets(), { [CATEGORY]: edit })
/** Row 3 of the sheet: below the keys and the headings. */
const FIRST = 2

describe('the round trip', () => {
  it.each(['xlsx', 'csv'])('of all products as %s changes nothing [R14.145]', async (format) => {
    const bytes = await editor.download(`format=${format}`)
    const { state, counts, rows } = await editor.upload(bytes, `name=a.${format}`)
    const { totalDocs } = await cms.payload.count({ collection: 'products' })
    expect(state).toBe('checked')
    expect(rows.map(({ title, cells }) => [title, cells])).toEqual([])
    expect(counts).toMatchObject({ rows: totalDocs, same: totalDocs, changed: 0, created: 0, problems: 0 })
    expect(totalDocs).toBeGreaterThan(30)
  })

  it('has a sheet for each category, with what the list shows [R14.145, R14.146]', async () => {
    const [first, ...more] = await editor.sheets('search=NV-450')
    expect(more).toEqual([])
    expect(first?.rows).toHaveLength(3)
    const headings = first?.rows[1] ?? []
    expect(headings[first?.rows[0]?.indexOf('name:fr') ?? -1]).toBe('Name (Französisch)')
    const { docs } = await cms.payload.find({ collection: 'audit-events', sort: '-id', limit: 1 })
    expect(docs[0]).toMatchObject({ kind: 'export', entity: 'products' })
  })
})

describe('an import', () => {
  it('is applied as a whole and undone as a whole [R14.154, R14.156]', async () => {
    const before = await everything(cms)
    const bytes = await edited((rows, column) => {
      const [first = [], second = []] = rows.slice(FIRST)
      first[column('name:de')] = 'Neuer Name'
      first[column('parameter:weight')] = '1.234,5'
      second[column('slug')] = 'a-new-address'
      second[column('summary:fr')] = null
      second[column('description:fr')] = '## Coupe\n\n- **deux** lames'
      const made: typeof first = []
      made[column('model')] = 'NV-NEW'
      made[column('name:en')] = 'A new product'
      rows.push(made)
    })
    const { id, counts, rows } = await editor.upload(bytes)
    expect(rows.flatMap(({ cells }) => cells.filter((it) => it.problem))).toEqual([])
    expect(counts).toMatchObject({ changed: 2, created: 1, problems: 0, emptied: 1 })
    expect(rows[0]?.cells).toContainEqual(expect.objectContaining({ key: 'parameter:weight', after: 1234.5 }))
    expect(rows[1]?.cells.filter(({ key }) => key.startsWith('description'))).toHaveLength(1)
    const slug = String(rows[1]?.cells.find((it) => it.key === 'slug')?.before)
    expect(differences(before, await everything(cms))).toEqual([])
    const onSite = async (address: string, language = 'en') =>
      (await cms.getJson(`/shop/products/${address}/`, language)) as Record<string, unknown>
    const { description } = await onSite(slug, 'de')

    expect(await editor.press(id, 'apply?publish=true')).toMatchObject({ state: 'applied', done: 3 })
    const first = await cms.payload.findByID({
      collection: 'products',
      id: Number(rows[0]?.product),
      locale: 'de',
    })
    expect(first).toMatchObject({ name: 'Neuer Name', _status: 'published' })
    expect(await onSite('a-new-address')).toMatchObject({ slug: 'a-new-address' })
    expect(await onSite('a-new-address', 'fr')).toMatchObject({
      description: [{ type: 'heading', spans: [{ text: 'Coupe' }] }, { items: [[{ text: 'deux', bold: true }, {}]] }],
    })
    expect((await onSite('a-new-address', 'de')).description).toEqual(description)
    expect(await onSite(String(first.slug), 'de')).toMatchObject({ name: 'Neuer Name' })
    const redirects = await cms.payload.find({ collection: 'redirects', where: { to: { contains: 'a-new-address' } } })
    expect(redirects.totalDocs).toBeGreaterThan(0)
    const where = { slug: { equals: 'a-new-product' } }
    const { docs } = await cms.payload.find({ collection: 'products', where, draft: true })
    expect(docs[0]).toMatchObject({ model: 'NV-NEW', _status: 'draft' })
    const { docs: events } = await cms.payload.find({ collection: 'audit-events', sort: '-id', limit: 5 })
    expect(events.map((it) => `${it.kind} ${it.entity} ${it.accountName}`)).toEqual(
      expect.arrayContaining(
        ['save imports', 'create products', 'publish products'].map((it) => `${it} editor@norvane.example`),
      ),
    )
    // The index of the site's search follows.
    expect(JSON.stringify(await cms.getJson('/search/?kind=products&q=Neuer%20Name', 'de'))).toContain('Neuer Name')

    expect(await editor.press(id, 'undo')).toMatchObject({ state: 'undone' })
    expect(differences(before, await everything(cms))).toEqual([])
    expect(await onSite(slug)).toMatchObject({ slug })
    expect(JSON.stringify(await cms.getJson('/search/?kind=products&q=Neuer%20Name', 'de'))).not.toContain('Neuer Name')
  })

  it('says of every cell what is wrong with it, and is not applied then [R14.149]', async () => {
    const bytes = await edited((rows, column) => {
      const [first = [], second = []] = rows.slice(FIRST)
      first[column('parameter:weight')] = '5 m'
      first[column('category')] = 'nothing'
      second[column('model')] = null
      second[column('slug')] = String(first[column('slug')])
      rows.push([...first], [99_999], [99_999_999_999], [1.5])
    })
    const { id, counts, rows } = await editor.upload(bytes)
    const said = rows.flatMap(({ cells }) => cells.map((it) => `${it.at} ${it.key} ${it.problem?.key}`))
    expect(said.map((it) => it.replace(/^[A-Z]+\d+ /, ''))).toEqual([
      'category cell.category',
      'parameter:weight cell.unit',
      'model cell.required',
      'slug cell.taken',
      'id cell.twice',
      'id cell.unknown',
      'id cell.unknown',
      'id cell.unknown',
    ])
    expect(said[0]).toMatch(/^[A-Z]+3 /)
    expect(said.at(-1)).toBe(`A${rows.at(-1)?.line} id cell.unknown`)
    // A number that there is not makes no new product of its row.
    expect(counts).toMatchObject({ problems: 8, created: 0 })
    expect((await editor.send(id, 'apply')).status).toBe(409)
  })

  it('saves drafts where somebody chose so, and where a product has one already [R14.155]', async () => {
    const { docs } = await cms.payload.find({ collection: 'products', limit: 2, sort: 'id', depth: 0 })
    const [drafted, seen] = docs.map(({ id }) => id) as [number, number]
    await cms.payload.update({ collection: 'products', id: drafted, data: { model: 'DRAFTED' }, draft: true })
    const before = await everything(cms)
    const exported = await editor.sheets()
    const withSubtitle = (value: string) => {
      const edit: Edit = (rows, column) => {
        for (const row of rows) if (row[0] === drafted || row[0] === seen) row[column('subtitle:it')] = value
      }
      return editor.edit(exported, Object.fromEntries(exported.map(({ name }) => [name, edit])))
    }
    const subtitles = async (draft: boolean) => {
      const found = [drafted, seen].map((id) =>
        cms.payload.findByID({ collection: 'products', id, locale: 'it', draft }),
      )
      return (await Promise.all(found)).map(({ subtitle }) => subtitle)
    }
    const old = await subtitles(false)
    const asDrafts = await editor.upload(await withSubtitle('Bozza'))
    await editor.press(asDrafts.id, 'apply?publish=false')
    expect([await subtitles(false), await subtitles(true)]).toEqual([old, ['Bozza', 'Bozza']])
    await editor.press(asDrafts.id, 'undo')
    expect(differences(before, await everything(cms))).toEqual([])

    const published = await editor.upload(await withSubtitle('Pubblicato'))
    await editor.press(published.id, 'apply?publish=true')
    expect(await subtitles(false)).toEqual([old[0], 'Pubblicato'])
    await editor.press(published.id, 'undo')
    expect(differences(before, await everything(cms))).toEqual([])
  })

  it('leaves what a colleague changed since the export, unless it is told to overwrite it [R14.153]', async () => {
    const exported = await editor.sheets()
    const sheet = exported.find(({ name }) => name === CATEGORY)
    const id = Number(sheet?.rows[FIRST]?.[0])
    const own: Edit = (rows, column) => {
      const row = rows[FIRST] ?? []
      row[column('name:nl')] = 'Van het bestand'
      row[column('model')] = 'FROM-THE-FILE'
    }
    const bytes = await editor.edit(exported, { [CATEGORY]: own })
    await cms.payload.update({
      collection: 'products',
      id,
      data: { model: 'BY-A-COLLEAGUE', subtitle: 'By a colleague' },
      locale: 'en',
    })
    const one = await editor.upload(bytes)
    expect(one.rows.map(({ product }) => product)).toEqual([id])
    expect(one.counts).toMatchObject({ cells: 2, conflicts: 1 })
    await editor.press(one.id, 'apply?publish=true')
    const found = () => cms.payload.findByID({ collection: 'products', id, locale: 'nl' })
    expect(await found()).toMatchObject({ name: 'Van het bestand', model: 'BY-A-COLLEAGUE' })

    const two = await editor.upload(bytes)
    await editor.press(two.id, 'apply?publish=true&overwrite=true')
    expect(await found()).toMatchObject({ name: 'Van het bestand', model: 'FROM-THE-FILE' })
    const { subtitle } = await cms.payload.findByID({ collection: 'products', id, locale: 'en' })
    expect(subtitle).toBe('By a colleague')

    // What was changed after an import is not lost by undoing it: the answer names it.
    expect(await editor.press(one.id, 'undo')).toMatchObject({
      state: 'applied',
      failure: { key: 'failed.undo', values: { value: expect.stringContaining('BY-A-COLLEAGUE') } },
    })
    expect(await editor.press(two.id, 'undo')).toMatchObject({ state: 'undone' })
    expect(await editor.press(one.id, 'undo')).toMatchObject({ state: 'undone' })
  })

  it('is not applied where a product was changed after the check, as by another import [R14.153, R14.158]', async () => {
    const bytes = await edited((rows, column) => {
      for (const row of rows.slice(FIRST)) row[column('subtitle:pl')] = 'Razem'
    })
    const [one, two] = [await editor.upload(bytes), await editor.upload(bytes)]
    const both = await Promise.all([one, two].map(({ id }) => editor.press(id, 'apply?publish=true')))
    const states = both.map((it) => `${it?.state} ${it?.failure?.key}`)
    expect(states.toSorted()).toEqual(['applied undefined', 'checked failed.changed'])
    const applied = both.find((it) => it?.state === 'applied')
    expect((await editor.send(Number(applied?.id), 'apply')).status).toBe(409)
    await editor.press(Number(applied?.id), 'undo')
  })

  it('that a process had begun that has died can be begun again [R14.158]', async () => {
    const { updateImport } = await import('./import-record.ts')
    const bytes = await edited((rows, column) => {
      const row = rows[FIRST] ?? []
      row[column('model')] = 'AGAIN'
    })
    const { id } = await editor.upload(bytes)
    await updateImport(cms.payload, id, { state: 'applying', seenAt: new Date().toISOString() })
    expect((await editor.send(id, 'apply')).status).toBe(409)
    await updateImport(cms.payload, id, { seenAt: new Date(Date.now() - 60_000).toISOString() })
    expect(await editor.progressOf(id)).toMatchObject({ state: 'interrupted' })
    expect(await editor.press(id, 'apply?publish=false')).toMatchObject({ state: 'applied' })
    await editor.press(id, 'undo')
  })

  it('is refused in a sentence where the file is none [R14.150]', async () => {
    const failures = []
    for (const bytes of [new Uint8Array([0x53, 0xe4]), new TextEncoder().encode('a,b\n1,2')])
      failures.push((await editor.upload(bytes)).failure?.key)
    expect(failures).toEqual(['file.encoding', 'file.keys'])
    const headers = { ...editor.headers, 'content-length': '50000001' }
    const large = await cms.callRest('/products/imports?name=a', { method: 'POST', headers, body: 'x' })
    expect([large.status, await large.json()]).toEqual([413, { error: 'file.large' }])
  })

  it('is for editors and admins alone [R14.159]', async () => {
    const operator = await cms.logIn('operator')
    for (const headers of [operator, {}])
      for (const [method, path] of [
        ['GET', '/products/export'],
        ['POST', '/products/imports?name=a'],
        ['GET', '/products/imports/1'],
        ['POST', '/products/imports/1/apply'],
        ['POST', '/products/imports/1/undo'],
        ['POST', '/products/imports/1/cancel'],
        ['GET', '/imports'],
        ['GET', '/import-rows/1'],
      ] as const) {
        const { status } = await cms.callRest(path, { method, headers, ...(method === 'POST' && { body: 'x' }) })
        expect([path, status]).toEqual([path, 403])
      }
  })
})
