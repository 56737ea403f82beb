import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { PayloadRequest } from 'payload'

/** The SHA-256 of an uploaded file, in hexadecimal digits. It may be large: it is not read into memory whole. */
export async function hashFile({ tempFilePath, data }: NonNullable<PayloadRequest['file']>): Promise<string> {
  const hash = createHash('sha256')
  if (tempFilePath) await pipeline(createReadStream(tempFilePath), hash)
  else hash.update(data)
  return hash.digest('hex')
}
