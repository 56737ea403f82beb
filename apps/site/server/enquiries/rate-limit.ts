import { toNetwork } from '@vitrine/platform/client-network'
import type { SenderCounts } from './sender-counts.ts'

const HOUR_MS = 60 * 60_000

/** Counts what comes from an address, such as an enquiry. Gives null where there is room for it, else the seconds to wait. */
export type RateLimit = (address: string) => number | null

/** @param maxPerHour from one address, 0 for no limit @param name what is counted */
export function createRateLimit(maxPerHour: number, counts: SenderCounts, name = 'enquiry'): RateLimit {
  if (maxPerHour === 0) return () => null
  const limit = { max: maxPerHour, windowMs: HOUR_MS }
  return (address) => {
    const waitMs = counts.take(name, toNetwork(address), limit)
    return waitMs === 0 ? null : Math.ceil(waitMs / 1000)
  }
}
