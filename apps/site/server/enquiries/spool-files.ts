import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { OrderFile } from '@vitrine/contract/shapes/submission'

const STAGING = 'incoming-'

/** Files of a request that is still being read; `folder` holds them under the names 0, 1, 2… */
export type StagedFiles = { folder: string; files: OrderFile[] }

/**
 * The files of undelivered enquiries, in `DATA_DIR/spool-files/<id>/<position>`: they are not served, and they are named by numbers,
 * so that the name that a visitor gave a file never becomes a path.
 */
export class SpoolFiles {
  readonly #folder: string

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'spool-files')
    mkdirSync(this.#folder, { recursive: true })
  }

  /** A new folder to read files into. @throws where it cannot be made */
  stage(): string {
    const folder = join(this.#folder, STAGING + randomUUID())
    mkdirSync(folder)
    return folder
  }

  /** Makes staged files those of an enquiry; they are on the disk when this returns. */
  keep({ folder }: StagedFiles, id: string) {
    const own = join(this.#folder, id)
    // Left over from a crash before the enquiry was written.
    rmSync(own, { recursive: true, force: true })
    syncFolder(folder)
    renameSync(folder, own)
    syncFolder(this.#folder)
  }

  /** Where the files of an enquiry are, in their order. */
  paths(id: string, count: number): string[] {
    return Array.from({ length: count }, (_, position) => join(this.#folder, id, String(position)))
  }

  /** Drops what was staged; files that were kept have been moved. */
  dropStaged({ folder }: StagedFiles) {
    rmSync(folder, { recursive: true, force: true })
  }

  drop(id: string) {
    rmSync(join(this.#folder, id), { recursive: true, force: true })
  }

  /** At a start: drops the files of all other enquiries. */
  dropOthers(ids: ReadonlySet<string>) {
    for (const name of readdirSync(this.#folder)) if (!ids.has(name)) this.drop(name)
  }
}

function syncFolder(folder: string) {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
