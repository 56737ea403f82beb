import { timingSafeEqual } from 'node:crypto'

/** Whether a secret was given, compared in constant time. */
export function isSameSecret(given: string | null | undefined, secret: string | undefined): boolean {
  if (!given || !secret) return false
  const [a, b] = [Buffer.from(given), Buffer.from(secret)]
  return a.length === b.length && timingSafeEqual(a, b)
}
