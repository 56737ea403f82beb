import type { Client } from '../client/read-client.ts'
import { type AttemptCounter, countAttempts } from './count-attempts.ts'

const MINUTE_MS = 60_000

/** A device that has logged in to the account, an address from which somebody has, or neither. */
export type Acquaintance = 'known-device' | 'known-address' | 'stranger'

export type Attempt = {
  /** How long this client must wait; 0: it may try. */
  waitMs: number
  /** The attempt was none: nothing was guessed. */
  takeBack: () => void
  /** The client knew what it should: its failures are forgotten. */
  succeed: () => void
}

/**
 * Counts failed logins so that guessing is slow and nobody can lock somebody else out (R12.30). Each attempt counts as a failure from
 * its beginning, so that many at the same time are no way round.
 *
 * - A known device has a count of its own for each account: what strangers do is not in it.
 * - From a known address only what came from there for this account counts, and what came from there for any.
 * - Strangers share one count for each account besides, so that guessing from many addresses ends too.
 */
export function createLoginThrottle(now: () => number = Date.now) {
  const ofClient = countAttempts({ max: 10, windowMs: 15 * MINUTE_MS }, now)
  const ofAddress = countAttempts({ max: 30, windowMs: 15 * MINUTE_MS }, now)
  const ofStrangers = countAttempts({ max: 30, windowMs: 60 * MINUTE_MS }, now)

  function countsOf(account: string, client: Client, acquaintance: Acquaintance): [AttemptCounter, string][] {
    if (acquaintance === 'known-device') return [[ofClient, `${account} device ${client.device}`]]
    const counts: [AttemptCounter, string][] = [[ofClient, `${account} address ${client.network}`]]
    if (acquaintance === 'known-address') return counts
    return [...counts, [ofAddress, client.network], [ofStrangers, account]]
  }

  return {
    begin(account: string, client: Client, acquaintance: Acquaintance): Attempt {
      const counts = countsOf(account, client, acquaintance)
      const waitMs = Math.max(...counts.map(([counter, key]) => counter.waitMs(key)))
      if (waitMs === 0) for (const [counter, key] of counts) counter.add(key)
      const takeBack = () => {
        if (waitMs === 0) for (const [counter, key] of counts) counter.takeBack(key)
      }
      const succeed = () => {
        takeBack()
        const [[counter, key] = []] = counts
        if (counter && key) counter.forget(key)
      }
      return { waitMs, takeBack, succeed }
    },
  }
}

export type LoginThrottle = ReturnType<typeof createLoginThrottle>
