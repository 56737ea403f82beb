import { type Entry, weigh } from './entry.ts'

/** Entries by key, bounded in bytes; the one that was longest unused goes first. */
export class Store {
  readonly #entries = new Map<string, Entry>()
  readonly #limit: number
  bytes = 0

  constructor(limitBytes: number) {
    this.#limit = limitBytes
  }

  get size() {
    return this.#entries.size
  }

  get(key: string): Entry | undefined {
    return this.#entries.get(key)
  }

  /** Marks as just used. A Map keeps insertion order, so the first key is the longest unused. */
  touch(key: string, entry: Entry) {
    this.#entries.delete(key)
    this.#entries.set(key, entry)
  }

  set(key: string, entry: Entry) {
    this.delete(key)
    if (weigh(entry) > this.#limit) return
    this.#entries.set(key, entry)
    this.bytes += weigh(entry)
    for (const [oldest] of this.#entries) {
      if (this.bytes <= this.#limit) break
      this.delete(oldest)
    }
  }

  delete(key: string) {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.bytes -= weigh(entry)
  }

  /** Keys, the most recently used first. */
  keysByUse(): string[] {
    return [...this.#entries.keys()].toReversed()
  }
}
