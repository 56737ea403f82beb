import type { IncomingMessage } from 'node:http'
import { statfs } from 'node:fs/promises'
import type { Environment } from '../../../platform/environment.ts'
import { uploadTexts } from './upload-texts.ts'

const BYTES_PER_MB = 1_000_000
/** While it is saved, a file lies there as it came and as it is kept; what is made of a picture is smaller than the picture. */
const COPIES = 2

type DiskSettings = Pick<Environment, 'DATA_DIR' | 'MIN_FREE_DISK_MB'>

export type RoomRefusal = { status: 507; message: string }

/** Whether the disk takes so many bytes and keeps what the database and everything else need. */
export async function hasRoom({ DATA_DIR, MIN_FREE_DISK_MB }: DiskSettings, bytes = 0): Promise<boolean> {
  const { bavail, bsize } = await statfs(DATA_DIR)
  return bavail * bsize - bytes >= MIN_FREE_DISK_MB * BYTES_PER_MB
}

/**
 * Decides before the body of an upload is read whether there is room for it, also where it goes to a bucket: it comes to the disk first.
 * @returns null where there is, and for requests without a file
 */
export async function refuseWithoutRoom(
  { headers }: Pick<IncomingMessage, 'headers'>,
  settings: DiskSettings,
): Promise<RoomRefusal | null> {
  if (!headers['content-type']?.startsWith('multipart/form-data')) return null
  if (await hasRoom(settings, COPIES * Number(headers['content-length'] ?? 0))) return null
  const [language = 'en'] = (headers['accept-language'] ?? 'en').split(/[,;]/)
  return { status: 507, message: uploadTexts(language).full }
}
