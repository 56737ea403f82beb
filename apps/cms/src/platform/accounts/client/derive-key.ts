import { hkdfSync } from 'node:crypto'

const KEY_BYTES = 32

/** A key of its own for each purpose, all from Payload's secret: what one of them gives away is of no use for another. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `vitrine ${purpose}`, KEY_BYTES))
}
