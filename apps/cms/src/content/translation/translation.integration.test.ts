import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { complaints } from '../../testing/as-editor.ts'
import { toLexical } from '../rich-text/markdown-to-lexical.ts'
import { DEEPL_KEY, faults } from '@vitrine/platform/testing/translation-server'
import { createTranslatingCms } from './testing/translator.ts'

type Translating = Awaited<ReturnType<typeof createTranslatingCms>>
let server: Translating['server']
let cms: Translating['cms']
let editor: Translating['editor']

beforeAll(async () => {
  ;({ server, cms, editor } = await createTranslatingCms({ TRANSLATION_MONTHLY_CHARACTERS: '100000' }))
}, 120_000)
afterAll(() => server.stop())
beforeEach(() => server.reset())

const texts = {
  name: 'Corner cleaner NV 770',
  summary: 'Cleans {count} corners at 2.5 m/min.',
  description: toLexical('Cleans **fast**.\n\n- [quiet](/turnkey)'),
  features: [{ title: 'One mitre saw', text: 'Line one\nLine two' }],
}

it('fills the gaps of a product in several languages as one draft beside what is published, marked, with rows and long texts [R14.174]', async () => {
  const id = await editor.makeProduct(texts)
  await editor.edit('PATCH', `/products/${id}?locale=de`, { name: 'Eckenputzer NV 770' })
  const versions = () => cms.payload.countVersions({ collection: 'products', where: { parent: { equals: id } } })
  const before = (await versions()).totalDocs
  const job = await editor.translate(id, ['de', 'ru'])
  expect(job).toMatchObject({ state: 'done', done: 1, total: 1, counts: { translated: 9, refused: 0 }, failure: null })
  expect((await versions()).totalDocs).toBe(before + 1)

  const german = await editor.newest(id, 'de')
  expect(german).toMatchObject({
    name: 'Eckenputzer NV 770',
    summary: 'Cleans-de {count} corners-de at 2,5 m/min.',
    features: [{ title: 'One-de mitre saw', text: 'Line-de one\nLine-de two' }],
    _status: 'draft',
  })
  expect(JSON.stringify(german.description)).toContain('"format":1')
  expect(await editor.newest(id, 'ru')).toMatchObject({
    name: 'Corner-ru cleaner NV 770',
    summary: expect.stringContaining('2,5 м/мин'),
  })
  expect((await editor.published(id, 'de')).summary ?? null).toBeNull()
  expect(await editor.statesOf(id, 'de')).toEqual(['filled', 'waiting', 'machine'])
  const marked = await editor.marked(id, 'de')
  expect(marked.map(({ path }) => path.replace(/\.[0-9a-f]{24}\./, '.*.'))).toEqual([
    'summary',
    'description',
    'features.*.title',
    'features.*.text',
  ])
  expect(marked.map(({ findings }) => findings)).toEqual([
    ['corner → Ecke'],
    [],
    ['mitre saw → Gehrungssäge', 'mitre → Gehrung'],
    [],
  ])
  const version = (
    await cms.payload.findVersions({
      collection: 'products',
      where: { parent: { equals: id } },
      limit: 1,
      sort: '-updatedAt',
    })
  ).docs[0]
  expect(version?.version.savedBy).toBe('editor@norvane.example (deepl)')
})

it('publishes nothing of a machine before a person has approved it, whoever asks, one by one or in bulk [R14.175]', async () => {
  const id = await editor.makeProduct({ name: 'Saw', summary: 'Cuts.' })
  await editor.translate(id, ['de', 'fr'])
  const publish = () => editor.edit('PATCH', `/products/${id}?locale=en`, { _status: 'published' })
  const refused = await publish()
  expect([refused.status, complaints(refused)]).toEqual([409, expect.stringContaining('Deutsch, Französisch')])
  expect((await editor.newest(id, 'de'))._status).toBe('draft')
  const bulk = await editor.edit('PATCH', `/products?draft=true&locale=en&where[id][equals]=${id}`, {
    _status: 'published',
  })
  expect(JSON.stringify(bulk.body.errors)).toContain('Französisch')
  expect((await editor.published(id, 'de')).name ?? null).toBeNull()

  await editor.approve(id, 'de', 'name')
  expect((await editor.marked(id, 'de')).map(({ path }) => path)).toEqual(['summary'])
  await editor.approve(id, 'de')
  expect([await editor.statesOf(id, 'de'), await editor.statesOf(id, 'fr')]).toEqual([
    ['filled', 'waiting'],
    ['filled', 'waiting', 'machine'],
  ])
  expect((await publish()).status).toBe(409)
  await editor.approve(id, 'fr')
  expect((await publish()).status).toBe(200)
  expect(await editor.published(id, 'fr')).toMatchObject({ name: 'Saw-fr', summary: 'Cuts-fr.' })
  const { docs } = await cms.payload.find({
    collection: 'audit-events',
    where: { and: [{ kind: { equals: 'approve' } }, { documentId: { equals: String(id) } }] },
  })
  expect(docs.map(({ changedFields }) => changedFields).toSorted()).toEqual(['* (de)', '* (fr)', 'name (de)'])
})

