import { TagIndex } from './tag-index.ts'
import type { Changed, Tags } from './tags.ts'

type Item<Value> = { value: Value; tags: Tags; weight: number; usedAt: number }

/** Values by key, bounded in what they weigh together; the one that was longest unused goes first. Knows what a change touches. */
export class Store<Value> {
  readonly #items = new Map<string, Item<Value>>()
  readonly #index = new TagIndex()
  readonly #limit: number
  /** Counts uses, so that those of few values can be put in order without looking at all. */
  #uses = 0
  weight = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  get size() {
    return this.#items.size
  }

  get(key: string): Value | undefined {
    return this.#items.get(key)?.value
  }

  /** The same, and marks it as just used. A Map keeps insertion order, so the first key is the longest unused. */
  use(key: string): Value | undefined {
    const item = this.#items.get(key)
    if (!item) return undefined
    item.usedAt = ++this.#uses
    this.#items.delete(key)
    this.#items.set(key, item)
    return item.value
  }

  set(key: string, value: Value, tags: Tags, weight: number) {
    this.delete(key)
    if (weight > this.#limit) return
    this.#items.set(key, { value, tags, weight, usedAt: ++this.#uses })
    this.#index.add(key, tags)
    this.weight += weight
    this.#makeRoom()
  }

  /** To be called when a value that may still be here has grown. */
  reweigh(key: string, value: Value, weight: number) {
    const item = this.#items.get(key)
    if (item?.value !== value) return
    this.weight += weight - item.weight
    item.weight = weight
    this.#makeRoom()
  }

  delete(key: string) {
    const item = this.#items.get(key)
    if (!item) return
    this.#items.delete(key)
    this.#index.delete(key, item.tags)
    this.weight -= item.weight
  }

  /** The keys of what a change touches, the most recently used first. */
  touchedBy(changed: Changed): string[] {
    if (changed === null) return [...this.#items.keys()].toReversed()
    const usedAt = (key: string) => this.#items.get(key)?.usedAt ?? 0
    return [...this.#index.touchedBy(changed)].toSorted((a, b) => usedAt(b) - usedAt(a))
  }

  #makeRoom() {
    for (const [oldest] of this.#items) {
      if (this.weight <= this.#limit) break
      this.delete(oldest)
    }
  }
}
