import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Where } from 'payload'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ScheduledChange } from '../../../payload-types.ts'
import { Ongoing } from '../../../platform/ongoing.ts'
import { createTestCms } from '../../../testing/test-cms.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
const as = {} as Record<'admin' | 'editor' | 'operator', Record<string, string>>
const within = { timeout: 10_000, interval: 50 }
let ongoing = new Ongoing()

beforeAll(async () => {
  cms = await createTestCms({ SITE_TIME_ZONE: 'Europe/Berlin' })
  for (const role of ['admin', 'editor', 'operator'] as const) as[role] = await cms.logIn(role)
})
afterEach(async () => {
  await ongoing.stop()
  ongoing = new Ongoing()
})

type Role = keyof typeof as
const call = async (role: Role | null, method: string, path: string, body?: unknown) => {
  const headers = { ...(role && as[role]), 'content-type': 'application/json', 'accept-language': 'en' }
  const response = await cms.callRest(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown> & { id: number; error?: string },
  }
}
/** Makes what is due, as the background work does. */
const start = async () => (await import('./start-schedule.ts')).startSchedule(cms.payload, ongoing)
const at = async (moment: Date) => (await import('./zoned-time.ts')).toWallTime(moment, 'Europe/Berlin')
const later = () => at(new Date(Date.now() + 3_600_000))
const create = async (slug: string, status: 'draft' | 'published' = 'draft') =>
  cms.payload.create({
    collection: 'categories',
    data: { name: slug, slug, position: 90, _status: status },
    draft: status === 'draft',
  })
const schedule = (documentId: number, change: object = {}, role: Role | null = 'editor') =>
  call(role, 'POST', '/workflow/schedule', {
    entity: 'categories',
    documentId,
    action: 'publish',
    language: null,
    ...change,
  })
/** Its time has come: what was set for later is due now. */
const makeDue = (id: number, ms = -1000) =>
  cms.payload.db.updateOne({
    collection: 'scheduled-changes',
    id,
    data: { at: new Date(Date.now() + ms).toISOString() },
  })
const stateOf = (id: number) =>
  cms.payload.db.findOne<ScheduledChange>({ collection: 'scheduled-changes', where: { id: { equals: id } } })
const published = (id: number, locale: 'en' | 'de' | 'ru' = 'en') =>
  cms.payload.findByID({ collection: 'categories', id, locale, fallbackLocale: false, depth: 0 })
const newest = (id: number, locale: 'en' | 'de' | 'ru' = 'en') =>
  cms.payload.findByID({ collection: 'categories', id, locale, fallbackLocale: false, depth: 0, draft: true })
const due = async (id: number, change: object = {}) => {
  const { status, body } = await schedule(id, { at: await later(), ...change })
  expect([status, body.error]).toEqual([200, undefined])
  await makeDue(body.id)
  return body.id
}
const run = async (scheduled: number) => {
  await start()
  await vi.waitFor(async () => expect((await stateOf(scheduled))?.state).not.toBe('waiting'), within)
  return stateOf(scheduled)
}
const revision = async () =>
  (await (await import('../../../publishing/revision/revision.ts')).readRevision(cms.payload)) ?? 0

