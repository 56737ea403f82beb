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
    if (now - this.#since >= MINUTE_MS || now < this.#since) {
      this.#since = now
      this.#count = 0
      this.#networks.clear()
    }
    const network = toNetwork(address)
    const known = this.#networks.get(network) ?? 0
    const isFull = known === 0 && this.#networks.size >= MAX_NETWORKS
    if (isFull || known >= this.#limits.perNetwork || this.#count >= this.#limits.inAll) return false
    this.#networks.set(network, known + 1)
    this.#count++
    return true
  }
}
