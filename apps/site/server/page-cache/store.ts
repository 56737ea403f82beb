import { TagIndex } from './tag-index.ts'
import type { Changed, Tags } from './tags.ts'

/** A value, and its neighbours in the order of use. */
type Item<Value> = {
  key: string
  value: Value
  tags: Tags
  weight: number
  usedAt: number
  older: Item<Value> | null
  newer: Item<Value> | null
}

/**
 * Values by key, bounded in what they weigh together; the one that was longest unused goes first. Knows what a change touches.
 * The order of use is a list of its own: putting keys in a Map again at each use takes longer, and leaves garbage.
 */
export class Store<Value> {
  readonly #items = new Map<string, Item<Value>>()
  readonly #index = new TagIndex()
  readonly #limit: number
  #newest: Item<Value> | null = null
  #oldest: Item<Value> | null = null
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

  /** The same, and marks it as just used. */
  use(key: string): Value | undefined {
    const item = this.#items.get(key)
    if (!item) return undefined
    item.usedAt = ++this.#uses
    if (item !== this.#newest) {
      this.#takeOut(item)
      this.#putFirst(item)
    }
    return item.value
  }

  set(key: string, value: Value, tags: Tags, weight: number) {
    this.delete(key)
    if (weight > this.#limit) return
    const item = { key, value, tags, weight, usedAt: ++this.#uses, older: null, newer: null }
    this.#items.set(key, item)
    this.#putFirst(item)
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
    this.#takeOut(item)
    this.#index.delete(key, item.tags)
    this.weight -= item.weight
  }

  /** The keys of what a change touches, the most recently used first. */
  touchedBy(changed: Changed): string[] {
    const touched = changed === null ? this.#items.keys() : this.#index.touchedBy(changed)
    const usedAt = (key: string) => this.#items.get(key)?.usedAt ?? 0
    return [...touched].toSorted((a, b) => usedAt(b) - usedAt(a))
  }

  #putFirst(item: Item<Value>) {
    item.older = this.#newest
    item.newer = null
    if (this.#newest) this.#newest.newer = item
    else this.#oldest = item
    this.#newest = item
  }

  #takeOut({ older, newer }: Item<Value>) {
    if (older) older.newer = newer
    else this.#oldest = newer
    if (newer) newer.older = older
    else this.#newest = older
  }

  #makeRoom() {
    while (this.#oldest && this.weight > this.#limit) this.delete(this.#oldest.key)
  }
}