describe('setting a time', () => {
  it('is for editors and admins [R14.125]', async () => {
    const { id } = await create('roles')
    const change = { at: await later() }
    expect((await schedule(id, change, null)).status).toBe(403)
    expect((await schedule(id, change, 'operator')).status).toBe(403)
    const { body } = await schedule(id, change)
    expect((await call('operator', 'POST', `/workflow/schedule/${body.id}/cancel`, {})).status).toBe(403)
    expect((await call('operator', 'GET', `/workflow/state?entity=categories&documentId=${id}`)).status).toBe(403)
    expect((await call('operator', 'GET', '/scheduled-changes')).status).toBe(403)
    for (const role of ['admin', 'editor'] as const) {
      expect((await call(role, 'POST', '/scheduled-changes', { action: 'publish' })).status).toBe(403)
      expect((await call(role, 'PATCH', `/scheduled-changes/${body.id}`, { state: 'done' })).status).toBe(403)
    }
  })

  it('takes it in the time zone of the site, and refuses what never comes or has passed [R14.126]', async () => {
    const { id } = await create('zone')
    const { body } = await schedule(id, { at: '2027-07-01T09:30' })
    expect((await stateOf(body.id))?.at).toBe('2027-07-01T07:30:00.000Z')
    const refusals = ['2027-03-28T02:30', '2027-02-30T10:00', '2020-01-01T00:00', '2050-01-01T00:00', 'soon']
    expect(await Promise.all(refusals.map(async (wall) => (await schedule(id, { at: wall })).body.error))).toEqual([
      'noSuchTime',
      'noSuchTime',
      'past',
      'tooFar',
      'noSuchTime',
    ])
  })

  it('refuses what cannot be done then: English alone off the site, a language of what is not published [R14.127]', async () => {
    const { id } = await create('impossible')
    const change = { at: await later() }
    expect((await schedule(id, { ...change, action: 'unpublish', language: 'en' })).body.error).toBe('english')
    expect((await schedule(id, { ...change, language: 'de' })).body.error).toBe('notPublished')
    expect((await schedule(id, change)).status).toBe(200)
    expect((await schedule(id, { ...change, language: 'de' })).status).toBe(200)
    expect((await schedule(99_999, change)).status).toBe(404)
    expect((await schedule(id, { ...change, entity: 'users' })).status).toBe(404)
    expect((await schedule(id, { ...change, language: 'xx' })).status).toBe(400)
  })

  it('can be cancelled until its time, and is recorded [R14.125, R14.128]', async () => {
    const { id } = await create('cancelled')
    const { body } = await schedule(id, { at: await later() })
    expect((await call('editor', 'POST', `/workflow/schedule/${body.id}/cancel`, {})).status).toBe(200)
    await makeDue(body.id)
    await start()
    expect(await run(await due((await create('after-cancelled')).id))).toMatchObject({ state: 'done' })
    expect(await stateOf(body.id)).toMatchObject({ state: 'cancelled' })
    expect((await published(id))._status).toBe('draft')
    expect((await call('editor', 'POST', `/workflow/schedule/${body.id}/cancel`, {})).body.error).toBe('notWaiting')
    const { docs } = await cms.payload.find({
      collection: 'audit-events',
      where: { documentId: { equals: String(id) } },
      sort: 'id',
    })
    expect(docs.map(({ kind }) => kind)).toEqual(['schedule', 'schedule-cancel'])
  })
})

