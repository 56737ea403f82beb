import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Environment } from '../../platform/environment.ts'
import type { Manifest } from '../manifest.ts'
import { copyDatabase } from './copy-database.ts'
import { copySpool } from './copy-spool.ts'
import { linkFiles } from './link-files.ts'

export const uploadFolders = ['media', 'files', 'documents', 'enquiry-files'] as const
/** Made once and kept; not every installation has each. */
export const secretFiles = ['secret', 'proof-secret'] as const

type Held = Pick<Manifest, 'database' | 'spool' | 'madeAt'>

/**
 * Holds everything as of one moment, that of the database, while it is used. The order matters:
 * - the spool before the database, so that an enquiry which is delivered meanwhile is in one of the two copies, or in both, never in none
 * - the uploads before and after the database: what it names was there before it, or came just before it; what is deleted meanwhile stays held
 * @param held an empty folder
 */
export async function holdContents(settings: Environment, held: string): Promise<Held> {
  const { DATA_DIR } = settings
  const spool = await copySpool(DATA_DIR, join(held, 'spool'))
  const holdUploads = async () => {
    if (settings.S3_BUCKET) return
    for (const folder of uploadFolders)
      await linkFiles(join(DATA_DIR, folder), join(held, folder), (name) => !name.endsWith('.part'))
  }
  await holdUploads()
  const madeAt = new Date().toISOString()
  const database = await copyDatabase(settings, join(held, 'database'))
  await holdUploads()
  for (const name of secretFiles) await copyFile(join(DATA_DIR, name), join(held, name)).catch(nothingIfGone)
  return { madeAt, database, spool }
}

function nothingIfGone(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}