it('keeps the marks of other languages where one language alone is published [R14.175]', async () => {
  const id = await editor.makeProduct({ name: 'Saw', summary: 'Cuts.' })
  await editor.translate(id, ['de', 'fr'])
  await editor.approve(id, 'de')
  const { changeLanguage } = await import('../workflow/schedule/change-language.ts')
  const { inTransaction } = await import('../../platform/database/in-transaction.ts')
  const change = (language: 'de' | 'fr') =>
    inTransaction(cms.payload, (req) =>
      changeLanguage(cms.payload, { entity: 'products', documentId: id, action: 'publish', language }, req),
    )
  await change('de')
  expect((await editor.published(id, 'de')).name).toBe('Saw-de')
  expect((await editor.marked(id, 'fr')).map(({ path }) => path)).toEqual(['name', 'summary'])
  await expect(change('fr')).rejects.toThrow(/fr|Fr/)
  expect((await editor.published(id, 'fr')).name ?? null).toBeNull()
})

it('marks a copy as its original is [R14.175]', async () => {
  const id = await editor.makeProduct({ name: 'Saw', features: [{ title: 'Fast' }] })
  await editor.translate(id, ['de'])
  await editor.approve(id, 'de', 'name')
  const { body } = await editor.edit('POST', `/products/${id}/duplicate?locale=en`, { _status: 'draft' })
  const copy = body.doc?.id ?? 0
  expect(copy).toBeGreaterThan(id)
  expect((await editor.marked(copy, 'de')).map(({ path }) => path.split('.').at(-1))).toEqual(['title'])
  expect(await editor.statesOf(copy, 'de')).toContain('machine')
})

it('takes the mark away of what a person changes, and of nothing else [R14.176]', async () => {
  const id = await editor.makeProduct({ name: 'Saw', summary: 'Cuts.' })
  await editor.translate(id, ['de'])
  await editor.edit('PATCH', `/products/${id}?locale=de&draft=true`, { summary: 'Sägt.', _status: 'draft' })
  expect((await editor.marked(id, 'de')).map(({ path }) => path)).toEqual(['name'])
  await editor.edit('PATCH', `/products/${id}?locale=de&draft=true`, { name: '', _status: 'draft' })
  expect(await editor.marked(id, 'de')).toEqual([])
  expect(await editor.statesOf(id, 'de')).toEqual(['missing', 'waiting'])
})

it('translates again what has changed in English, and leaves the rest of a language alone [R14.174]', async () => {
  const id = await editor.makeProduct({ name: 'Saw', summary: 'Cuts.' })
  await editor.edit('PATCH', `/products/${id}?locale=de`, { name: 'Säge', summary: 'Sägt.' })
  await editor.edit('PATCH', `/products/${id}?locale=en`, { summary: 'Cuts twice.' })
  expect(await editor.statesOf(id, 'de')).toEqual(['stale'])
  await editor.translate(id, ['de'])
  expect(await editor.newest(id, 'de')).toMatchObject({ name: 'Säge', summary: 'Cuts-de twice.' })
  expect(await editor.statesOf(id, 'de')).toEqual(['filled', 'waiting', 'machine'])
})

