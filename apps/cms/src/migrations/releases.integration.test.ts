import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { listReleases, readReleaseContent } from '../testing/release-data.ts'
import { runProgram } from '../testing/run-program.ts'

const newFolder = () => mkdtemp(join(tmpdir(), 'vitrine-release-'))

/** Asks the SQLite database of a data folder. */
function ask(dataDir: string, statement: string): Record<string, unknown>[] {
  const database = new DatabaseSync(join(dataDir, 'vitrine.db'))
  try {
    return database.prepare(statement).all()
  } finally {
    database.close()
  }
}
const migrationsIn = (dataDir: string) =>
  ask(dataDir, 'SELECT name FROM payload_migrations ORDER BY id').map(({ name }) => String(name))

async function restoreRelease(archive: string): Promise<string> {
  const DATA_DIR = join(await newFolder(), 'data')
  expect(await runProgram('src/restore.ts', [archive], { DATA_DIR })).toMatchObject({ code: 0 })
  return DATA_DIR
}

describe.each(listReleases('sqlite'))('the data of $name', ({ archive }) => {
  it('are brought along, after a back-up of what they were [R18.9, R18.46]', async () => {
    const DATA_DIR = await restoreRelease(archive)
    const before = migrationsIn(DATA_DIR)
    const prepared = await runProgram('src/prepare.ts', [], { DATA_DIR })
    expect(prepared).toMatchObject({ code: 0, stderr: expect.stringContaining('Back-up before the migration: vitrine-') })
    const { migrations } = await import('./sqlite/index.ts')
    expect(migrationsIn(DATA_DIR)).toEqual(migrations.map(({ name }) => name))
    expect(migrations.length).toBeGreaterThan(before.length)
    expect(await readReleaseContent(async (statement) => ask(DATA_DIR, statement))).toEqual({
      saw: { model: 'NV 450', name: 'Doppelgehrungssäge', number: 450 },
      draft: { name: 'A draft of the saw' },
      related: { count: 1 },
      enquiry: { full_name: 'Ada Lovelace', email: 'ada@visitors.example', number: expect.stringMatching(/^NV-\d{4}-000001$/) },
      messages: { count: 2 },
      redirect: { count: 1 },
      admin: { email: 'admin@norvane.example', role: 'admin' },
      found: { count: 1 },
    })
    expect(ask(DATA_DIR, 'PRAGMA foreign_key_check')).toEqual([])

    // What was backed up is the state from before, and can go back to the version from before.
    const [name = ''] = await readdir(join(DATA_DIR, 'backups'))
    const back = await restoreRelease(join(DATA_DIR, 'backups', name))
    expect(migrationsIn(back)).toEqual(before)

    // A start that changes nothing makes no back-up.
    expect((await runProgram('src/prepare.ts', [], { DATA_DIR })).stderr).not.toContain('Back-up')
    expect(await readdir(join(DATA_DIR, 'backups'))).toEqual([name])
  })

  it('stay as they are where a migration fails half way, or no back-up can be made [R18.47]', async () => {
    const DATA_DIR = await restoreRelease(archive)
    const read = () => ask(DATA_DIR, `SELECT name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_stat%' ORDER BY name`)
    const before = { schema: read(), migrations: migrationsIn(DATA_DIR) }
    const failed = await runProgram('src/testing/prepare-and-fail.ts', [], { DATA_DIR })
    expect(failed).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /The migration 29990101_half failed: .*no_such_table.*Nothing was changed: the version from before can be started again\./s,
      ),
    })
    expect({ schema: read(), migrations: migrationsIn(DATA_DIR) }).toEqual(before)
    const BACKUP_DIR = join(DATA_DIR, 'secret')
    const refused = await runProgram('src/prepare.ts', [], { DATA_DIR, BACKUP_DIR })
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/The back-up before the migration failed, so nothing was changed: .*BACKUP_BEFORE_MIGRATIONS=0/),
    })
    expect(migrationsIn(DATA_DIR)).toEqual(before.migrations)
    const forced = await runProgram('src/prepare.ts', [], { DATA_DIR, BACKUP_DIR, BACKUP_BEFORE_MIGRATIONS: '0' })
    expect(forced).toMatchObject({ code: 0 })
  })
})

it('a database that is newer than the program is refused in a sentence [R18.48]', async () => {
  const archive = listReleases('sqlite')[0]?.archive ?? ''
  const DATA_DIR = await restoreRelease(archive)
  ask(DATA_DIR, `INSERT INTO payload_migrations (name, batch) VALUES ('29990101_future', 9) RETURNING id`)
  const { code, stderr } = await runProgram('src/prepare.ts', [], { DATA_DIR })
  expect([code, stderr]).toEqual([
    1,
    'The database is newer than this program: it has the migration 29990101_future, which this version does not know. ' +
      'Start the version that made it or a later one. To go back, restore the back-up from before the update.\n',
  ])
})
