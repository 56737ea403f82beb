import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Longer than any request may take: what is older, nobody is writing. */
const MAX_AGE_MS = 60 * 60 * 1000

/** Where files lie while they are sent. */
export const inProgressFolder = (dataDir: string) => join(dataDir, 'uploads-in-progress')

/** Deletes what processes that were killed have left of uploads. @returns how many files that were */
export async function emptyInProgress(dataDir: string, now = Date.now()): Promise<number> {
  const folder = inProgressFolder(dataDir)
  let count = 0
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }))
    if (now - mtimeMs < MAX_AGE_MS) continue
    await rm(path, { force: true, recursive: true })
    count += 1
  }
  return count
}
