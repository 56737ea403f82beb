import { createReadStream } from 'node:fs'
import { copyFile, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { UploadStore } from './upload-store.ts'

export function createLocalStore(dataDir: string): UploadStore {
  return {
    async put(folder, name, sourcePath) {
      await mkdir(join(dataDir, folder), { recursive: true })
      await copyFile(sourcePath, join(dataDir, folder, name))
    },

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
