/** Whether all programs, and the ways between them, are whole just now, and since when; in ms since 1970. */
export class Watch {
  /** Infinity while something is being broken. */
  wholeSince = Date.now()
  #fault = 'nothing was broken yet'
  #faultAt = Date.now()
  /** When nginx could be gone: nobody can be served then. */
  readonly withoutProxy: { from: number; to: number }[] = []
  /** When a mail may have been broken off: kills of a back office and of the mail server. */
  readonly mailKills: number[] = []

  begin(fault: string) {
    this.#fault = fault
    this.#faultAt = Date.now()
    this.wholeSince = Infinity
  }

  isWholeAgain() {
    this.wholeSince = Date.now()
  }

  /** The last fault, and how long ago it was. */
  now(): string {
    const since = ((Date.now() - this.#faultAt) / 1000).toFixed(1)
    return `${this.#fault} ${since} s before${this.wholeSince === Infinity ? '' : ', whole again'}`
  }
}
