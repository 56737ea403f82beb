import { createHash } from 'node:crypto'
import type { UploadStore } from '../../content/media/upload-store.ts'

/** Up to this size a file is read whole before each time that it is sent; a larger one at most once an hour. */
const ALWAYS_UP_TO_BYTES = 16 * 1024 * 1024
const BELIEVED_MS = 60 * 60_000
const MAX_BELIEVED = 1000

const believed = new Map<string, number>()

export type StoredFile = { filename: string; sha256: string; filesize: number }

/** Whether a stored file still has the checksum that it was published with; null where it is not there. */
export async function isIntact(store: UploadStore, file: StoredFile, now = Date.now()): Promise<boolean | null> {
  const { filename, sha256, filesize } = file
  const name = `${filename} ${sha256}`
  if (filesize > ALWAYS_UP_TO_BYTES && (believed.get(name) ?? 0) > now - BELIEVED_MS) return true
  const upload = await store.open('documents', filename)
  if (!upload) return null
  const hash = createHash('sha256')
  for await (const chunk of upload.body) hash.update(chunk)
  if (hash.digest('hex') !== sha256) return false
  believed.set(name, now)
  const oldest = believed.size > MAX_BELIEVED ? believed.keys().next().value : undefined
  if (oldest !== undefined) believed.delete(oldest)
  return true
}
