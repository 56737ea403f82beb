import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { Bodies, Encoding } from './entry.ts'

const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)
const deflate = promisify(gzip)

/** Below this the headers cost more than compression saves. */
const MIN_COMPRESSED_BYTES = 512
/** For whoever waits (R13.60). */
export const QUICK_BROTLI = 4
const GZIP = 6
/** For whoever comes later: 9 % smaller. Level 9 would take off 1 % more, for three times the time and a table of 33 MB instead of 8. */
export const SMALL_BROTLI = 7
/** For what many come for: another 7 %, for nine times the time (50 ms for the home page) and 23 MB while it is made. Level 11 would take three times that for 2 %. */
export const SMALLEST_BROTLI = 10

/** The body as it is kept: as brotli, which nearly everybody takes, or plain where there is nothing to compress. @param level of brotli */
export async function encodeBody(plain: Buffer, level = QUICK_BROTLI): Promise<Bodies> {
  if (plain.length < MIN_COMPRESSED_BYTES) return { plain: toOwn(plain) }
  return { br: toOwn(await toBrotli(plain, level)) }
}

/** The same body, smaller: its brotli made again, without haste. @param level of brotli @returns null where it is no smaller */
export async function makeSmall({ br }: Bodies, level: number): Promise<Buffer | null> {
  if (!br) return null
  const small = await toBrotli(await unbrotli(br), level)
  return small.length < br.length ? toOwn(small) : null
}

/** A body as it is kept that would not be smaller compressed, such as a picture. */
export function keepPlain(plain: Buffer): Bodies {
  return { plain: toOwn(plain) }
}

/** The encoding in which a body is sent to somebody who takes `wanted`. */
export function encodingOf(bodies: Bodies, wanted: Encoding): Encoding {
  return bodies.br ? wanted : 'plain'
}

/**
 * The body in an encoding. What has to be made is kept in `bodies`, but for plain bytes: few ask for them, and they are five times as
 * large as all others.
 */
export async function bodyIn(encoding: Encoding, bodies: Bodies): Promise<Buffer> {
  const made = bodies[encoding]
  if (made || !bodies.br) return made ?? Buffer.alloc(0)
  const plain = await unbrotli(bodies.br)
  if (encoding === 'plain') return plain
  bodies.gzip = toOwn(await deflate(plain, { level: GZIP, chunkSize: toChunkSize(plain) }))
  return bodies.gzip
}

/** Compresses what never changes, as small as it gets; null where that saves nothing. */
export async function compressWell(plain: Buffer): Promise<{ gzip: Buffer; br: Buffer } | null> {
  if (plain.length < MIN_COMPRESSED_BYTES) return null
  const [br, gzipped] = await Promise.all([
    toBrotli(plain, constants.BROTLI_MAX_QUALITY),
    deflate(plain, { level: constants.Z_BEST_COMPRESSION }),
  ])
  return { br, gzip: gzipped }
}

export function hashBody(plain: Buffer): string {
  return createHash('sha256').update(plain).digest('base64url').slice(0, 22)
}

function toBrotli(plain: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  return brotli(plain, { params, chunkSize: toChunkSize(plain) })
}

/** Pages become a fifth: with room for all of it, the main thread is called once and not for each 16 kB. */
function toChunkSize({ length }: Buffer): number {
  return Math.max(MIN_COMPRESSED_BYTES, Math.ceil(length / 3))
}

/** Small buffers are parts of larger ones, such as the 16 kB into which zlib writes, and would keep the whole in memory. */
function toOwn(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
