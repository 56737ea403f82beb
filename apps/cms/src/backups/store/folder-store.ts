import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type BackupStore, momentOf, toBackups } from './backup-store.ts'

/** What a write that was broken off has left ends like this. */
const UNFINISHED = '.unfinished'

/** Back-ups in a folder, for this user only. */
export function createFolderStore(folder: string): BackupStore {
  return {
    async list() {
      const names = (await readdir(folder).catch(emptyIfGone)).filter((name) => momentOf(name))
      return toBackups(
        await Promise.all(names.map(async (name) => ({ name, size: (await stat(join(folder, name))).size }))),
      )
    },

    async write(name, archive) {
      await mkdir(folder, { recursive: true })
      for (const left of await readdir(folder))
        if (left.startsWith('vitrine-') && left.endsWith(UNFINISHED)) await rm(join(folder, left))
      const unfinished = join(folder, name + UNFINISHED)
      try {
        await pipeline(archive, createWriteStream(unfinished, { flush: true, mode: 0o600 }))
        await rename(unfinished, join(folder, name))
        const opened = await open(folder, 'r')
        await opened.sync().finally(() => opened.close())
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },

    async open(name) {
      const path = join(folder, name)
      const found = momentOf(name) && (await stat(path).catch(() => null))
      return found ? { body: createReadStream(path), size: found.size } : null
    },

    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

function emptyIfGone(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}
