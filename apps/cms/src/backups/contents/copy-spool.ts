import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Manifest } from '../manifest.ts'
import { checkSqlite, copySqlite, countRows, withSqlite } from './copy-sqlite.ts'
import { linkFiles } from './link-files.ts'

/**
 * Copies the spool of the site and holds its files. What is delivered meanwhile loses them: it is then as delivered in the copy as in the
 * spool, and the database, which is copied later, has it.
 * @param held the folder that gets both
 */
export async function copySpool(dataDir: string, held: string): Promise<Manifest['spool']> {
  const spool = join(dataDir, 'spool.db')
  if (!existsSync(spool)) return null
  await mkdir(held, { recursive: true })
  const copy = join(held, 'spool.db')
  await copySqlite(spool, copy)
  const files = join(held, 'spool-files')
  await linkFiles(join(dataDir, 'spool-files'), files, (name) => !name.startsWith('incoming-'))
  return withSqlite(copy, (database) => {
    checkSqlite(database)
    takeOverDelivered(database, spool, files)
    return { rows: countRows(database) }
  })
}

/** Of each row of the copy whose files are gone, what the spool says of it now. */
export function takeOverDelivered(copy: DatabaseSync, spool: string, files: string) {
  const waiting = copy.prepare(`SELECT id, files FROM enquiries WHERE files > 0 AND state <> 'delivered'`).all()
  const gone = waiting.filter((row) => !hasFiles(join(files, String(row.id)), Number(row.files)))
  if (gone.length === 0) return
  copy.exec('BEGIN')
  const live = new DatabaseSync(spool, { readOnly: true, timeout: 30_000 })
  try {
    for (const { id = null } of gone) {
      const now = live.prepare('SELECT state, last_error FROM enquiries WHERE id = ?').get(id)
      if (now?.state !== 'delivered') continue
      copy
        .prepare(`UPDATE enquiries SET state = 'delivered', body = NULL, last_error = ? WHERE id = ?`)
        .run(now.last_error ?? null, id)
    }
  } finally {
    live.close()
  }
  copy.exec('COMMIT')
}

const hasFiles = (folder: string, count: number) =>
  Array.from({ length: count }, (_, position) => join(folder, String(position))).every((path) => existsSync(path))
