import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Environment } from '../../platform/environment.ts'
import { holdContents } from './hold-contents.ts'

const COUNT = 150
const ids = Array.from({ length: COUNT }, (_, index) => `enquiry-${index}`)

let folder: string
let spool: DatabaseSync
let database: DatabaseSync
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hold-contents-'))
  spool = new DatabaseSync(join(folder, 'spool.db'))
  spool.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF;
    CREATE TABLE enquiries (id TEXT PRIMARY KEY, body TEXT, files INTEGER, state TEXT, last_error TEXT)`)
  database = new DatabaseSync(join(folder, 'vitrine.db'))
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; CREATE TABLE enquiries (id TEXT PRIMARY KEY, file TEXT)',
  )
  mkdirSync(join(folder, 'enquiry-files'))
  for (const id of ids) {
    mkdirSync(join(folder, 'spool-files', id), { recursive: true })
    writeFileSync(join(folder, 'spool-files', id, '0'), `the file of ${id}`)
    spool.prepare(`INSERT INTO enquiries VALUES (?, 'what was written', 1, 'waiting', NULL)`).run(id)
  }
})
afterEach(() => {
  spool.close()
  database.close()
  rmSync(folder, { recursive: true, force: true })
})

/** As the back office accepts an enquiry, and then the site drops it. */
function deliver(id: string) {
  writeFileSync(join(folder, 'enquiry-files', id), `the file of ${id}`)
  database.prepare('INSERT INTO enquiries VALUES (?, ?)').run(id, id)
  spool.prepare(`UPDATE enquiries SET state = 'delivered', body = NULL WHERE id = ?`).run(id)
  rmSync(join(folder, 'spool-files', id), { recursive: true })
}

/** As the back office erases one. */
function erase(id: string) {
  database.prepare('DELETE FROM enquiries WHERE id = ?').run(id)
  rmSync(join(folder, 'enquiry-files', id))
}

it('holds each enquiry with its files in the spool, in the database, or in both, while they are delivered and erased [R18.41]', async () => {
  const held = join(folder, 'held')
  mkdirSync(held)
  const over = new AbortController()
  const holding = holdContents({ DATA_DIR: folder } as Environment, held).finally(() => over.abort())
  const left = ids.values()
  const erased = new Set<string>()
  const delivered: string[] = []
  for (const id of left) {
    deliver(id)
    delivered.push(id)
    // Every second one, some time after it came.
    const old = delivered.length % 2 === 0 ? delivered[delivered.length - 10] : undefined
    if (old) {
      erase(old)
      erased.add(old)
    }
    await nextTurn()
    if (over.signal.aborted) break
  }
  await holding
  expect(delivered.length).toBeGreaterThan(5)

  const copies = [join(held, 'spool/spool.db'), join(held, 'database/vitrine.db')].map((path) => new DatabaseSync(path))
  const [waiting = [], stored = []] = copies.map((copy, index) =>
    copy
      .prepare(index === 0 ? `SELECT id FROM enquiries WHERE state <> 'delivered'` : 'SELECT id FROM enquiries')
      .all()
      .map(({ id }) => String(id)),
  )
  for (const copy of copies) copy.close()
  const found = new Set([...waiting, ...stored])
  expect(ids.filter((id) => !found.has(id) && !erased.has(id))).toEqual([])
  expect(waiting.filter((id) => !existsSync(join(held, 'spool/spool-files', id, '0')))).toEqual([])
  expect(stored.filter((id) => !existsSync(join(held, 'enquiry-files', id)))).toEqual([])
  expect(readdirSync(held).toSorted()).toEqual(['database', 'documents', 'enquiry-files', 'files', 'media', 'spool'])
}, 30_000)

it('holds the files of each row of the database, while new ones come and older ones go [R18.41]', async () => {
  const held = join(folder, 'held')
  mkdirSync(held)
  for (const id of ids) deliver(id)
  const over = new AbortController()
  const holding = holdContents({ DATA_DIR: folder } as Environment, held).finally(() => over.abort())
  let count = 0
  for (; !over.signal.aborted; count++) {
    writeFileSync(join(folder, 'enquiry-files', `new-${count}`), 'a file')
    database.prepare('INSERT INTO enquiries VALUES (?, ?)').run(`new-${count}`, '')
    const old = ids[count]
    if (old) erase(old)
    await nextTurn()
  }
  await holding
  expect(count).toBeGreaterThan(5)
  const copy = new DatabaseSync(join(held, 'database/vitrine.db'))
  const stored = copy.prepare('SELECT id FROM enquiries').all()
  copy.close()
  expect(stored.length).toBeGreaterThan(0)
  expect(stored.filter(({ id }) => !existsSync(join(held, 'enquiry-files', String(id))))).toEqual([])
}, 30_000)
