import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, describe, expect, it } from 'vitest'
import { tryLock } from '@vitrine/platform/file-lock'
import { exampleSaw, exampleSender } from '../testing/example-order.ts'
import { listReleases } from '../testing/release-data.ts'
import { runProgram } from '../testing/run-program.ts'
import { createTestCms } from '../testing/test-cms.ts'
import { hashFiles, readTables, tablesOf } from '../testing/compare-data.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
let backups: string
const drawing = Buffer.from('%PDF-1.7 a drawing')

beforeAll(async () => {
  cms = await createTestCms()
  backups = await mkdtemp(join(tmpdir(), 'vitrine-backups-'))
  await makeSpool(cms.dataDir)
})

/** A spool as the site keeps it: one enquiry waits with a file, one without, one is delivered. */
async function makeSpool(dataDir: string) {
  const spool = new DatabaseSync(join(dataDir, 'spool.db'))
  spool.exec(`PRAGMA journal_mode = WAL;
    CREATE TABLE enquiries (id TEXT PRIMARY KEY, body TEXT, files INTEGER, state TEXT, last_error TEXT);
    INSERT INTO enquiries VALUES ('with-file', '{}', 1, 'waiting', NULL), ('without', '{}', 0, 'refused', 'status 400'),
      ('done', NULL, 1, 'delivered', NULL), ('erased', '{"email":"a@b.example"}', 1, 'waiting', NULL);
    PRAGMA user_version = 1`)
  for (const id of ['with-file', 'incoming-half']) {
    await mkdir(join(dataDir, 'spool-files', id), { recursive: true })
    await writeFile(join(dataDir, 'spool-files', id, '0'), drawing)
  }
  return spool
}

async function sendOrder(): Promise<string> {
  const id = randomUUID()
  const sha256 = createHash('sha256').update(drawing).digest('hex')
  const file = { name: 'plan.pdf', size: drawing.length, type: 'application/pdf', sha256 }
  const form = new FormData()
  form.set('payload', JSON.stringify({ ...exampleSender, message: 'A saw', cart: [exampleSaw], files: [file] }))
  form.append('file', new Blob([drawing]), 'plan.pdf')
  const sent = await cms.callApi('/order_request/', { method: 'POST', body: form, headers: { 'idempotency-key': id } })
  expect(sent.status).toBe(201)
  return id
}

const backUp = (env: Record<string, string> = {}) =>
  runProgram('src/backup.ts', [], { DATA_DIR: cms.dataDir, BACKUP_DIR: backups, ...env })
const restoreTo = (DATA_DIR: string, archive: string, ...args: string[]) =>
  runProgram('src/restore.ts', [archive, ...args], { DATA_DIR, BACKUP_DIR: backups })
const newFolder = () => mkdtemp(join(tmpdir(), 'vitrine-restored-'))

async function makeArchive(): Promise<string> {
  const { stdout } = await backUp()
  return /^Back-up: (\S+), /.exec(stdout)?.[1] ?? ''
}

