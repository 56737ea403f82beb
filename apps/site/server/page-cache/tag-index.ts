import type { Tags } from './tags.ts'

/** Which keys carry which tags, so that a change costs what it touches and not what is kept. */
export class TagIndex {
  readonly #keysOf = new Map<string, Set<string>>()
  readonly #untagged = new Set<string>()

  add(key: string, tags: Tags) {
    if (tags === null) return void this.#untagged.add(key)
    for (const tag of tags) {
      const keys = this.#keysOf.get(tag)
      if (keys) keys.add(key)
      else this.#keysOf.set(tag, new Set([key]))
    }
  }

  /** @param tags those that the key was added with */
  delete(key: string, tags: Tags) {
    if (tags === null) return void this.#untagged.delete(key)
    for (const tag of tags) {
      const keys = this.#keysOf.get(tag)
      if (keys?.delete(key) && keys.size === 0) this.#keysOf.delete(tag)
    }
  }

  touchedBy(changed: readonly string[]): Set<string> {
    const touched = new Set(this.#untagged)
    for (const tag of changed) for (const key of this.#keysOf.get(tag) ?? []) touched.add(key)
    return touched
  }
}
