import { postgresPrograms } from '@vitrine/platform/testing/postgres-server'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres } from '../../testing/postgres-server.ts'
import { createTestCms } from '../../testing/test-cms.ts'

type Pool = { on: (event: 'error', listener: () => void) => void }
const poolOf = ({ db }: Payload) => (db as unknown as { pool: Pool }).pool

/** Where this machine has no Postgres server, these tests are left out, and the report says so. */
describe.skipIf(!postgresPrograms)('on Postgres', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  let cms: Awaited<ReturnType<typeof createTestCms>>
  const as = {} as Record<'admin' | 'editor', Record<string, string>>

  beforeAll(async () => {
    server = await startPostgres()
    cms = await createTestCms({ DATABASE_URL: await server.createDatabase('workflow'), SEED: 'none' })
    for (const role of ['admin', 'editor'] as const) as[role] = await cms.logIn(role)
  }, 120_000)
  afterAll(async () => {
    // The adapter leaves its connections open, which then tell that the server has gone.
    poolOf(cms.payload).on('error', () => undefined)
    await cms.payload.destroy()
    await server.stop()
  })

  const post = async (role: keyof typeof as, path: string, body: object) => {
    const headers = { ...as[role], 'content-type': 'application/json' }
    const response = await cms.callRest(`/workflow${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: response.status, body: (await response.json()) as { id: number } }
  }
  const create = async (slug: string) =>
    (
      await cms.payload.create({
        collection: 'categories',
        data: { name: slug, slug, position: 0, _status: 'draft' },
        draft: true,
      })
    ).id
  const inOrder = async () =>
    (await cms.payload.find({ collection: 'categories', sort: ['position', 'id'], draft: true })).docs.map(
      ({ id }) => id,
    )

  it('what is scheduled is made once by several processes, and cancelled until then [R14.128]', async () => {
    const [made, cancelled] = [await create('made'), await create('cancelled')]
    const schedule = (documentId: number) =>
      post('editor', '/schedule', {
        entity: 'categories',
        documentId,
        action: 'publish',
        language: null,
        at: '2027-05-05T10:00',
      })
    const [{ body: one }, { body: other }] = [await schedule(made), await schedule(cancelled)]
    expect((await post('editor', `/schedule/${other.id}/cancel`, {})).status).toBe(200)
    expect((await post('editor', `/schedule/${other.id}/cancel`, {})).status).toBe(409)
    const { listDue, runScheduledChange } = await import('./schedule/run-scheduled-change.ts')
    expect(await listDue(cms.payload)).toEqual([])
    for (const { id } of [one, other])
      await cms.payload.db.updateOne({ collection: 'scheduled-changes', id, data: { at: '2026-01-01T10:00:00.000Z' } })
    expect(await listDue(cms.payload)).toEqual([one.id])
    const runs = await Promise.all([1, 2, 3].map(() => runScheduledChange(cms.payload, one.id)))
    expect(runs.filter(Boolean)).toHaveLength(1)
    const states = await Promise.all(
      [made, cancelled].map(async (id) => (await cms.payload.findByID({ collection: 'categories', id }))._status),
    )
    expect(states).toEqual(['published', 'draft'])
  })

  it('is approved, and ordered by people who move at once [R14.134, R14.141]', async () => {
    const ids = [await create('a'), await create('b'), await create('c'), await create('d')]
    const [a = 0, b = 0, c = 0, d = 0] = ids
    const { body } = await post('editor', '/approvals', { entity: 'categories', documentId: a, note: '' })
    expect((await post('admin', `/approvals/${body.id}`, { decision: 'approved' })).status).toBe(200)
    const move = (id: number, after: number | null) => post('editor', '/order', { collection: 'categories', id, after })
    expect((await move(d, a)).status).toBe(200)
    expect((await inOrder()).filter((id) => ids.includes(id))).toEqual([a, d, b, c])
    const moves = await Promise.all([move(a, c), move(d, c)])
    expect(moves.map(({ status }) => status)).toEqual([200, 200])
    const now = (await inOrder()).filter((id) => ids.includes(id))
    expect(now.slice(0, 2)).toEqual([b, c])
    expect(now.slice(2).toSorted((x, y) => x - y)).toEqual([a, d])
  })

  it('keeps what several say of translations at once [R14.92]', async () => {
    const id = await create('confirmed')
    const languages = ['de', 'fr', 'it', 'es', 'ru', 'pl'] as const
    for (const locale of languages)
      await cms.payload.update({ collection: 'categories', id, locale, data: { name: `In ${locale}` }, draft: true })
    await cms.payload.update({ collection: 'categories', id, locale: 'en', data: { name: 'Changed' }, draft: true })
    const { readOrigins } = await import('../completeness/origin-store.ts')
    const stale = async () => (await readOrigins(cms.payload, 'categories', [id])).get(id)?.[0]?.languages.length ?? 0
    expect(await stale()).toBe(languages.length)
    const headers = { ...as.editor, 'content-type': 'application/json' }
    const confirm = (language: string) =>
      cms.callRest(`/translations/categories/${id}/confirm`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ language }),
      })
    const answers = await Promise.all(languages.map(confirm))
    expect(answers.map(({ status }) => status)).toEqual(languages.map(() => 200))
    expect(await stale()).toBe(0)
  })
})