it('leaves out a text whose translation has lost a placeholder, says why, and keeps the rest [R14.168]', async () => {
  const id = await editor.makeProduct({ name: 'Saw', summary: 'Holds {count} bars.' })
  server.state.translate = (text, language) => text.replaceAll(/<x.*?<\/x>/g, '').concat(language)
  const job = await editor.translate(id, ['de'])
  expect(job).toMatchObject({ state: 'done', counts: { translated: 1, refused: 1 } })
  const [item] = await editor.itemsOf(job?.id ?? 0)
  expect(item?.problems).toEqual([
    { path: 'summary', language: 'de', key: 'problem.kept', values: { value: '{count}' } },
  ])
  expect(await editor.newest(id, 'de')).toMatchObject({ name: 'Sawde' })
})

it('does not touch what somebody has changed while it was translated [R14.177]', async () => {
  const id = await editor.makeProduct({ name: 'Saw', summary: 'Cuts.' })
  const { body } = await editor.begin({ kind: 'products', id, languages: ['de'] })
  server.state.meanwhile = async () => {
    await editor.edit('PATCH', `/products/${id}?locale=de`, { summary: 'Von Hand.' })
    await editor.edit('PATCH', `/products/${id}?locale=en`, { name: 'Band saw' })
  }
  expect(await editor.run(body.id)).toMatchObject({ state: 'done', counts: { translated: 0, refused: 2 } })
  expect(await editor.newest(id, 'de')).toMatchObject({ summary: 'Von Hand.', _status: 'published' })
})

it('says before anything is sent that the provider lacks a language, and that there is nothing to do [R14.169]', async () => {
  const id = await editor.makeProduct({ name: 'Saw' })
  const lacking = await editor.begin({ kind: 'products', id, languages: ['de', 'kn', 'vn'] })
  expect(lacking).toMatchObject({
    status: 400,
    body: { error: 'lacks', message: expect.stringContaining('Kannada, Vietnamesisch') },
  })
  expect(server.taken).toEqual([])
  expect((await editor.begin({ kind: 'products', languages: ['en'] })).status).toBe(400)
  expect((await editor.begin({ kind: 'media', languages: ['de'] })).status).toBe(400)
  expect((await editor.begin({ kind: 'users', id: 1, languages: ['de'] })).status).toBe(400)
  expect((await editor.begin({ kind: 'questions', languages: ['de'] })).body.error).toBe('none')
})

it('stops at the monthly limit and at faults, counts what was sent, and goes on from there [R14.172]', async () => {
  const { readUsage } = await import('./jobs/usage.ts')
  const { runMachineJob } = await import('./jobs/run-machine-job.ts')
  const { readJob } = await import('./jobs/job-record.ts')
  const { createProvider } = await import('./providers/create-provider.ts')
  const { settings } = await import('../../platform/settings.ts')
  const id = await editor.makeProduct({ name: 'Saws', summary: 'Cuts.' })
  const used = await readUsage(cms.payload)
  const { body } = await editor.begin({ kind: 'products', id, languages: ['de', 'fr'] })
  const job = async () => (await readJob(cms.payload, body.id)) ?? expect.fail('no job')
  const provider = createProvider(settings)
  await runMachineJob(cms.payload, await job(), { provider, limit: used + 12 })
  expect(await job()).toMatchObject({ state: 'failed', failure: { key: 'provider.limit' }, characters: 9, done: 0 })
  expect(await readUsage(cms.payload)).toBe(used + 9)
  expect((await editor.edit('POST', `/translating/${body.id}/resume`)).status).toBe(202)
  server.fail(faults.status(456))
  await runMachineJob(cms.payload, await job(), { provider })
  expect(await job()).toMatchObject({ state: 'failed', failure: { key: 'provider.quota' }, characters: 9 })
  await editor.edit('POST', `/translating/${body.id}/resume`)
  const sent = server.taken.length
  expect(await editor.run(body.id)).toMatchObject({ state: 'done', characters: 18, counts: { translated: 4 } })
  // What was translated into German before is not paid for again.
  expect(server.taken.slice(sent).map(({ language }) => language)).toEqual(['FR'])
  expect(cms.logLines.join(' ')).not.toContain(DEEPL_KEY)
})

