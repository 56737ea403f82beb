import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { tryLock } from '@vitrine/platform/file-lock'
import { repositoryRoot } from '@vitrine/platform/repository-root'
import { createUploadStore } from '../content/media/create-upload-store.ts'
import { redactError } from '../platform/database/redact-error.ts'
import type { Environment } from '../platform/environment.ts'
import { type ArchiveEntry, toEntry, writeArchive } from './archive/write-archive.ts'
import { recordBackupStatus } from './backup-status.ts'
import { readBucketUploads } from './contents/bucket-uploads.ts'
import { holdContents, uploadFolders } from './contents/hold-contents.ts'
import { listFiles, readHeld } from './contents/list-held.ts'
import { FORMAT, MANIFEST, type Manifest } from './manifest.ts'
import { type BackupStore, nameOf } from './store/backup-store.ts'
import { createBackupStore } from './store/create-backup-store.ts'
import { decideOutdated } from './store/kept-backups.ts'

export type MadeBackup = { name: string; bytes: number; manifest: Manifest; removed: string[] }

/**
 * Makes a back-up while the product runs and is written to, and removes those that the rule does not keep (docs/decisions/0052-back-ups.md).
 * How it went is recorded for the dashboard and the metrics.
 * @throws a sentence where it failed, or where another one is being made; then nothing of it is left
 */
export async function makeBackup(settings: Environment): Promise<MadeBackup> {
  const { DATA_DIR } = settings
  await mkdir(DATA_DIR, { recursive: true })
  const lock = tryLock(join(DATA_DIR, 'backup.lock'), 'exclusive')
  if (!lock) throw new Error('Another back-up is being made. Wait until it is done.')
  const held = join(DATA_DIR, 'backup-in-progress')
  try {
    // What one that was killed has left.
    await rm(held, { recursive: true, force: true })
    await mkdir(held)
    const made = await writeBackup(settings, held)
    const { name, bytes, manifest } = made
    await recordBackupStatus(DATA_DIR, { succeededAt: manifest.madeAt, name, bytes })
    return made
  } catch (error) {
    const { message } = redactError(error) as Error
    // A disk that is full may have no room for this either.
    await recordBackupStatus(DATA_DIR, { failedAt: new Date().toISOString(), error: message }).catch(() => undefined)
    throw error
  } finally {
    await rm(held, { recursive: true, force: true })
    lock.release()
  }
}

async function writeBackup(settings: Environment, held: string): Promise<MadeBackup> {
  const store = await createBackupStore(settings)
  const contents = await holdContents(settings, held)
  const files = await listFiles(held)
  const uploads = files.filter((file) => uploadFolders.some((folder) => file.startsWith(join(held, folder, '/'))))
  const manifest: Manifest = {
    format: FORMAT,
    version: await readVersion(),
    ...contents,
    uploads: settings.S3_BUCKET ? null : uploads.length,
    isSecretInEnvironment: settings.PAYLOAD_SECRET !== undefined,
  }
  let bytes = 0
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(null, chunk)
    },
  })
  const archive = writeArchive(listEntries(settings, held, files, manifest))
  archive.on('error', (error) => count.destroy(error))
  // Whoever writes it is told. Where he has given up already, what is read may still fail after him, and nobody listens any more.
  count.on('error', () => undefined)
  count.once('close', () => archive.destroy())
  const name = nameOf(new Date(manifest.madeAt))
  await store.write(name, archive.pipe(count))
  return { name, bytes, manifest, removed: await removeOutdated(store) }
}

async function* listEntries(
  settings: Environment,
  held: string,
  files: readonly string[],
  manifest: Manifest,
): AsyncGenerator<ArchiveEntry> {
  yield toEntry(MANIFEST, JSON.stringify(manifest, null, 2))
  yield* readHeld(held, files)
  if (settings.S3_BUCKET) yield* readBucketUploads(createUploadStore(), uploadFolders)
}

async function removeOutdated(store: BackupStore): Promise<string[]> {
  const outdated = decideOutdated(await store.list()).map(({ name }) => name)
  for (const name of outdated) await store.remove(name)
  return outdated
}

/** The version of the product. */
export async function readVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(repositoryRoot(), 'package.json'), 'utf8')) as { version: string }
  return version
}
