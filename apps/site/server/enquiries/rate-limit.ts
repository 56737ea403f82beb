import { toNetwork } from '@vitrine/platform/client-network'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

const HOUR_S = 60 * 60

/** Counts an enquiry of an address. Gives null where it may be sent, else the seconds to wait. */
export type RateLimit = (address: string) => Promise<number | null>

/** @param maxPerHour enquiries from one address, 0 for no limit. Counts are in memory: a restart resets them. */
export function createRateLimit(maxPerHour: number): RateLimit {
  if (maxPerHour === 0) return async () => null
  const limiter = new RateLimiterMemory({ points: maxPerHour, duration: HOUR_S })
  return async (address) => {
    try {
      await limiter.consume(toNetwork(address))
      return null
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    }
  }
}
