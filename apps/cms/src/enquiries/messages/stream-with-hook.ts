import { Readable } from 'node:stream'

/**
 * The bytes of a mail as a stream that ends only after `beforeEnd` is done. The end makes nodemailer send the final dot, with
 * which the mail server accepts the mail: what `beforeEnd` writes is on the disk before that can happen (decision 19).
 */
export function streamWithHook(bytes: Uint8Array, beforeEnd: () => Promise<void>): Readable {
  async function* parts() {
    yield bytes
    await beforeEnd()
  }
  return Readable.from(parts(), { objectMode: false })
}
