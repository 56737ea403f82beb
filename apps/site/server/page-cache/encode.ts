import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Entry } from './entry.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Below this the headers cost more than compression saves. */
const MIN_COMPRESSED_BYTES = 512
/** Once a revision and page, off the main thread; 9 is within a few percent of 11 in a tenth of its time. */
const brotliQuality = { quick: 9, smallest: 11 }

/** Compresses a body in every encoding that is sent: `smallest` for what never changes, `quick` for what is rendered again. */
export async function encodeBodies(
  plain: Buffer,
  effort: keyof typeof brotliQuality = 'quick',
): Promise<Entry['bodies']> {
  if (plain.length < MIN_COMPRESSED_BYTES) return { plain, gzip: null, br: null }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  const [br, gzipped] = await Promise.all([
    brotli(plain, { params }),
    deflate(plain, { level: effort === 'smallest' ? 9 : 7 }),
  ])
  return { plain, gzip: gzipped, br }
}

export function hashBody(plain: Buffer): string {
  return createHash('sha256').update(plain).digest('base64url').slice(0, 22)
}
