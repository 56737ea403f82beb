import { beforeAll, describe, expect, it } from 'vitest'
import { createTestCms } from '../../../testing/test-cms.ts'
import { asImporter } from '../testing/import-fixture.ts'

const SAW = 'nv-450-double-mitre-saw'
const MANY = 5000
/** "Within seconds", on two slow cores that do something else too. */
const WITHIN_MS = 15_000

let cms: Awaited<ReturnType<typeof createTestCms>>
let editor: Awaited<ReturnType<typeof asImporter>>
beforeAll(async () => {
  cms = await createTestCms()
  editor = await asImporter(cms, 'de', '/serial-numbers')
}, 120_000)

const toCsv = (rows: readonly (readonly string[])[]) =>
  new TextEncoder().encode(rows.map((row) => row.join(';')).join('\r\n'))
const headings = ['Seriennummer', 'Modell', 'Baujahr', 'Geliefert am', 'Interne Notiz']
const send = (...rows: string[][]) => editor.upload(toCsv([headings, ...rows]), 'name=liste.csv')
const count = async () => (await cms.payload.count({ collection: 'serial-numbers' })).totalDocs
const find = async (serial: string) =>
  (await cms.payload.find({ collection: 'serial-numbers', where: { serial: { equals: serial } }, depth: 0 })).docs[0]

describe('a list of serial numbers', () => {
  it.each(['xlsx', 'csv'])('that was exported as %s changes nothing [R14.263]', async (format) => {
    const { state, counts, rows } = await editor.upload(await editor.download(`format=${format}`), `name=a.${format}`)
    expect([state, rows]).toEqual(['checked', []])
    expect(counts).toMatchObject({ rows: await count(), same: await count(), problems: 0 })
    expect(await count()).toBeGreaterThan(5)
  })

  it('says by cell what is wrong, and is not applied [R14.264]', async () => {
    const before = await count()
    const { id, counts, rows } = await send(
      ['NV450-26-7K3Q9', 'NV 450', '2025', '2026-04-15'],
      ['NEW-1', 'no such', '', ''],
      ['NEW 1', 'NV 450', '', '31.02.2026'],
    )
    expect(counts).toMatchObject({ problems: 4 })
    expect(
      rows.flatMap(({ cells }) => cells.flatMap((it) => (it.problem ? [`${it.at} ${it.problem.key}`] : []))),
    ).toEqual(['C2 cell.corrected', 'D2 cell.corrected', 'B3 cell.product', 'A4 cell.serialTwice'])
    expect((await editor.send(id, 'apply')).status).toBe(409)
    expect(await count()).toBe(before)
    const none = await editor.upload(toCsv([['Farbe'], ['rot']]), 'name=a.csv')
    expect([none.state, none.failure]).toEqual(['failed', { key: 'file.serials' }])
  })

  it('is applied as a whole and undone as a whole, entries that it calls delivered included [R14.265]', async () => {
    const before = await count()
    const known = await cms.payload.create({
      collection: 'serial-numbers',
      data: { serial: 'KNOWN-1', product: (await find('NV450-26-7K3Q9'))?.product as number, modelYear: 2026 },
    })
    const { id, counts } = await send(
      ['known 1', '', '2027', '14.10.2026', 'nach Linz'],
      ['NEW-1', SAW, '2026', '2026-10-14'],
      ['NEW-2', 'nv 450', '', ''],
    )
    expect(counts).toMatchObject({ changed: 1, created: 2, problems: 0 })
    expect(await editor.press(id, 'apply')).toMatchObject({ state: 'applied', done: 3 })
    expect(await find('NEW-1')).toMatchObject({
      lookup: 'NEW1',
      modelYear: 2026,
      deliveredOn: '2026-10-14T12:00:00.000Z',
    })
    expect(await find('KNOWN-1')).toMatchObject({ modelYear: 2027, note: 'nach Linz' })
    expect((await find('KNOWN-1'))?.deliveredOn).toContain('2026-10-14')
    expect(await count()).toBe(before + 3)
    // The same list again has nothing to say.
    expect((await send(['NEW-1', 'NV 450', '2026', '2026-10-14'])).counts).toMatchObject({ same: 1 })
    const { docs } = await cms.payload.find({ collection: 'audit-events', sort: '-id', limit: 1 })
    expect(docs[0]).toMatchObject({ kind: 'save', entity: 'imports', changedFields: 'serial-numbers: 3' })

    expect(await editor.press(id, 'undo')).toMatchObject({ state: 'undone' })
    expect([await find('NEW-1'), await find('NEW-2')]).toEqual([undefined, undefined])
    const after = await find('KNOWN-1')
    expect([after?.modelYear, after?.deliveredOn ?? null, after?.note ?? null]).toEqual([2026, null, null])
    await cms.payload.delete({ collection: 'serial-numbers', id: known.id })
  })

  it('is neither applied nor undone over what somebody has changed meanwhile [R14.265]', async () => {
    const first = await send(['NEW-3', 'NV 450'])
    const second = await send(['new 3', 'NV 450'])
    await editor.press(first.id, 'apply')
    expect((await editor.press(second.id, 'apply'))?.failure).toMatchObject({ key: 'failed.serialsChanged' })
    const made = await find('NEW-3')
    await cms.payload.update({ collection: 'serial-numbers', id: Number(made?.id), data: { note: 'mine' } })
    const refused = await editor.press(first.id, 'undo')
    expect([refused?.state, refused?.failure]).toEqual([
      'applied',
      { key: 'failed.serialsUndo', values: { value: 'NEW-3' } },
    ])
    expect(await find('NEW-3')).toMatchObject({ note: 'mine' })
  })

  it('belongs to its own kind, and to editors [R14.263]', async () => {
    const { id } = await send(['NEW-4', 'NV 450'])
    expect((await cms.callRest(`/products/imports/${id}`, { headers: editor.headers })).status).toBe(404)
    const operator = await cms.logIn('operator')
    expect((await cms.callRest('/serial-numbers/export', { headers: operator })).status).toBe(403)
    expect(
      (await cms.callRest(`/serial-numbers/imports/${id}/apply`, { method: 'POST', headers: operator })).status,
    ).toBe(403)
  })

  it(`of ${MANY} rows takes seconds [R14.265]`, async () => {
    const before = await count()
    const rows = Array.from({ length: MANY }, (_, index) => [`MANY-${index}`, 'NV 450', '2026', '2026-10-14', ''])
    const started = performance.now()
    const { id, counts } = await send(...rows)
    const checked = performance.now()
    expect(counts).toMatchObject({ created: MANY, problems: 0 })
    await editor.press(id, 'apply')
    const applied = performance.now()
    expect(await count()).toBe(before + MANY)
    await editor.press(id, 'undo')
    const undone = performance.now()
    expect(await count()).toBe(before)
    const times = [checked - started, applied - checked, undone - applied].map(Math.round)
    console.info(`${MANY} serial numbers: checked, applied, undone in ${times.join(', ')} ms`)
    for (const time of times) expect(time).toBeLessThan(WITHIN_MS)
  }, 90_000)
})
