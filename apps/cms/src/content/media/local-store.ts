import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { UploadStore } from './upload-store.ts'

/** How the name of a file ends that is being written. */
const PART = '.part'

export function createLocalStore(dataDir: string): UploadStore {
  return {
    async put(folder, name, sourcePath) {
      const path = join(dataDir, folder, name)
      await mkdir(join(dataDir, folder), { recursive: true })
      await copyFile(sourcePath, path + PART)
      await rename(path + PART, path)
    },

    async write(folder, name, bytes) {
      await placeDurably(join(dataDir, folder), name, bytes)
    },

    async save(folder, name, body) {
      await placeDurably(join(dataDir, folder), name, body)
    },

    async *list(folder) {
      for (const entry of await readdir(join(dataDir, folder), { withFileTypes: true }).catch(nothingIfGone)) {
        if (entry.name.endsWith(PART)) continue
        const path = join(dataDir, folder, entry.name)
        if (!entry.isFile()) throw new Error(`${path} is no file: Vitrine has not put it there. Move it away.`)
        yield { name: entry.name, size: (await stat(path)).size }
      }
    },

    // The folder has no address of its own.
    linkTo: async () => null,

    remove: (folder, name) => rm(join(dataDir, folder, name), { force: true }),

    async open(folder, name, range) {
      const path = join(dataDir, folder, name)
      const found = await stat(path).catch(() => null)
      if (!found?.isFile()) return null
      const size = found.size
      const cut =
        range && range.start < size ? { start: range.start, end: Math.min(range.end ?? size - 1, size - 1) } : null
      const stream = createReadStream(path, cut ?? {})
      return { body: Readable.toWeb(stream) as ReadableStream<Uint8Array>, size, range: cut }
    },
  }
}

async function placeDurably(folder: string, name: string, body: Uint8Array | AsyncIterable<Uint8Array>) {
  await mkdir(folder, { recursive: true })
  const path = join(folder, name)
  await writeDurably(path + PART, body)
  await rename(path + PART, path)
  await sync(folder)
}

async function writeDurably(path: string, body: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(body)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A new name in a folder is durable only when the folder is synced too. */
async function sync(folder: string): Promise<void> {
  const opened = await open(folder, 'r')
  await opened.sync().finally(() => opened.close())
}

function nothingIfGone(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}
