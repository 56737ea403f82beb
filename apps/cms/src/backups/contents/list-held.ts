import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { ArchiveEntry } from '../archive/write-archive.ts'

/** The paths of all files below a folder, the same each time. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

/** The files below a folder for an archive, by their paths in it. */
export async function* readHeld(folder: string, files: readonly string[]): AsyncGenerator<ArchiveEntry> {
  for (const file of files) {
    const { size } = await stat(file)
    const body = size > 0 ? createReadStream(file, { end: size - 1 }) : emptyBody()
    yield { name: relative(folder, file).split(sep).join('/'), size, body }
  }
}

async function* emptyBody(): AsyncGenerator<Uint8Array> {}
