import { cpSync, existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client, DatabaseError } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { postgresPrograms } from '@vitrine/platform/testing/postgres-server'
import { unpackJson } from '../../platform/database/packed-json.ts'
import { startPostgres } from '../../testing/postgres-server.ts'
import { CommitUnknown } from '../commit.ts'
import { moveDatabase } from './move-database.ts'

const ENQUIRY = '7d0f2f0e-5f6b-4d57-9d0b-0d9f2f5b8f11'
const WORDS = 'Ünïcödé "quotes" \\ back\nslash 🚜 \u2028 عربي'

/** The rows of each table that is moved, read without the program's own means; JSON with its keys in order, a day as its beginning. */
function readAll(file: string): Record<string, string[]> {
  const database = new DatabaseSync(file, { readOnly: true })
  const names = database
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`)
    .all()
    .filter(
      ({ name }) =>
        !/^(search_(entries|words|entry_tokens.*|word_tokens.*)|product_snapshots|payload_migrations)$/.test(
          String(name),
        ),
    )
  const tables = names.map(({ name }) => [
    String(name),
    database
      .prepare(`SELECT * FROM "${String(name)}"`)
      .all()
      .map((row) => JSON.stringify(sortKeys(row)))
      .toSorted(),
  ])
  database.close()
  return Object.fromEntries(tables) as Record<string, string[]>
}

const differing = (a: Record<string, string[]>, b: Record<string, string[]>) =>
  Object.keys({ ...a, ...b }).filter((table) => JSON.stringify(a[table]) !== JSON.stringify(b[table]))

function sortKeys(value: unknown): unknown {
  // Templates of answers begin with a placeholder.
  if (typeof value === 'string' && /^(\[|\{"|z1:)/.test(value)) return sortKeys(unpackJson(value))
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return `${value}T00:00:00.000Z`
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .toSorted()
    .map(([key, it]) => [key, sortKeys(it)])
}

/** The number of descriptions of products that are JSON. */
function countUnpacked(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return Number(
      database.prepare(`SELECT count(*) AS count FROM products_locales WHERE description NOT LIKE 'z1:%'`).get()!.count,
    )
  } finally {
    database.close()
  }
}

/** Does something while a statement is answered in another way. @param answer gets what Postgres would do */
async function answering<T>(
  statement: string,
  answer: (ask: () => Promise<unknown>) => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> {
  const { query } = Client.prototype
  const spied = vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...values: unknown[]) {
    const ask = () => Reflect.apply(query, this, values) as Promise<unknown>
    return values[0] === statement ? answer(ask) : ask()
  } as never)
  return work().finally(() => spied.mockRestore())
}

/** Does something while Postgres refuses ANALYZE, which comes after the commit: what was moved is moved. */
const withoutAnalyze = <T>(work: () => Promise<T>) =>
  answering('ANALYZE', () => Promise.reject(new Error('canceling statement due to statement timeout')), work)

/** Where this machine has no Postgres server, these tests are left out, and the report says so. */
describe.skipIf(!postgresPrograms)('moving the database', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  let folder: string
  let file: string
  beforeAll(async () => {
    server = await startPostgres()
    folder = mkdtempSync(join(tmpdir(), 'vitrine-move-'))
    file = join(folder, 'vitrine.db')
    cpSync(join(inject('seededDataDir'), 'vitrine.db'), file)
    const database = new DatabaseSync(file)
    // The demo is large because it has 18 languages: one in ten of its texts is enough here.
    const texts = database
      .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name LIKE '%\\_locales' ESCAPE '\\'`)
      .all()
    for (const { name } of texts) database.exec(`DELETE FROM "${String(name)}" WHERE id % 10 <> 0`)
    database
      .prepare(`INSERT INTO enquiries (id, kind, full_name, message, basket, files) VALUES (?, 'order', ?, ?, ?, ?)`)
      .run(
        ENQUIRY,
        WORDS,
        WORDS,
        '[{"product":7,"cnt":2.5}]',
        `[{"stored":"a.pdf","name":${JSON.stringify(WORDS)},"bytes":12}]`,
      )
    database
      .prepare(
        `INSERT INTO messages (id, enquiry_id, kind, message_id, next_at, attempts) VALUES (900, ?, 'operator', 'm', '2026-11-23T09:03:42.120Z', 3)`,
      )
      .run(ENQUIRY)
    database.exec(
      `INSERT INTO users (id, email, disabled) VALUES (7, 'away@norvane.example', 1), (8, 'here@norvane.example', 0), (9, 'new@norvane.example', NULL)`,
    )
    database.close()
  })
  afterAll(() => server.stop())
  const ask = async (database: string, statement: string) => (await server.run(statement, database)).rows
  const tablesIn = async (database: string) =>
    (await ask(database, `SELECT count(*)::int AS count FROM pg_tables WHERE schemaname = 'public'`))[0]?.count

  it('brings every row to Postgres and back, each as it was, and leaves the old database as it is [R18.52]', async () => {
    const before = readAll(file)
    const DATABASE_URL = await server.createDatabase('moved')
    const trial = await moveDatabase({ DATA_DIR: folder, DATABASE_URL: undefined }, DATABASE_URL, true)
    expect(await tablesIn('moved')).toBe(0)

    const there = await withoutAnalyze(() =>
      moveDatabase({ DATA_DIR: folder, DATABASE_URL: undefined }, DATABASE_URL, false),
    )
    expect(there).toEqual(trial)
    const rows = Object.fromEntries(there.tables.map((it) => [it.table, it.rows]))
    expect(rows).toEqual(Object.fromEntries(Object.entries(before).map(([table, it]) => [table, it.length])))
    expect(await ask('moved', `SELECT full_name, basket->0->>'cnt' AS cnt FROM enquiries`)).toEqual([
      { full_name: WORDS, cnt: '2.5' },
    ])
    expect(await ask('moved', 'SELECT next_at, attempts FROM messages')).toEqual([
      { next_at: new Date('2026-11-23T09:03:42.120Z'), attempts: '3' },
    ])
    expect(await ask('moved', 'SELECT id, disabled FROM users ORDER BY id')).toEqual([
      { id: 7, disabled: true },
      { id: 8, disabled: false },
      { id: 9, disabled: null },
    ])
    expect(await ask('moved', `SELECT DISTINCT description->'root'->>'type' AS type FROM products_locales`)).toEqual([
      { type: 'root' },
    ])
    // Numbers go on where they were.
    expect(await ask('moved', `SELECT nextval('messages_id_seq')::int AS id`)).toEqual([{ id: 901 }])

    const back = mkdtempSync(join(tmpdir(), 'vitrine-move-'))
    const again = await moveDatabase({ DATA_DIR: back, DATABASE_URL }, 'sqlite', false)
    expect(again.tables).toEqual(there.tables)
    expect(differing(readAll(join(back, 'vitrine.db')), before)).toEqual([])
    expect(differing(readAll(file), before)).toEqual([])
    expect(countUnpacked(join(back, 'vitrine.db'))).toBe(0)
    expect(readdirSync(back)).toEqual(['vitrine.db'])
  })

  it('refuses a new database that is not empty, and an old one that is in use [R18.53]', async () => {
    const DATABASE_URL = await server.createDatabase('refused')
    await ask('refused', 'CREATE TABLE notes (id integer)')
    await expect(moveDatabase({ DATA_DIR: folder, DATABASE_URL: undefined }, DATABASE_URL, false)).rejects.toThrow(
      'it has the table notes',
    )
    await expect(moveDatabase({ DATA_DIR: folder, DATABASE_URL }, 'sqlite', false)).rejects.toThrow(
      'vitrine.db exists already',
    )

    const other = new DatabaseSync(file)
    other.prepare('SELECT 1 FROM users').all()
    await expect(moveDatabase({ DATA_DIR: folder, DATABASE_URL: undefined }, DATABASE_URL, false)).rejects.toThrow(
      'is in use',
    )
    other.close()

    const client = new Client({ connectionString: DATABASE_URL })
    await client.connect()
    const empty = mkdtempSync(join(tmpdir(), 'vitrine-move-'))
    await expect(moveDatabase({ DATA_DIR: empty, DATABASE_URL }, 'sqlite', false)).rejects.toThrow(
      'it has 1 other connections',
    )
    await client.end()
    await ask('refused', 'DROP TABLE notes')
    await expect(moveDatabase({ DATA_DIR: empty, DATABASE_URL }, 'sqlite', false)).rejects.toThrow(
      'There is nothing to move',
    )
    expect(existsSync(join(empty, 'vitrine.db'))).toBe(false)
  })

  it('does not say that nothing was moved where the answer to the commit is lost [R18.53]', async () => {
    const DATABASE_URL = await server.createDatabase('lost')
    const move = () => moveDatabase({ DATA_DIR: folder, DATABASE_URL: undefined }, DATABASE_URL, false)
    const lose = async (ask: () => Promise<unknown>) => {
      await ask()
      throw new Error('Connection terminated unexpectedly')
    }
    await expect(answering('COMMIT', lose, move)).rejects.toThrow(CommitUnknown)
    await expect(move()).rejects.toThrow('The new database is not empty')
    await ask('lost', 'DROP SCHEMA public CASCADE')
    await ask('lost', 'CREATE SCHEMA public')
    const refuse = () => Promise.reject(new DatabaseError('could not serialize', 19, 'error'))
    await expect(answering('COMMIT', refuse, move)).rejects.not.toThrow(CommitUnknown)
  })

  it('leaves nothing in the new database where a row does not fit, and does not say what is in it [R18.53]', async () => {
    const DATABASE_URL = await server.createDatabase('unfit')
    const other = mkdtempSync(join(tmpdir(), 'vitrine-move-'))
    cpSync(file, join(other, 'vitrine.db'))
    const database = new DatabaseSync(join(other, 'vitrine.db'))
    database.exec(`UPDATE users SET disabled = 'perhaps' WHERE id = 9`)
    database.close()
    await expect(moveDatabase({ DATA_DIR: other, DATABASE_URL: undefined }, DATABASE_URL, false)).rejects.toThrow(
      'a value of the column disabled is no yes or no',
    )
    expect(await tablesIn('unfit')).toBe(0)
  })
})
