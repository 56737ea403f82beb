import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Environment } from '../../platform/environment.ts'
import { readArchive, RestoreRefusal } from '../archive/read-archive.ts'
import { DATABASE_COPY, summarise } from '../contents/copy-database.ts'
import { checkSqlite, countRows, withSqlite } from '../contents/copy-sqlite.ts'
import { secretFiles, uploadFolders } from '../contents/hold-contents.ts'
import { MANIFEST, type Manifest } from '../manifest.ts'
import { checkEmpty, RESTORING } from './check-empty.ts'
import { checkManifest } from './check-manifest.ts'
import { placeFiles } from './place-files.ts'

const belongs = new RegExp(`^(${secretFiles.join('|')}|(database|spool|${uploadFolders.join('|')})/.+)$`)

/**
 * Restores a back-up into an empty DATA_DIR and an empty database: first beside, where all of it is checked, then in its place.
 * @param isTrial only reads and checks the archive, and changes nothing
 * @throws a sentence where anything is not as it must be; then there is nothing of it
 */
export async function restore(settings: Environment, archive: Readable, isTrial: boolean): Promise<Manifest> {
  const restored = join(settings.DATA_DIR, RESTORING)
  let manifest: Manifest | null = null
  await checkEmpty(settings)
  try {
    if (!isTrial) {
      await rm(restored, { recursive: true, force: true })
      await mkdir(restored, { recursive: true })
    }
    await readArchive(archive, async ({ name }, body) => {
      if (manifest === null) {
        if (name !== MANIFEST) throw new RestoreRefusal('This is no back-up of Vitrine: its first file is no manifest.')
        manifest = await checkManifest(await readText(body), settings)
        return
      }
      if (!belongs.test(name)) throw new Error(`it has a file of the name ${name}`)
      if (isTrial) return
      await mkdir(dirname(join(restored, name)), { recursive: true })
      await pipeline(body, createWriteStream(join(restored, name), { mode: 0o600, flush: true }))
    })
    if (!manifest) throw new RestoreRefusal('The back-up is empty.')
    if (!isTrial) await bring(settings, restored, manifest)
    return manifest
  } finally {
    archive.destroy()
    if (!isTrial && existsSync(restored)) await rm(restored, { recursive: true, force: true })
  }
}

async function readText(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of body) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

async function bring(settings: Environment, restored: string, manifest: Manifest): Promise<void> {
  await checkFiles(restored, manifest)
  if (manifest.database.kind === 'sqlite') return placeFiles(settings, restored)
  const { importPostgres } = await import('./import-postgres.ts')
  const folder = join(restored, 'database')
  await importPostgres(settings.DATABASE_URL ?? '', folder, manifest.database, () => placeFiles(settings, restored))
}

/** What checksums say nothing of: whether the databases are whole, and have the rows that they had. */
async function checkFiles(restored: string, { database, spool, uploads }: Manifest): Promise<void> {
  if (database.kind === 'sqlite') {
    const found = withSqlite(join(restored, 'database', DATABASE_COPY), (it) => {
      checkSqlite(it)
      return summarise(it)
    })
    compareRows('database', database.rows, found.rows)
  }
  if (spool) {
    const found = withSqlite(join(restored, 'spool/spool.db'), (it) => {
      checkSqlite(it)
      return countRows(it)
    })
    compareRows('spool', spool.rows, found)
  }
  const counts = await Promise.all(uploadFolders.map((folder) => countFiles(join(restored, folder))))
  const count = counts.reduce((sum, it) => sum + it, 0)
  if (uploads !== null && count !== uploads)
    throw new RestoreRefusal(`The back-up has ${count} uploads instead of ${uploads}.`)
}

function compareRows(name: string, expected: Manifest['database']['rows'], found: Manifest['database']['rows']) {
  for (const table of new Set([...Object.keys(expected), ...Object.keys(found)]))
    if (expected[table] !== found[table])
      throw new RestoreRefusal(
        `The ${name} of the back-up has ${found[table] ?? 0} rows of ${table} instead of ${expected[table] ?? 0}.`,
      )
}

const countFiles = async (folder: string) => (existsSync(folder) ? (await readdir(folder)).length : 0)
