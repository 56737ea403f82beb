import { toNetwork } from '@vitrine/platform/client-network'

const MINUTE_MS = 60_000
/** An office behind one address looks at fewer pages. */
const MAX_PER_NETWORK = 120
const MAX_IN_ALL = 12_000
const MAX_NETWORKS = 10_000

/** How much is counted in a minute, so that nobody makes up visitors. Addresses are forgotten after it, and are written nowhere. */
export class ViewLimits {
  readonly #networks = new Map<string, number>()
  #count = 0
  #since = 0

  /** @returns whether a message from an address counts */
  take(address: string, now = Date.now()): boolean {
    if (now - this.#since >= MINUTE_MS || now < this.#since) {
      this.#since = now
      this.#count = 0
      this.#networks.clear()
    }
    const network = toNetwork(address)
    const known = this.#networks.get(network) ?? 0
    const isFull = known === 0 && this.#networks.size >= MAX_NETWORKS
    if (isFull || known >= MAX_PER_NETWORK || this.#count >= MAX_IN_ALL) return false
    this.#networks.set(network, known + 1)
    this.#count++
    return true
  }
}
