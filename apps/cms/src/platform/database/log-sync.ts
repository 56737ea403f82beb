import { open } from 'node:fs/promises'

/**
 * Gives a function that waits until what is in a file is on its disk, without stopping the program meanwhile. Who asks while one wait is on
 * shares the next one: what they wrote may have come too late for it.
 * @param sync puts it there
 */
export function createSharedSync(sync: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null
  return () => {
    next ??= last = last
      .catch(() => undefined)
      .then(() => {
        next = null
        return sync()
      })
    return next
  }
}

/** @param file where it is gone, SQLite has put everything into the database itself */
export async function syncFile(file: string): Promise<void> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  await handle?.datasync().finally(() => handle.close())
}