describe('at its time', () => {
  it('publishes what has been saved by then, counts it, and says who set it [R14.125, R14.130]', async () => {
    const { id } = await create('on-time')
    const scheduled = await due(id)
    await cms.payload.update({ collection: 'categories', id, data: { name: 'Corrected' }, draft: true })
    const before = await revision()
    expect(await run(scheduled)).toMatchObject({ state: 'done' })
    expect(await published(id)).toMatchObject({
      _status: 'published',
      name: 'Corrected',
      savedBy: 'The editor',
      savedBySchedule: true,
    })
    expect(await revision()).toBe(before + 1)
    const { docs } = await cms.payload.find({
      collection: 'audit-events',
      where: { documentId: { equals: String(id) } },
      sort: 'id',
    })
    expect(
      docs.map(({ kind, accountName, changedFields }) => [kind, accountName, changedFields?.split(',')[0]]),
    ).toEqual([
      ['schedule', 'editor@norvane.example', 'publish'],
      ['publish', 'The editor', 'schedule'],
    ])
  })

  it('comes within two seconds of it, and takes a document off the site [R14.125]', async () => {
    const { id } = await create('off', 'published')
    const { body } = await schedule(id, { action: 'unpublish', at: await later() })
    await start()
    const moment = Date.now() + 1500
    await makeDue(body.id, 1500)
    await vi.waitFor(async () => expect((await published(id))._status).toBe('draft'), within)
    expect(Date.now() - moment).toBeGreaterThanOrEqual(0)
    expect(Date.now() - moment).toBeLessThan(1500)
  })

  it('says why a document could not be published, and leaves it [R14.129]', async () => {
    const { id } = await cms.payload.create({
      collection: 'categories',
      data: { slug: 'nameless' } as never,
      draft: true,
    })
    const failed = await run(await due(id))
    expect(failed).toMatchObject({ state: 'failed', problem: expect.stringContaining('incomplete: name: ') })
    const gone = await create('trashed')
    const scheduled = await due(gone.id)
    await cms.payload.update({ collection: 'categories', id: gone.id, data: { deletedAt: new Date().toISOString() } })
    expect(await run(scheduled)).toMatchObject({ state: 'failed', problem: 'gone' })
  })

  it('is made once by two who make what is due [R14.128]', async () => {
    const { id } = await create('twice')
    const scheduled = await due(id)
    const { runScheduledChange } = await import('./run-scheduled-change.ts')
    const made = await Promise.all([1, 2, 3].map(() => runScheduledChange(cms.payload, scheduled)))
    expect(made.filter(Boolean)).toHaveLength(1)
    const { totalDocs } = await cms.payload.countVersions({
      collection: 'categories',
      where: { and: [{ parent: { equals: id } }, { 'version.savedBySchedule': { equals: true } }] },
    })
    expect(totalDocs).toBe(1)
  })

  it('is made once where the process is killed in the middle of it, after the next start [R14.128]', async () => {
    const { id } = await create('killed')
    const scheduled = await due(id)
    const child = spawn(process.execPath, ['src/testing/stop-in-publish.ts'], {
      cwd: join(import.meta.dirname, '../../../..'),
      env: { ...process.env, DATA_DIR: cms.dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
    await vi.waitFor(() => expect(said).toContain('in the middle'), { timeout: 25_000, interval: 20 })
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await stateOf(scheduled)).toMatchObject({ state: 'waiting' })
    expect((await published(id))._status).toBe('draft')
    expect(await run(scheduled)).toMatchObject({ state: 'done' })
    expect((await published(id))._status).toBe('published')
    // Whoever looks again finds nothing.
    await pause(1200)
    const where: Where = { and: [{ parent: { equals: id } }, { 'version.savedBySchedule': { equals: true } }] }
    expect((await cms.payload.countVersions({ collection: 'categories', where })).totalDocs).toBe(1)
    const events: Where = { and: [{ documentId: { equals: String(id) } }, { kind: { equals: 'publish' } }] }
    expect((await cms.payload.count({ collection: 'audit-events', where: events })).totalDocs).toBe(1)
  })
})

describe('a language alone', () => {
  const draftOf = async (slug: string) => {
    const { id } = await create(slug, 'published')
    await cms.payload.update({
      collection: 'categories',
      id,
      locale: 'de',
      data: { name: `${slug} deutsch`, _status: 'published' },
    })
    for (const [locale, name] of [
      ['en', 'New English'],
      ['de', 'Neues Deutsch'],
      ['ru', 'Новый русский'],
    ] as const)
      await cms.payload.update({ collection: 'categories', id, locale, data: { name, showInMenu: false }, draft: true })
    return id
  }
  const names = async (id: number, read: typeof published) =>
    Promise.all((['en', 'de', 'ru'] as const).map(async (locale) => (await read(id, locale)).name ?? null))

  it('is published without the others, without facts, and the draft stays as it is [R14.127]', async () => {
    const id = await draftOf('one-language')
    expect(await run(await due(id, { language: 'de' }))).toMatchObject({ state: 'done' })
    expect(await names(id, published)).toEqual(['one-language', 'Neues Deutsch', null])
    expect((await published(id)).showInMenu).toBe(true)
    expect(await names(id, newest)).toEqual(['New English', 'Neues Deutsch', 'Новый русский'])
    expect(await newest(id)).toMatchObject({ showInMenu: false, _status: 'draft' })
  })

  it('is taken off the site: its readers get the English text, and the draft keeps what was written [R14.127]', async () => {
    const id = await draftOf('language-off')
    expect(await run(await due(id, { language: 'de', action: 'unpublish' }))).toMatchObject({ state: 'done' })
    expect(await names(id, published)).toEqual(['language-off', null, null])
    expect((await published(id))._status).toBe('published')
    expect(await names(id, newest)).toEqual(['New English', 'Neues Deutsch', 'Новый русский'])
  })

  it('keeps the texts of rows beside their own facts, where the draft has moved them [R14.127]', async () => {
    const [product] = (await cms.payload.find({ collection: 'products', limit: 1, depth: 0 })).docs
    const id = product?.id ?? 0
    const rows = [{ title: 'First' }, { title: 'Second' }]
    const update = (locale: 'en' | 'de', data: object, draft: boolean) =>
      cms.payload.update({
        collection: 'products',
        id,
        locale,
        data: { ...data, ...(draft ? {} : { _status: 'published' as const }) },
        draft,
        depth: 0,
      })
    const { features } = await update('en', { features: rows }, false)
    const [first, second] = features ?? []
    await update(
      'de',
      {
        features: [
          { id: second?.id, title: 'Zweitens' },
          { id: first?.id, title: 'Erstens' },
        ],
      },
      true,
    )
    const { body } = await schedule(id, { entity: 'products', language: 'de', at: await later() })
    await makeDue(body.id)
    expect(await run(body.id)).toMatchObject({ state: 'done' })
    const read = async (locale: 'en' | 'de') =>
      (
        await cms.payload.findByID({ collection: 'products', id, locale, fallbackLocale: false, depth: 0 })
      ).features?.map(({ title }) => title)
    expect(await read('en')).toEqual(['First', 'Second'])
    expect(await read('de')).toEqual(['Erstens', 'Zweitens'])
  })
})