describe('a back-up', () => {
  it('of a product that is written to has each enquiry that it names with its files, and all that was there before [R18.40, R18.41]', async () => {
    const before = [await sendOrder(), await sendOrder()]
    const over = new AbortController()
    const write = async () => {
      for (let position = 0; !over.signal.aborted; position++) {
        await sendOrder()
        const { docs } = await cms.payload.find({ collection: 'products', limit: 1, depth: 0 })
        await cms.payload.update({ collection: 'products', id: docs[0]?.id ?? 0, data: { position } })
      }
    }
    const writing = write()
    const archive = await makeArchive().finally(() => over.abort())
    await writing
    const folder = await newFolder()
    expect(await restoreTo(folder, archive)).toMatchObject({ code: 0 })
    const database = new DatabaseSync(join(folder, 'vitrine.db'), { readOnly: true })
    const enquiries = database.prepare('SELECT id, files FROM enquiries').all()
    expect(enquiries.map(({ id }) => id)).toEqual(expect.arrayContaining(before))
    for (const { files } of enquiries)
      for (const { stored } of JSON.parse(String(files)) as { stored: string }[])
        expect(await readFile(join(folder, 'enquiry-files', stored))).toEqual(drawing)
    const { count } = database.prepare(`SELECT count(*) AS count FROM messages WHERE kind = 'operator'`).get() as {
      count: number
    }
    // An enquiry and the mail about it are one.
    expect(count).toBe(enquiries.length)
    database.close()
  })

  it('that is restored is every row and every file of what it was made of, documents of products too, and starts [R14.217, R18.40, R18.43]', async () => {
    const archive = await makeArchive()
    const folder = await newFolder()
    const restored = await restoreTo(folder, archive)
    expect(restored).toMatchObject({ code: 0, stdout: expect.stringContaining('It is restored into') })
    for (const name of ['vitrine.db', 'spool.db']) {
      const [there, here] = [tablesOf(join(cms.dataDir, name)), tablesOf(join(folder, name))]
      expect(here).toEqual(there)
      if (name === 'vitrine.db')
        for (const table of there) expect(readTables(folder, table)).toEqual(readTables(cms.dataDir, table))
    }
    for (const name of ['media', 'files', 'documents', 'enquiry-files'])
      expect(await hashFiles(join(folder, name))).toEqual(await hashFiles(join(cms.dataDir, name)))
    expect(await readFile(join(folder, 'secret'))).toEqual(await readFile(join(cms.dataDir, 'secret')))
    expect(await readFile(join(folder, 'spool-files/with-file/0'))).toEqual(drawing)
    expect(await readdir(join(folder, 'spool-files'))).toEqual(['with-file'])
    // The tests of the browser serve from it (backup.spec.ts); here its data are prepared, which changes nothing.
    const prepared = await runProgram('src/prepare.ts', [], { DATA_DIR: folder })
    expect(prepared).toMatchObject({ code: 0, stdout: expect.stringMatching(/"seeded":false,"documents":0/) })
  })

  it('has a waiting enquiry whose files went as the spool says it is now [R18.41]', async () => {
    const spool = new DatabaseSync(join(cms.dataDir, 'spool.db'))
    const { copySpool } = await import('./contents/copy-spool.ts')
    const held = await newFolder()
    await copySpool(cms.dataDir, held)
    const copy = new DatabaseSync(join(held, 'spool.db'))
    const read = (it: DatabaseSync) => it.prepare(`SELECT state, body FROM enquiries WHERE id = 'erased'`).get()
    // Its files were lost before: nothing is made of it.
    expect(read(copy)).toEqual({ state: 'waiting', body: '{"email":"a@b.example"}' })
    copy.close()
    const { takeOverDelivered } = await import('./contents/copy-spool.ts')
    spool.exec(`UPDATE enquiries SET state = 'delivered', body = NULL WHERE id = 'erased'`)
    const late = new DatabaseSync(join(held, 'spool.db'))
    takeOverDelivered(late, join(cms.dataDir, 'spool.db'), join(held, 'spool-files'))
    expect(read(late)).toEqual({ state: 'delivered', body: null })
    late.close()
    spool.close()
  })

  it('is not made twice at a time, and leaves nothing of one that fails [R18.44]', async () => {
    const lock = tryLock(join(cms.dataDir, 'backup.lock'), 'exclusive')
    const kept = await readdir(backups)
    expect(await backUp()).toMatchObject({ code: 1, stderr: expect.stringContaining('Another back-up is being made') })
    lock?.release()
    const nowhere = join(backups, kept[0] ?? '', 'below-a-file')
    expect(await backUp({ BACKUP_DIR: nowhere })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The back-up failed\. /),
    })
    expect(await readdir(backups)).toEqual(kept)
    expect(existsSync(join(cms.dataDir, 'backup-in-progress'))).toBe(false)
    const { readBackupStatus } = await import('./backup-status.ts')
    const status = await readBackupStatus(cms.dataDir)
    expect(status.error).toMatch(/ENOTDIR/)
    expect(Date.parse(status.failedAt ?? '')).toBeGreaterThan(Date.parse(status.succeededAt ?? ''))
  })

  it('of nothing is refused in a sentence [R18.40]', async () => {
    const empty = await newFolder()
    expect(await backUp({ DATA_DIR: empty })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/There is nothing to back up: .*vitrine\.db does not exist/),
    })
  })
})

