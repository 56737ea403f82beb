import { setTimeout as pause } from 'node:timers/promises'
import { type Client, createClient, type InStatement, LibsqlError, type Transaction } from '@libsql/client'
import { createSharedSync, syncFile } from './log-sync.ts'
import { createTurns } from './turns.ts'
import { createWriteQueue, type WriteQueue } from './write-queue.ts'

/** How long a statement retries while another process writes; within this process writers take turns. */
const BUSY_TIMEOUT_MS = 30_000
const BUSY_RETRY_MS = 10
/** A transaction that is open for longer was forgotten, and blocks every other writer: it is rolled back. */
const MAX_TRANSACTION_MS = 5 * 60_000

// NORMAL: a commit only writes to the log, and whoever wrote waits for the disk outside the event loop (log-sync.ts): an enquiry that was accepted
// survives a power cut. FULL would stop the whole program meanwhile, as would a busy_timeout.
const pragmas = [
  'PRAGMA journal_mode = WAL',
  'PRAGMA synchronous = NORMAL',
  'PRAGMA journal_size_limit = 67108864',
  // As many pages. Before that another thread writes back what is in the log (start-checkpoints.ts): a commit would keep all requests waiting.
  'PRAGMA wal_autocheckpoint = 16384',
  'PRAGMA foreign_keys = ON',
  // Erased data is overwritten, not only unlinked.
  'PRAGMA secure_delete = ON',
]

/**
 * SQLite as Payload needs it: readers see what is committed, and one transaction after another writes, each waiting for its turn
 * without blocking the program. libsql's own client opens a new connection, without our settings, beside each transaction, and fails at
 * once, or blocks, where two write. A write is done when it is on the disk.
 * @param url of a file
 * @param syncLog puts what was written last on the disk
 */
export async function createOneWriterClient(
  url: string,
  syncLog = () => syncFile(`${url.replace(/^file:(\/\/)?/, '')}-wal`),
): Promise<Client> {
  const shared = createClient({ url })
  const writer = createClient({ url })
  for (const pragma of pragmas)
    for (const connection of [shared, writer]) await retryWhileBusy(() => connection.execute(pragma))
  const queue = createWriteQueue()
  const takeTurn = createTurns()
  const onDisk = createSharedSync(syncLog)
  async function write<T>(work: () => Promise<T>): Promise<T> {
    const result = await inTurn(queue, () => retryWhileBusy(work))
    await onDisk()
    return result
  }

  return {
    protocol: 'file',
    get closed() {
      return shared.closed
    },
    execute: async (statement: InStatement) => {
      await takeTurn()
      const execute = () => shared.execute(statement)
      return isRead(statement) ? retryWhileBusy(execute) : write(execute)
    },
    batch: (statements, mode) => write(() => shared.batch(statements, mode)),
    migrate: (statements) => write(() => shared.migrate(statements)),
    executeMultiple: (sql) => write(() => shared.executeMultiple(sql)),
    sync: () => shared.sync(),
    close() {
      shared.close()
      writer.close()
    },
    transaction: async () => lazyTransaction({ shared, writer, queue, takeTurn, onDisk }),
  }
}

type Wait = () => Promise<void>
type Connections = { shared: Client; writer: Client; queue: WriteQueue; takeTurn: Wait; onDisk: Wait }

/**
 * A transaction that begins with its first write. What Payload does before that may take long (an upload makes all its renditions), and
 * must not block other writers.
 */
function lazyTransaction({ shared, writer, queue, takeTurn, onDisk }: Connections): Transaction {
  let closed = false
  let begun: Promise<() => void> | undefined

  /** Waits for its turn and begins. @returns ends the turn */
  async function begin() {
    const leave = await queue.enter()
    const forgotten = setTimeout(() => void end('ROLLBACK'), MAX_TRANSACTION_MS).unref()
    try {
      await retryWhileBusy(() => writer.execute('BEGIN IMMEDIATE'))
    } catch (error) {
      clearTimeout(forgotten)
      leave()
      throw error
    }
    return () => {
      clearTimeout(forgotten)
      leave()
    }
  }

  async function execute(statement: InStatement) {
    await takeTurn()
    if (closed) throw new LibsqlError('the transaction has ended', 'TRANSACTION_CLOSED')
    if (!begun && isRead(statement)) return retryWhileBusy(() => shared.execute(statement))
    begun ??= begin()
    await begun
    return writer.execute(statement)
  }

  async function end(statement: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    if (closed) return
    closed = true
    const leave = await begun?.catch(() => undefined)
    if (!leave) return
    try {
      await writer.execute(statement)
    } catch (error) {
      if (statement === 'COMMIT') await writer.execute('ROLLBACK').catch(() => {})
      throw error
    } finally {
      leave()
    }
    if (statement === 'COMMIT') await onDisk()
  }

  return {
    get closed() {
      return closed
    },
    execute,
    batch: async (statements) => {
      const results = []
      for (const statement of statements) results.push(await execute(statement))
      return results
    },
    executeMultiple: async (sql) => {
      begun ??= begin()
      await begun
      return writer.executeMultiple(sql)
    },
    commit: () => end('COMMIT'),
    rollback: () => end('ROLLBACK'),
    close: () => void end('ROLLBACK').catch(() => {}),
  }
}

/**
 * A single write waits for its turn as a transaction does, and never runs while another is writing: libsql leaves a statement that
 * found the database busy unfinished until it is garbage-collected, and until then its connection sees nothing new and commits nothing.
 */
async function inTurn<T>(queue: WriteQueue, work: () => Promise<T>): Promise<T> {
  const leave = await queue.enter()
  try {
    return await work()
  } finally {
    leave()
  }
}

const isRead = (statement: InStatement) =>
  /^\s*select\b/i.test(typeof statement === 'string' ? statement : statement.sql)

/** Retries while the database is busy, without blocking the program. */
async function retryWhileBusy<T>(work: () => Promise<T>): Promise<T> {
  const until = performance.now() + BUSY_TIMEOUT_MS
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof LibsqlError && error.code.startsWith('SQLITE_BUSY')) || performance.now() > until)
        throw error
      await pause(BUSY_RETRY_MS)
    }
  }
}
