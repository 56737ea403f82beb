/** What a document weighs until it is loaded, and what each adds to its text, in characters. */
const ENTRY_CHARACTERS = 500

type Entry = { value: Promise<unknown>; weight: number }

/** Documents by key, bounded by the length of their text as JSON; the one that was longest unused goes first. */
export class DocumentCache {
  readonly #entries = new Map<string, Entry>()
  readonly #limit: number
  #weight = 0

  /** @param limit in characters */
  constructor(limit: number) {
    this.#limit = limit
  }

  get weight(): number {
    return this.#weight
  }

  /** Marks it as just used. */
  get(key: string): Promise<unknown> | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    // A Map keeps the order in which keys were set.
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  /** Keeps what is being loaded; what fails to load is forgotten, so that the next request tries again. */
  set(key: string, value: Promise<unknown>): void {
    this.delete(key)
    const entry = { value, weight: ENTRY_CHARACTERS }
    this.#entries.set(key, entry)
    this.#weight += entry.weight
    value.then(
      (loaded) => this.#weigh(key, entry, loaded),
      () => this.#entries.get(key) === entry && this.delete(key),
    )
  }

  delete(key: string): void {
    this.#weight -= this.#entries.get(key)?.weight ?? 0
    this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
    this.#weight = 0
  }

  #weigh(key: string, entry: Entry, loaded: unknown) {
    if (this.#entries.get(key) !== entry) return
    const text = (JSON.stringify(loaded) ?? '').length
    entry.weight += text
    this.#weight += text
    for (const [oldest] of this.#entries) {
      if (this.#weight <= this.#limit) break
      this.delete(oldest)
    }
  }
}
