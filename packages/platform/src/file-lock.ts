import { DatabaseSync } from 'node:sqlite'

const RETRY_EVERY_MS = 100

/**
 * A lock that the operating system takes back when its process ends, even by SIGKILL: that of an SQLite file.
 * - `exclusive`: nobody else holds it
 * - `shared`: others may share it, and nobody holds it exclusively
 */
export type LockKind = 'exclusive' | 'shared'
export type FileLock = { release(): void }

/** What is held: a database that nothing refers to would be closed, and the lock lost. */
const held = new Set<DatabaseSync>()

/** Takes a lock at once. @returns null where another process excludes it @throws where the file cannot be made */
export function tryLock(path: string, kind: LockKind): FileLock | null {
  const database = new DatabaseSync(path, { timeout: 0 })
  try {
    database.exec(kind === 'exclusive' ? 'BEGIN EXCLUSIVE' : 'BEGIN; SELECT count(*) FROM sqlite_schema')
  } catch (error) {
    database.close()
    if (isBusy(error)) return null
    throw error
  }
  held.add(database)
  return {
    release() {
      if (held.delete(database)) database.close()
    },
  }
}

/** Takes a lock as soon as it is free. @returns null where it was not free within this time, in ms */
export async function waitForLock(path: string, kind: LockKind, withinMs: number): Promise<FileLock | null> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const lock = tryLock(path, kind)
    if (lock || Date.now() >= deadline) return lock
    await new Promise((resolve) => setTimeout(resolve, RETRY_EVERY_MS))
  }
}

/** SQLITE_BUSY (5), https://sqlite.org/rescode.html#busy. */
function isBusy(error: unknown): boolean {
  return (error as { errcode?: number }).errcode === 5
}
