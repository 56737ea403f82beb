import { Readable } from 'node:stream'

/**
 * The bytes of a mail as a stream that ends only after `beforeEnd` is done. The end is what makes nodemailer send the final dot, by
 * which the mail server takes the mail: what is written down in `beforeEnd` is on the disk before that can happen (decision 17).
 */
export function streamWithHook(bytes: Uint8Array, beforeEnd: () => Promise<void>): Readable {
  async function* parts() {
    yield bytes
    await beforeEnd()
  }
  return Readable.from(parts(), { objectMode: false })
}
