import { createHash } from 'node:crypto'
import type { UploadStore } from '../../content/media/upload-store.ts'

/** Up to this size a file is read whole before each time that it is sent; a larger one at most once an hour. */
const ALWAYS_UP_TO_BYTES = 16 * 1024 * 1024
const BELIEVED_MS = 60 * 60_000
const MAX_BELIEVED = 1000

const believed = new Map<string, number>()

export type StoredFile = { filename: string; sha256: string; filesize: number }

const running = new Map<string, Promise<boolean | null>>()

/**
 * Whether a stored file still has the checksum that it was published with; null where it is not there. Who asks while it is read waits for the same
 * reading: a reader asks for a file in many parts, and a hundred of them must not read it a hundred times at once.
 */
export async function isIntact(store: UploadStore, file: StoredFile, now = Date.now()): Promise<boolean | null> {
  const name = `${file.filename} ${file.sha256}`
  if (file.filesize > ALWAYS_UP_TO_BYTES && (believed.get(name) ?? 0) > now - BELIEVED_MS) return true
  const reading = running.get(name) ?? readWhole(store, file).finally(() => running.delete(name))
  running.set(name, reading)
  const intact = await reading
  if (intact) believe(name, now)
  return intact
}

async function readWhole(store: UploadStore, { filename, sha256 }: StoredFile): Promise<boolean | null> {
  const upload = await store.open('documents', filename)
  if (!upload) return null
  const hash = createHash('sha256')
  for await (const chunk of upload.body) hash.update(chunk)
  return hash.digest('hex') === sha256
}

function believe(name: string, now: number) {
  believed.set(name, now)
  const oldest = believed.size > MAX_BELIEVED ? believed.keys().next().value : undefined
  if (oldest !== undefined) believed.delete(oldest)
}
