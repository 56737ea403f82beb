import { isIPv6 } from 'node:net'
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
      await limiter.consume(toRateLimitKey(address))
      return null
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    }
  }
}

/** One household has a whole /64 of IPv6. An IPv4-mapped IPv6 address counts as the IPv4 address. */
export function toRateLimitKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [before = '', after] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const front = before.split(':').filter(Boolean)
  const back = after?.split(':').filter(Boolean) ?? []
  const zeros = after === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`
}
