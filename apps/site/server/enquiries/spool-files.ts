import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { EnquiryFile } from '@vitrine/contract/shapes/submission'

const STAGING = 'incoming-'

/** Files of a request that is still being read; `folder` holds them under the names 0, 1, 2…, or null where they were only looked at. */
export type StagedFiles = { folder: string | null; files: EnquiryFile[] }

/**
 * The files of undelivered enquiries, in `DATA_DIR/spool-files/<id>/<position>`: they are not served, and they are named by numbers,
 * so that the name that a visitor gave a file never becomes a path.
 */
export class SpoolFiles {
  readonly #folder: string
  /** By enquiry. */
  readonly #sizes = new Map<string, number>()

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'spool-files')
    mkdirSync(this.#folder, { recursive: true })
    for (const entry of readdirSync(this.#folder, { withFileTypes: true }))
      if (entry.isDirectory()) this.#sizes.set(entry.name, sizeOf(join(this.#folder, entry.name)))
  }

  /** How many bytes the files of undelivered enquiries have. */
  get storedBytes(): number {
    return [...this.#sizes.values()].reduce((sum, size) => sum + size, 0)
  }

  /** A new folder to read files into. @throws where it cannot be made */
  stage(): string {
    const folder = join(this.#folder, STAGING + randomUUID())
    mkdirSync(folder)
    return folder
  }

  /** Makes staged files those of an enquiry; they are on the disk when this returns. */
  keep({ folder, files }: { folder: string | null; files: readonly Pick<EnquiryFile, 'size'>[] }, id: string) {
    if (folder === null) throw new Error('files that were only looked at cannot be kept')
    const own = join(this.#folder, id)
    // Left over from a crash before the enquiry was written.
    rmSync(own, { recursive: true, force: true })
    syncFolder(folder)
    renameSync(folder, own)
    syncFolder(this.#folder)
    this.#sizes.set(
      id,
      files.reduce((sum, { size }) => sum + size, 0),
    )
  }

  /** Where the files of an enquiry are, in their order. */
  paths(id: string, count: number): string[] {
    return Array.from({ length: count }, (_, position) => join(this.#folder, id, String(position)))
  }

  /** Drops what was staged; files that were kept have been moved. */
  dropStaged({ folder }: StagedFiles) {
    if (folder !== null) rmSync(folder, { recursive: true, force: true })
  }

  drop(id: string) {
    rmSync(join(this.#folder, id), { recursive: true, force: true })
    this.#sizes.delete(id)
  }

  /** At a start: drops the files of all other enquiries. */
  dropOthers(ids: ReadonlySet<string>) {
    for (const name of readdirSync(this.#folder)) if (!ids.has(name)) this.drop(name)
  }
}

function sizeOf(folder: string): number {
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
}

function syncFolder(folder: string) {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
