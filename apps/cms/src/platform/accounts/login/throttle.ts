import type { Client } from '../client/read-client.ts'
import type { AttemptCounter } from './attempt-counter.ts'
import type { Limit } from './count-attempts.ts'

const MINUTE_MS = 60_000

/** A device that has logged in to the account, an address from which somebody has, or neither. */
export type Acquaintance = 'known-device' | 'known-address' | 'stranger'

export type Attempt = {
  /** How long this client must wait; 0: it may try. */
  waitMs: number
  /** The attempt was none: nothing was guessed. */
  takeBack: () => Promise<void>
  /** The client knew what it should: its failures are forgotten. */
  succeed: () => Promise<void>
}

/**
 * Counts failed logins so that guessing is slow and nobody can lock somebody else out (R12.30). Each attempt counts as a failure from
 * its beginning, so that many at the same time are no way round.
 *
 * - A known device has a count of its own for each account: what strangers do is not in it.
 * - From a known address only what came from there for this account counts, and what came from there for any.
 * - Strangers share one count for each account besides, so that guessing from many addresses ends too.
 * @param counter gives the counter of a name
 */
export function createLoginThrottle(counter: (name: string, limit: Limit) => AttemptCounter) {
  const ofClient = counter('login of a client', { max: 10, windowMs: 15 * MINUTE_MS })
  const ofAddress = counter('login from an address', { max: 30, windowMs: 15 * MINUTE_MS })
  const ofStrangers = counter('login of strangers', { max: 30, windowMs: 60 * MINUTE_MS })

  function countsOf(account: string, client: Client, acquaintance: Acquaintance): [AttemptCounter, string][] {
    if (acquaintance === 'known-device') return [[ofClient, `${account} device ${client.device}`]]
    const counts: [AttemptCounter, string][] = [[ofClient, `${account} address ${client.network}`]]
    if (acquaintance === 'known-address') return counts
    return [...counts, [ofAddress, client.network], [ofStrangers, account]]
  }

  return {
    async begin(account: string, client: Client, acquaintance: Acquaintance): Promise<Attempt> {
      const counts = countsOf(account, client, acquaintance)
      const taken: typeof counts = []
      let waitMs = 0
      for (const [own, key] of counts) {
        const wait = await own.take(key)
        if (wait === 0) taken.push([own, key])
        waitMs = Math.max(waitMs, wait)
      }
      const takeBack = async () => {
        for (const [own, key] of taken.splice(0)) await own.takeBack(key)
      }
      // What one of them refuses counts in none.
      if (waitMs > 0) await takeBack()
      const succeed = async () => {
        const [first] = taken
        await takeBack()
        if (first) await first[0].forget(first[1])
      }
      return { waitMs, takeBack, succeed }
    },
  }
}
