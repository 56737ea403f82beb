import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgresPrograms } from '@vitrine/platform/testing/postgres-server'
import { startPostgres } from '../testing/postgres-server.ts'
import { listReleases, readReleaseContent } from '../testing/release-data.ts'
import { runProgram } from '../testing/run-program.ts'

/** Where this machine has no Postgres server, these tests are left out, and the report says so. */
describe.skipIf(!postgresPrograms)('in Postgres', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server.stop())
  const newFolder = async () => join(await mkdtemp(join(tmpdir(), 'vitrine-release-')), 'data')
  const ask = async (database: string, statement: string) => (await server.run(statement, database)).rows
  const migrationsIn = async (database: string) =>
    (await ask(database, 'SELECT name FROM payload_migrations ORDER BY id')).map(({ name }) => String(name))

  /** Every row of every table. */
  async function readAll(database: string) {
    const tables = await ask(database, `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`)
    const rows: Record<string, unknown> = {}
    for (const { name } of tables) rows[String(name)] = await ask(database, `SELECT it::text FROM "${name}" AS it ORDER BY 1`)
    return rows
  }

  it.each(listReleases('postgres'))(
    'the data of $name are brought along after a back-up, and the back-up of these is every row [R18.9, R18.40, R18.43, R18.46, R18.47]',
    async ({ archive }) => {
      const DATABASE_URL = await server.createDatabase('release')
      const DATA_DIR = await newFolder()
      const env = { DATA_DIR, DATABASE_URL }
      expect(await runProgram('src/restore.ts', [archive], env)).toMatchObject({ code: 0 })
      const before = await migrationsIn('release')

      const failed = await runProgram('src/testing/prepare-and-fail.ts', [], env)
      expect(failed).toMatchObject({ code: 1, stderr: expect.stringMatching(/29990101_half failed.*Nothing was changed/s) })
      expect(await migrationsIn('release')).toEqual(before)
      expect(await ask('release', 'SELECT count(*)::int AS count FROM products_specifications')).toEqual([{ count: 1 }])

      const prepared = await runProgram('src/prepare.ts', [], env)
      expect(prepared).toMatchObject({ code: 0, stderr: expect.stringContaining('Back-up before the migration: vitrine-') })
      const { migrations } = await import('./postgres/index.ts')
      expect(await migrationsIn('release')).toEqual(migrations.map(({ name }) => name))
      expect(await readReleaseContent((statement) => ask('release', statement))).toEqual({
        saw: { model: 'NV 450', name: 'Doppelgehrungssäge', number: '450' },
        draft: { name: 'A draft of the saw' },
        related: { count: '1' },
        enquiry: { full_name: 'Ada Lovelace', email: 'ada@visitors.example', number: expect.stringMatching(/^NV-\d{4}-000001$/) },
        messages: { count: '2' },
        redirect: { count: '1' },
        admin: { email: 'admin@norvane.example', role: 'admin' },
        found: { count: '1' },
      })

      const BACKUP_DIR = join(DATA_DIR, 'now')
      expect(await runProgram('src/backup.ts', [], { ...env, BACKUP_DIR })).toMatchObject({ code: 0 })
      const [name = ''] = await readdir(BACKUP_DIR)
      const second = { DATA_DIR: await newFolder(), DATABASE_URL: await server.createDatabase('second') }
      expect(await runProgram('src/restore.ts', [join(BACKUP_DIR, name)], second)).toMatchObject({ code: 0 })
      expect(await readAll('second')).toEqual(await readAll('release'))
      expect(await readFile(join(second.DATA_DIR, 'secret'))).toEqual(await readFile(join(DATA_DIR, 'secret')))
      // Numbers go on where they were, and references are looked after again.
      const [row] = await ask('second', `INSERT INTO redirects ("from", "to") VALUES ('/a', '/b') RETURNING id`)
      expect(row).toEqual({ id: 2 })
      await expect(ask('second', 'BEGIN; INSERT INTO products_rels (parent_id, path) VALUES (99, $$x$$)')).rejects.toThrow(
        /violates foreign key constraint/,
      )

      const again = await runProgram('src/restore.ts', [join(BACKUP_DIR, name)], { ...second, DATA_DIR: await newFolder() })
      expect(again).toMatchObject({ code: 1, stderr: expect.stringMatching(/database of DATABASE_URL is not empty: it has the table/) })
    },
    60_000,
  )
})
