import { ERASURE_DAYS } from '@vitrine/contract/submission-limits'

const DAY_MS = 24 * 60 * 60 * 1000

/** Until when a request for erasure, made at a time, is to be decided. */
export function toErasureDeadline(requestedAt: string): string {
  return new Date(Date.parse(requestedAt) + ERASURE_DAYS * DAY_MS).toISOString()
}
