import { closeSync, copyFileSync, existsSync, fsyncSync, mkdirSync, openSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { tryLock } from '@vitrine/platform/file-lock'
import { isDamaged } from './is-damaged.ts'
import { openIntact, openSpool } from './open-spool.ts'
import { SpoolFiles } from './spool-files.ts'

/** What became of the undelivered enquiries of the other spool. */
export type TakenOver = { taken: number; known: number; withoutFiles: number }

type Row = Record<string, string | number | null> & { id: string; files: number }

/**
 * Takes the undelivered enquiries of a site that does not return over into the spool of this one, whether it runs or not; it delivers them. Each
 * is on the disk here before it is dropped there, so that it can be broken off and run again.
 * @param from the DATA_DIR of the other site
 * @param dataDir of this one
 * @param isTrial only counts
 * @throws a sentence where there is no spool, it is damaged, or a site runs on it
 */
export function takeOverSpool(from: string, dataDir: string, isTrial: boolean): TakenOver {
  const path = join(from, 'spool.db')
  if (!existsSync(path)) throw new Error(`There is no spool to take over: ${path} does not exist.`)
  if (existsSync(dataDir) && realpathSync(from) === realpathSync(dataDir))
    throw new Error(`${from} is the DATA_DIR of this site itself.`)
  const lock = tryLock(join(from, 'delivery.lock'), 'exclusive')
  if (!lock) throw new Error(`A site runs on ${from}, and delivers its enquiries itself.`)
  try {
    return takeOver(from, openSource(path), dataDir, isTrial)
  } finally {
    lock.release()
  }
}

/** One that is damaged is left as it is, for somebody who can mend it. */
function openSource(path: string): DatabaseSync {
  try {
    return openIntact(path)
  } catch (error) {
    if (!isDamaged(error)) throw error
    throw new Error(`${path} is damaged: docs/operating.md says what to do with a damaged spool.`, { cause: error })
  }
}

function takeOver(from: string, source: DatabaseSync, dataDir: string, isTrial: boolean): TakenOver {
  const path = join(dataDir, 'spool.db')
  if (!isTrial) mkdirSync(dataDir, { recursive: true })
  const target = isTrial && !existsSync(path) ? null : openSpool(path)
  const counts = { taken: 0, known: 0, withoutFiles: 0 }
  try {
    const files = { source: new SpoolFiles(from), target: isTrial ? null : new SpoolFiles(dataDir) }
    const rows = source
      .prepare(`SELECT * FROM enquiries WHERE state <> 'delivered' ORDER BY received_at`)
      .all() as Row[]
    for (const row of rows) {
      const isKnown = Boolean(target?.prepare('SELECT 1 FROM enquiries WHERE id = ?').get(row.id))
      const paths = files.source.paths(row.id, row.files)
      const hasFiles = paths.every((each) => existsSync(each))
      if (isKnown) counts.known++
      else counts.taken++
      if (!hasFiles) counts.withoutFiles++
      if (!target || !files.target) continue
      if (!isKnown) {
        if (hasFiles && row.files > 0) copyFiles(paths, files.target, row.id)
        insert(target, { ...row, next_at: Date.now() })
      }
      source
        .prepare(`UPDATE enquiries SET state = 'delivered', body = NULL, last_error = 'taken over' WHERE id = ?`)
        .run(row.id)
      files.source.drop(row.id)
    }
    return counts
  } finally {
    source.close()
    target?.close()
  }
}

function copyFiles(paths: readonly string[], files: SpoolFiles, id: string) {
  const folder = files.stage()
  const copies = paths.map((_, position) => join(folder, String(position)))
  paths.forEach((path, position) => copyToDisk(path, copies[position] ?? ''))
  files.keep({ folder, files: copies.map((path) => statSync(path)) }, id)
}

/** Returns when the copy would survive a power cut. */
function copyToDisk(from: string, to: string) {
  copyFileSync(from, to)
  const handle = openSync(to, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

function insert(target: DatabaseSync, row: Row) {
  const names = Object.keys(row)
  target
    .prepare(`INSERT INTO enquiries (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`)
    .run(...names.map((name) => row[name] ?? null))
}
