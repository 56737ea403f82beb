import type { IncomingMessage } from 'node:http'
import { isReservedPath } from '@vitrine/contract/reserved-paths'
import { MAX_UPLOAD_BYTES } from './upload-limits.ts'

/** Enough to log in or to choose a password. */
const MAX_BYTES_OF_STRANGERS = 16 * 1024
/** A document with all its languages is some hundred kB of JSON. */
const MAX_JSON_BYTES = 20 * 1024 * 1024

export type BodyRefusal = { status: 411 | 413; message: string }

/**
 * Decides before a body is read: Payload and Next read it whole before they ask who has sent it. The content API has limits of its own
 * (`readRequestBody`), and the site lets nobody else post to it.
 * @param isSignedIn asked only where the body is larger than what strangers may send
 * @returns null where the body may be read
 */
export async function decideBodyRefusal(
  { url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  isSignedIn: () => Promise<boolean>,
): Promise<BodyRefusal | null> {
  const isOfUnknownLength = headers['transfer-encoding'] !== undefined
  const length = Number(headers['content-length'] ?? 0)
  if (!isOfUnknownLength && length <= MAX_BYTES_OF_STRANGERS) return null
  if (isReservedPath(url.split('?')[0] ?? '/', 'content-api')) return null
  if (!(await isSignedIn()))
    return { status: 413, message: 'Log in first: without a session only short requests are read.' }
  const isUpload = headers['content-type']?.startsWith('multipart/form-data') ?? false
  if (isOfUnknownLength && !isUpload)
    return { status: 411, message: 'Say with Content-Length how long the request is.' }
  const maxBytes = isUpload ? MAX_UPLOAD_BYTES : MAX_JSON_BYTES
  return length > maxBytes ? { status: 413, message: `At most ${Math.floor(maxBytes / 1e6)} MB are taken.` } : null
}
