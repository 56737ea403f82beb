import { getPayload } from 'payload'
import { type KnownMigration, loadMigrations } from '../migrations/known-migrations.ts'
import { migrate } from '../migrations/migrate.ts'
import config from '../payload.config.ts'

/** For tests: the start of a version whose last migration fails after it has changed something. */
const payload = await getPayload({ config, disableOnInit: true })
const kind = payload.db.name === 'sqlite' ? 'sqlite' : 'postgres'
type Runner = { run: (statement: string) => Promise<unknown>; execute: (statement: string) => Promise<unknown> }
const half: KnownMigration = {
  name: '29990101_half',
  async up({ db }) {
    const run = (statement: string) => (db as Runner)[kind === 'sqlite' ? 'run' : 'execute'](statement)
    await run('CREATE TABLE half_made (id integer)')
    await run('DELETE FROM products_specifications')
    await run('DELETE FROM no_such_table')
  },
}
try {
  await migrate(payload, async () => undefined, [...(await loadMigrations(kind)), half])
  process.exit(0)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
