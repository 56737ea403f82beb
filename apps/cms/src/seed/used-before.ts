import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { databaseFile } from '../platform/database/adapter.ts'
import type { Environment } from '../platform/environment.ts'
import { readRevision } from '../publishing/revision/revision.ts'

/** Left in DATA_DIR once data was prepared: it shows a later start that another, empty database is configured. */
const MARK = 'database-prepared'

/**
 * Whether data was ever prepared in this database, or it holds anything that people made. An empty catalogue alone says nothing: all of
 * it may have been deleted. The mark is the count of all changes, which every start writes (revision.ts).
 */
export async function isDatabaseUsed(payload: Payload): Promise<boolean> {
  if ((await readRevision(payload)) !== null) return true
  for (const { slug } of payload.config.collections) {
    // Payload's own rows, such as its list of migrations, say nothing.
    if (slug.startsWith('payload-') || slug === 'revisions') continue
    // The adapter's own count: it counts what is in the trash too.
    if ((await payload.db.count({ collection: slug })).totalDocs > 0) return true
  }
  return false
}

/** @throws a sentence where DATA_DIR was used with another database than this one, which is empty, and nobody said that this is meant */
export async function refuseForeignDataDir(settings: Environment): Promise<void> {
  if (settings.EMPTY_DATABASE) return
  const own = databaseFile(settings)
  const traces = [MARK, 'vitrine.db'].map((name) => join(settings.DATA_DIR, name)).filter((path) => path !== own)
  if (!(await Promise.all(traces.map(exists))).includes(true)) return
  throw new Error(
    `The configured database is empty, but DATA_DIR (${settings.DATA_DIR}) was used with another one. ` +
      'To go on with the data, set DATABASE_URL as it was, or bring the data into this database first. ' +
      'To begin with an empty database, choose a new DATA_DIR, or set EMPTY_DATABASE=1 for one start.',
  )
}

export const markDataDir = (dataDir: string) => writeFile(join(dataDir, MARK), '')

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
