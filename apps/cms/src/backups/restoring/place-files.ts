import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { createUploadStore } from '../../content/media/create-upload-store.ts'
import type { UploadFolder } from '../../content/media/upload-store.ts'
import { databaseFile } from '../../platform/database/adapter.ts'
import type { Environment } from '../../platform/environment.ts'
import { DATABASE_COPY } from '../contents/copy-database.ts'
import { secretFiles, uploadFolders } from '../contents/hold-contents.ts'

/**
 * Moves what was restored beside to where it belongs, the database last. Where that fails nothing of it is left.
 * @param restored the folder in DATA_DIR that has it
 */
export async function placeFiles(settings: Environment, restored: string): Promise<void> {
  const { DATA_DIR } = settings
  const moves: [from: string, to: string][] = []
  for (const name of secretFiles) moves.push([name, join(DATA_DIR, name)])
  for (const name of ['spool-files', 'spool.db']) moves.push([join('spool', name), join(DATA_DIR, name)])
  if (settings.S3_BUCKET) await uploadMissing(restored)
  else for (const folder of uploadFolders) moves.push([folder, join(DATA_DIR, folder)])
  const file = databaseFile(settings)
  if (file !== null) moves.push([join('database', DATABASE_COPY), file])
  const placed: string[] = []
  try {
    for (const [from, to] of moves) {
      const source = join(restored, from)
      if (!existsSync(source)) continue
      placed.push(to)
      await move(source, to)
    }
  } catch (error) {
    for (const path of placed) await rm(path, { recursive: true, force: true })
    throw error
  }
}

/** A database that DATABASE_URL names may be on another disk. */
async function move(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    const beside = join(dirname(to), `${basename(to)}.restoring`)
    await copyFile(from, beside)
    await rename(beside, to)
  }
}

/** What the bucket has already stays as it is: uploads never change. */
async function uploadMissing(restored: string): Promise<void> {
  const store = createUploadStore()
  for (const folder of uploadFolders) {
    if (!existsSync(join(restored, folder))) continue
    const there = new Set<string>()
    for await (const { name } of store.list(folder)) there.add(name)
    for (const name of await readdir(join(restored, folder)))
      if (!there.has(name)) await store.put(folder satisfies UploadFolder, name, join(restored, folder, name))
  }
}
