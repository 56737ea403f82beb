import type { Payload, PayloadRequest } from 'payload'
import { databaseOf, rowsOf } from '../platform/database/database-of.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { redactError } from '../platform/database/redact-error.ts'
import { type KnownMigration, listUnknown, loadMigrations } from './known-migrations.ts'

/**
 * Brings the schema up to date, in one transaction: where a migration fails nothing has changed.
 * @param beforeChange is called where a database that was used is about to change
 * @param known the migrations of this program, in their order
 * @throws a sentence where the database is newer than this program, or a migration fails
 */
export async function migrate(
  payload: Payload,
  beforeChange: () => Promise<void>,
  known?: readonly KnownMigration[],
): Promise<void> {
  const kind = payload.db.name === 'sqlite' ? 'sqlite' : 'postgres'
  const migrations = known ?? (await loadMigrations(kind))
  const applied = await readApplied(payload, kind)
  const names = applied.map(({ name }) => name)
  refuseNewer(names, migrations)
  const pending = migrations.filter(({ name }) => !names.includes(name))
  if (pending.length === 0) return
  if (applied.length > 0) await beforeChange()
  const batch = Math.max(0, ...applied.map((it) => it.batch)) + 1
  const work = (req: Partial<PayloadRequest>) => apply(payload, req, pending, batch)
  if (kind === 'postgres') return inTransaction(payload, work)
  const { execute } = await databaseOf(payload)
  // SQLite cannot switch foreign keys inside a transaction, and rebuilding a table with them on deletes what refers to it.
  await execute('PRAGMA foreign_keys = OFF')
  await inOneTransaction(payload, () => work({ payload }))
  await execute('PRAGMA foreign_keys = ON')
}

async function readApplied(payload: Payload, kind: 'sqlite' | 'postgres'): Promise<{ name: string; batch: number }[]> {
  const { execute } = await databaseOf(payload)
  const tables = kind === 'sqlite' ? 'sqlite_schema' : 'pg_tables'
  const isThere = kind === 'sqlite' ? 'true' : 'schemaname = current_schema()'
  const nameOf = kind === 'sqlite' ? 'name' : 'tablename'
  const found = await execute(`SELECT 1 FROM ${tables} WHERE ${nameOf} = 'payload_migrations' AND ${isThere}`)
  if (rowsOf(found).length === 0) return []
  const rows = rowsOf(await execute('SELECT name, batch FROM payload_migrations'))
  return rows.map(({ name, batch }) => ({ name: String(name), batch: Number(batch) }))
}

/** @throws a sentence that says what to do */
function refuseNewer(applied: readonly string[], known: readonly KnownMigration[]) {
  const [unknown] = listUnknown(applied, known)
  if (unknown)
    throw new Error(
      `The database is newer than this program: it has the migration ${unknown}, which this version does not know. ` +
        'Start the version that made it or a later one. To go back, restore the back-up from before the update.',
    )
}

async function apply(
  payload: Payload,
  req: Partial<PayloadRequest>,
  pending: readonly KnownMigration[],
  batch: number,
): Promise<void> {
  const { drizzle, sessions } = payload.db as unknown as {
    drizzle: unknown
    sessions?: Record<string, { db: unknown } | undefined>
  }
  const db = (sessions?.[String(await req.transactionID)]?.db ?? drizzle) as never
  for (const { name, up } of pending) {
    try {
      await up({ db })
      await payload.create({ collection: 'payload-migrations', data: { name, batch }, req })
    } catch (caught) {
      const error = redactError(caught)
      throw new Error(
        `The migration ${name} failed: ${error instanceof Error ? error.message : String(error)}. ` +
          'Nothing was changed: the version from before can be started again.',
        { cause: error },
      )
    }
  }
}

/** For SQLite: one transaction around all migrations, on the only connection of a process that does nothing else. */
async function inOneTransaction(payload: Payload, work: () => Promise<void>): Promise<void> {
  const { execute } = await databaseOf(payload)
  const { beginTransaction } = payload.db
  // Payload's transactions use a connection of their own, which would wait for this one forever.
  payload.db.beginTransaction = async () => null
  await execute('BEGIN IMMEDIATE')
  try {
    await work()
    await execute('COMMIT')
  } catch (error) {
    await execute('ROLLBACK')
    throw error
  } finally {
    payload.db.beginTransaction = beginTransaction
  }
}
