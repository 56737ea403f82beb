import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { UploadStore } from './upload-store.ts'

export function createLocalStore(dataDir: string): UploadStore {
  return {
    async put(folder, name, sourcePath) {
      await mkdir(join(dataDir, folder), { recursive: true })
      await copyFile(sourcePath, join(dataDir, folder, name))
    },

    async write(folder, name, bytes) {
      await mkdir(join(dataDir, folder), { recursive: true })
      const path = join(dataDir, folder, name)
      await writeDurably(`${path}.part`, bytes)
      await rename(`${path}.part`, path)
      await sync(join(dataDir, folder))
    },

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

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(bytes)
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
