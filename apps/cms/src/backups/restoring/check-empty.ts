import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { databaseFile } from '../../platform/database/adapter.ts'
import type { Environment } from '../../platform/environment.ts'
import { RestoreRefusal } from '../archive/read-archive.ts'

/** Below DATA_DIR, while a back-up is restored. A start refuses a folder that has it. */
export const RESTORING = 'restore-in-progress'
/** What says nothing about whether a folder was used: locks of whoever looks, back-ups, and what file systems put there. */
const meaningless =
  /^(start\.(lock|json)|programs\.lock|backup\.lock|lost\+found|backups|backup-status\.json)(-journal)?$/

/** @throws {RestoreRefusal} where there is anything that a restored back-up would take the place of */
export async function checkEmpty(settings: Environment): Promise<void> {
  const { DATA_DIR, DATABASE_URL } = settings
  const names = existsSync(DATA_DIR) ? await readdir(DATA_DIR) : []
  const [found] = names.filter((name) => name !== RESTORING && !meaningless.test(name)).toSorted()
  if (found)
    throw new RestoreRefusal(
      names.includes(RESTORING)
        ? `DATA_DIR (${DATA_DIR}) has what a restore that was broken off has left. Empty it, and the database if it is Postgres, and begin again.`
        : `DATA_DIR (${DATA_DIR}) is not empty: it has ${found}. Restore into an empty folder: stop Vitrine, and move what is there away.`,
    )
  const file = databaseFile(settings)
  if (file !== null) {
    if (existsSync(file)) throw new RestoreRefusal(`The database ${file} exists already. Move it away.`)
    return
  }
  const { listTables, withPostgres } = await import('../contents/export-postgres.ts')
  const [table] = await withPostgres(DATABASE_URL ?? '', listTables)
  if (table)
    throw new RestoreRefusal(`The database of DATABASE_URL is not empty: it has the table ${table}. Make an empty one.`)
}

/** @throws a sentence where a restore into this folder was broken off */
export function refuseHalfRestored(dataDir: string): void {
  if (existsSync(join(dataDir, RESTORING)))
    throw new Error(
      `A restore into DATA_DIR (${dataDir}) was broken off. Empty the folder, and the database if it is Postgres, and restore again.`,
    )
}
