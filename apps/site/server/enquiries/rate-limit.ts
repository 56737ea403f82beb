import { toNetwork } from '@vitrine/platform/client-network'
import type { SenderCounts } from './sender-counts.ts'

const HOUR_MS = 60 * 60_000

/** Counts an enquiry of an address. Gives null where it may be sent, else the seconds to wait. */
export type RateLimit = (address: string) => number | null

/** @param maxPerHour enquiries from one address, 0 for no limit */
export function createRateLimit(maxPerHour: number, counts: SenderCounts): RateLimit {
  if (maxPerHour === 0) return () => null
  const limit = { max: maxPerHour, windowMs: HOUR_MS }
  return (address) => {
    const waitMs = counts.take('enquiry', toNetwork(address), limit)
    return waitMs === 0 ? null : Math.ceil(waitMs / 1000)
  }
}
