import { createClient } from '@libsql/client'
import { expect, it } from 'vitest'
import { migrations } from './sqlite/index.ts'

type Statement = { queryChunks: { value: string[] }[] }

it('brings enquiries of the first schema along: waiting mail, notes, and a number for each [R18.9]', async () => {
  const client = createClient({ url: ':memory:' })
  // Statements of migrations have no parameters: their text is all there is.
  const db = { run: (statement: Statement) => client.execute(statement.queryChunks.flatMap(({ value }) => value).join('')) }
  const run = async ({ up }: (typeof migrations)[number]) => up({ db } as unknown as Parameters<typeof up>[0])
  const first = migrations.findIndex(({ name }) => name.endsWith('_desk'))
  for (const migration of migrations.slice(0, first)) await run(migration)
  const insert = `INSERT INTO enquiries (id, state, kind, full_name, note, mail_state, created_at, updated_at) VALUES (?, 'new', 'order', 'Ada', ?, ?, ?, ?)`
  await client.execute({ sql: insert, args: ['b', 'called', 'sent', '2025-02-01T00:00:00.000Z', '2025-02-01T00:00:00.000Z'] })
  await client.execute({ sql: insert, args: ['a', null, 'waiting', '2025-01-01T00:00:00.000Z', '2025-01-01T00:00:00.000Z'] })
  await client.execute({ sql: insert, args: ['c', '', 'sent', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'] })
  for (const migration of migrations.slice(first)) await run(migration)
  const read = async (sql: string) => (await client.execute(sql)).rows.map((row) => Object.values(row))
  expect(await read('SELECT id, number FROM enquiries ORDER BY id')).toEqual([
    ['a', 'NV-2025-000001'],
    ['b', 'NV-2025-000002'],
    ['c', 'NV-2026-000001'],
  ])
  expect(await read('SELECT enquiry_id, kind, state FROM messages')).toEqual([['a', 'operator', 'waiting']])
  expect(await read('SELECT enquiry_id, kind, text FROM enquiry_events')).toEqual([['b', 'note', 'called']])
  expect(await read('SELECT year, last FROM enquiry_counters ORDER BY year')).toEqual([
    [2025, 2],
    [2026, 1],
  ])
})
