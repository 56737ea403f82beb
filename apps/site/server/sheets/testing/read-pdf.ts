import { inflateSync } from 'node:zlib'

/** For tests: all that a PDF says outside and inside of its compressed streams, as text. */
export function readPdf(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf)
  const parts = [bytes.toString('latin1')]
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at + 1)) {
    const end = bytes.indexOf('endstream', at)
    try {
      parts.push(inflateSync(bytes.subarray(at + 'stream\n'.length, end)).toString('latin1'))
    } catch {
      // Not compressed so: a picture, or read above.
    }
  }
  return parts.join('\n')
}
