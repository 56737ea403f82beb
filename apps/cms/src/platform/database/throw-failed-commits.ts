import { randomUUID } from 'node:crypto'

type Session = { db: unknown; resolve: () => Promise<unknown>; reject: () => Promise<unknown> }

/** The part of both SQL adapters that begins transactions. Payload types its adapter for no database in particular. */
type Transactions = {
  initializing?: Promise<unknown>
  drizzle: { transaction: (work: (own: unknown) => Promise<void>, options: unknown) => Promise<unknown> }
  sessions: Record<string, Session>
  transactionOptions: unknown
}

/**
 * Has `commitTransaction` of a SQL adapter throw where the database could not commit, as on a full disk. Payload's own `beginTransaction`
 * (`@payloadcms/drizzle`, transactions/beginTransaction) catches what its transaction ends with, and what was not stored is answered with success.
 * @param database is changed
 */
export function throwFailedCommits<Database extends object>(database: Database): Database {
  const adapter = database as unknown as Transactions
  return Object.assign(database, { beginTransaction: (options?: unknown) => begin(adapter, options) })
}

async function begin(adapter: Transactions, options: unknown): Promise<string> {
  await adapter.initializing
  const begun = Promise.withResolvers<unknown>()
  const end = Promise.withResolvers<void>()
  const done = adapter.drizzle.transaction((own) => {
    begun.resolve(own)
    return end.promise
  }, options ?? adapter.transactionOptions)
  done.catch(begun.reject)
  const db = await begun.promise
  const id = randomUUID()
  let isCommitted = false
  adapter.sessions[id] = {
    db,
    resolve: () => {
      isCommitted = true
      end.resolve()
      return done
    },
    // `commitTransaction` calls it too, where `resolve` has failed.
    reject: () => {
      if (isCommitted) return done
      end.reject(new Error('rolled back'))
      return done.catch(() => undefined)
    },
  }
  return id
}
