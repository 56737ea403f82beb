import { createHmac, timingSafeEqual } from 'node:crypto'

const ID_BYTES = 16

/**
 * Tokens of private links: a UUID and 256 bits that nobody makes without the secret, as 64 letters. Nothing is stored, so a mail that is made
 * again has the same link.
 * @param purpose keeps these signatures apart from others that the same secret makes
 */
export function signedTokens(purpose: string) {
  const sign = (id: Uint8Array, secret: string) => createHmac('sha256', secret).update(purpose).update(id).digest()
  return {
    toToken(id: string, secret: string): string {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
      return Buffer.concat([bytes, sign(bytes, secret)]).toString('base64url')
    },
    /** The id of a token; null where we have not made it. */
    readToken(token: string, secret: string): string | null {
      const bytes = Buffer.from(token, 'base64url')
      const [id, signature] = [bytes.subarray(0, ID_BYTES), bytes.subarray(ID_BYTES)]
      const expected = sign(id, secret)
      if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
  }
}