it('translates what the filters of a list show, can be cancelled, and is approved in bulk [R14.178]', async () => {
  const ids = [
    await editor.makeProduct({ name: 'Bulk one' }),
    await editor.makeProduct({ name: 'Bulk two' }),
    await editor.makeProduct({ name: 'Other' }),
  ]
  const list = { kind: 'products', languages: ['it'], search: 'Bulk' }
  const begun = await editor.begin(list)
  expect((await editor.edit('POST', `/translating/${begun.body.id}/cancel`)).status).toBe(202)
  expect(await editor.run(begun.body.id)).toMatchObject({ state: 'cancelled', done: 0, total: 2 })
  const again = await editor.begin(list)
  expect(await editor.run(again.body.id)).toMatchObject({ state: 'done', done: 2, counts: { translated: 2 } })
  const states = () => Promise.all(ids.map((id) => editor.statesOf(id, 'it')))
  expect(await states()).toEqual([['filled', 'waiting', 'machine'], ['filled', 'waiting', 'machine'], ['missing']])
  const approved = await editor.edit('POST', '/translating/approve', list)
  expect(approved.body).toMatchObject({ count: 2 })
  expect(await states()).toEqual([['filled', 'waiting'], ['filled', 'waiting'], ['missing']])
})

it('takes a job back as a whole, with the marks that there were, unless something was changed since [R14.179]', async () => {
  const id = await editor.makeProduct({ name: 'Saw', summary: 'Cuts.' })
  const first = await editor.translate(id, ['de'])
  const second = await editor.translate(id, ['fr'])
  await editor.edit('POST', `/translating/${first?.id}/undo`)
  expect(await editor.run(first?.id ?? 0)).toMatchObject({
    state: 'done',
    failure: { key: 'failed.undo', values: { value: 'Saw' } },
  })
  await editor.edit('POST', `/translating/${second?.id}/undo`)
  expect(await editor.run(second?.id ?? 0)).toMatchObject({ state: 'undone', failure: null })
  expect([await editor.statesOf(id, 'de'), await editor.statesOf(id, 'fr')]).toEqual([
    ['filled', 'waiting', 'machine'],
    ['missing'],
  ])
  await editor.edit('POST', `/translating/${first?.id}/undo`)
  expect(await editor.run(first?.id ?? 0)).toMatchObject({ state: 'undone' })
  expect(await editor.newest(id, 'en')).toMatchObject({ name: 'Saw', _status: 'published' })
  expect(await editor.statesOf(id, 'de')).toEqual(['missing'])
})

it('goes on with what a process that was killed had begun, and pays for nothing twice [R14.177]', async () => {
  const ids = [await editor.makeProduct({ name: 'Killed one' }), await editor.makeProduct({ name: 'Killed two' })]
  server.state.heldFrom = 3
  const { body } = await editor.begin({ kind: 'products', languages: ['pl', 'nl'], search: 'Killed' })
  const environment = { ...process.env, DATA_DIR: cms.dataDir }
  const child = spawn(process.execPath, ['src/testing/run-background-work.ts'], { cwd: 'apps/cms', env: environment })
  await expect.poll(() => server.taken.length, { timeout: 60_000, interval: 20 }).toBe(3)
  child.kill('SIGKILL')
  await once(child, 'exit')
  server.state.heldFrom = Infinity
  const job = await editor.run(body.id)
  expect(job).toMatchObject({ state: 'done', done: 2, counts: { translated: 4, refused: 0 } })
  // The request that was in flight is the only one that was sent again.
  expect(server.taken.map(({ language }) => language)).toEqual(['PL', 'NL', 'PL', 'PL', 'NL'])
  for (const id of ids) expect(await editor.marked(id, 'nl')).toHaveLength(1)
}, 120_000)

it('shows and takes nothing of this to operators and strangers [R14.180]', async () => {
  const operator = await cms.logIn('operator')
  const calls = [
    ['/translating', 'POST'],
    ['/translating/export?language=de', 'GET'],
    ['/translating/import', 'POST'],
    ['/translating/approve', 'POST'],
    ['/translating/1', 'GET'],
    ['/translating/1/cancel', 'POST'],
    ['/translations/products/1/approve', 'POST'],
    ['/machine-translations', 'GET'],
    ['/translation-job-items', 'GET'],
    ['/translation-usage', 'GET'],
  ] as const
  for (const [path, method] of calls)
    for (const headers of [operator, {}])
      expect([path, (await cms.callRest(path, { method, headers })).status]).toEqual([path, 403])
  const { body } = await editor.edit('GET', '/translating')
  expect(JSON.stringify(body)).not.toContain(DEEPL_KEY)
})
