import { toNetwork } from '@vitrine/platform/client-network'

const MINUTE_MS = 60_000
const MAX_NETWORKS = 10_000

/** How much is taken in a minute, of one network and in all. Addresses are forgotten after it, and are written nowhere. */
export class MinuteLimits {
  readonly #limits: { perNetwork: number; inAll: number }
  readonly #networks = new Map<string, number>()
  #count = 0
  #since = 0

  constructor(limits: { perNetwork: number; inAll: number }) {
    this.#limits = limits
  }

  /** @returns whether something from an address counts */
  take(address: string, now = Date.now()): boolean {
    this.#forget(now)
    const network = toNetwork(address)
    const known = this.#networks.get(network) ?? 0
    const isFull = known === 0 && this.#networks.size >= MAX_NETWORKS
    if (isFull || known >= this.#limits.perNetwork || this.#count >= this.#limits.inAll) return false
    this.#networks.set(network, known + 1)
    this.#count++
    return true
  }

  /** Counts what something that was taken costs besides, as soon as that is known. */
  charge(address: string, cost: number, now = Date.now()): void {
    this.#forget(now)
    const network = toNetwork(address)
    this.#networks.set(network, (this.#networks.get(network) ?? 0) + cost)
    this.#count += cost
  }

  /** How long it takes until everything begins anew. */
  secondsLeft(now = Date.now()): number {
    return Math.max(1, Math.ceil((this.#since + MINUTE_MS - now) / 1000))
  }

  #forget(now: number) {
    if (now - this.#since < MINUTE_MS && now >= this.#since) return
    this.#since = now
    this.#count = 0
    this.#networks.clear()
  }
}
