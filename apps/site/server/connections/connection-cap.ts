import type { Socket } from 'node:net'
import { toNetwork } from '@vitrine/platform/client-network'

/**
 * How many connections one address may hold (R12.43). Browsers keep idle ones for later: where an address has too many, the oldest idle one is ended
 * for the new one, so that an office behind one address is not kept out, and whatever is being sent or answered goes on.
 */
export class ConnectionCap {
  readonly #max: number
  readonly #byAddress = new Map<string, Set<Socket>>()
  readonly #isBusy: (socket: Socket) => boolean

  /** @param isBusy whether a request of a connection is answered: then it is not ended for another one */
  constructor(max: number, isBusy: (socket: Socket) => boolean) {
    this.#max = max
    this.#isBusy = isBusy
  }

  /** Counts a new connection, and ends one of its address where there are too many: the new one itself where no other is idle. */
  add(socket: Socket) {
    const address = socket.remoteAddress
    if (address === undefined) return
    const key = toNetwork(address)
    const sockets = this.#byAddress.get(key) ?? new Set()
    this.#byAddress.set(key, sockets.add(socket))
    socket.once('close', () => this.#remove(key, socket))
    if (sockets.size <= this.#max) return
    const [ended] = [...sockets].filter((it) => !this.#isBusy(it))
    if (!ended) return
    this.#remove(key, ended)
    ended.destroy()
  }

  #remove(key: string, socket: Socket) {
    const sockets = this.#byAddress.get(key)
    sockets?.delete(socket)
    if (sockets?.size === 0) this.#byAddress.delete(key)
  }
}