describe('a restore', () => {
  // Small: what is refused is refused before anything is read, or after all of it.
  const archive = listReleases('sqlite')[0]?.archive ?? ''

  /** What a restore says, and that it leaves the folder as it was. */
  async function refusal(DATA_DIR: string, file: string): Promise<string> {
    const { restore } = await import('./restoring/restore.ts')
    const { settings } = await import('../platform/settings.ts')
    const before = await readdir(DATA_DIR)
    const refused = restore({ ...settings, DATA_DIR }, createReadStream(file), false).then(
      () => 'nothing was refused',
      (error: Error) => error.message,
    )
    const message = await refused
    expect(await readdir(DATA_DIR)).toEqual(before)
    return message
  }

  /** The same back-up with another manifest. */
  async function withManifest(change: (manifest: Record<string, unknown>) => void): Promise<string> {
    const { readArchive } = await import('./archive/read-archive.ts')
    const { toEntry, writeArchive } = await import('./archive/write-archive.ts')
    const files: [string, Buffer][] = []
    await readArchive(createReadStream(archive), async ({ name }, body) => {
      const parts = []
      for await (const chunk of body) parts.push(chunk)
      if (name !== 'manifest.json') return void files.push([name, Buffer.concat(parts)])
      const manifest = JSON.parse(Buffer.concat(parts).toString())
      change(manifest)
      files.push([name, Buffer.from(JSON.stringify(manifest))])
    })
    const path = join(await newFolder(), 'changed.tar.zst')
    const entries = async function* () {
      for (const [name, bytes] of files)
        yield {
          ...toEntry(name, ''),
          size: bytes.length,
          body: (async function* () {
            yield bytes
          })(),
        }
    }
    await writeFile(path, writeArchive(entries()))
    return path
  }

  it('refuses what is not empty, by what it has [R18.42]', async () => {
    const folder = await newFolder()
    await writeFile(join(folder, 'notes.txt'), 'mine')
    expect(await refusal(folder, archive)).toMatch(/^DATA_DIR .* is not empty: it has notes\.txt/)
    expect(await refusal(cms.dataDir, archive)).toMatch(/is not empty/)
  })

  it('refuses what is damaged, cut off or no back-up [R18.42]', async () => {
    const bytes = await readFile(archive)
    const folder = await newFolder()
    const path = join(await newFolder(), 'damaged.tar.zst')
    const at = Math.floor(bytes.length / 2)
    await writeFile(path, bytes.with(at, (bytes.at(at) ?? 0) ^ 255))
    expect(await refusal(folder, path)).toMatch(/^The back-up is damaged: /)
    await writeFile(path, bytes.subarray(0, at))
    expect(await refusal(folder, path)).toMatch(/^The back-up is damaged: /)
    await writeFile(path, 'a text')
    expect(await refusal(folder, path)).toMatch(/^The back-up is damaged: /)
    expect(await restoreTo(folder, path)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Nothing was restored\. The back-up is damaged: .*\n$/),
    })
    expect(await restoreTo(folder, 'no-such-file')).toMatchObject({
      code: 1,
      stderr: 'Nothing was restored. There is no back-up no-such-file.\n',
    })
  })

  it('refuses what a newer version made, of another database, or with other rows than it says [R18.42]', async () => {
    const folder = await newFolder()
    type Given = { version: string; database: { kind: string; migrations: string[]; rows: Record<string, number> } }
    const changed = (change: (manifest: Given) => void) => withManifest((it) => change(it as Given))
    expect(await refusal(folder, await changed((it) => it.database.migrations.push('29990101_future')))).toMatch(
      /made by a newer version \(0\.1\.0\), whose migration 29990101_future this one does not know/,
    )
    expect(await refusal(folder, await changed((it) => (it.version = '10.0.0')))).toMatch(
      /newer version \(10\.0\.0\); this is/,
    )
    expect(await refusal(folder, await changed((it) => (it.database.kind = 'postgres')))).toMatch(
      /is of a Postgres database: set/,
    )
    expect(await refusal(folder, await changed((it) => (it.database.rows.products = 3)))).toMatch(
      /has 2 rows of products instead of 3/,
    )
  })

  it('only says what it would do in a dry run, also by the name of a back-up that is kept [R18.42]', async () => {
    const folder = join(await newFolder(), 'not-made-yet')
    const name = 'vitrine-2026-01-01T00-00-00-000Z.tar.zst'
    await copyFile(archive, join(backups, name))
    const { code, stdout } = await restoreTo(folder, name, '--dry-run')
    expect([code, existsSync(folder)]).toEqual([0, false])
    expect(stdout).toMatch(
      /2 products[\s\S]*It is whole, and would be restored into .*not-made-yet\. Nothing was changed\./,
    )
  })

  it('that was broken off is neither started nor taken for empty [R18.42]', async () => {
    const folder = await newFolder()
    await mkdir(join(folder, 'restore-in-progress'))
    await copyFile(join(cms.dataDir, 'secret'), join(folder, 'secret'))
    const started = await runProgram('src/prepare.ts', [], { DATA_DIR: folder })
    expect(started).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/A restore into DATA_DIR .* was broken off/),
    })
    expect(await refusal(folder, archive)).toMatch(/has what a restore that was broken off has left/)
    await rm(join(folder, 'secret'))
    expect(await restoreTo(folder, archive)).toMatchObject({ code: 0 })
    expect(await readdir(folder)).not.toContain('restore-in-progress')
  })
})
