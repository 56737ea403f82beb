import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { jwtVerify } from 'jose'

/** As Payload makes its key from the configured secret (payload/dist/index.js). */
export function toSigningKey(secret: string): Uint8Array {
  return new TextEncoder().encode(createHash('sha256').update(secret).digest('hex').slice(0, 32))
}

/**
 * Whether a request carries a token that this back office has signed and that has not run out. That its session still exists is checked by
 * Payload, after the body is read.
 * @param key from `toSigningKey`
 */
export async function hasValidToken(headers: IncomingHttpHeaders, key: Uint8Array): Promise<boolean> {
  const named = /^(?:JWT|Bearer) (\S+)$/.exec(headers.authorization ?? '')?.[1]
  const token = named ?? /(?:^|;\s*)payload-token=([^;\s]+)/.exec(headers.cookie ?? '')?.[1]
  if (!token) return false
  return jwtVerify(token, key).then(
    () => true,
    () => false,
  )
}
