import type { PageKind } from '@vitrine/contract/statistics-api'
import { toCacheKey } from '../page-cache/cache-key.ts'
import type { RouteIdsOf } from '../pages/match-route-ids.ts'
import { toPageKind } from './page-kinds.ts'

/** So many addresses are rendered in a minute to find out whether they are pages. */
const MAX_RENDERED = 60
const MINUTE_MS = 60_000

type KnownPagesOptions = {
  routeIdsOf: RouteIdsOf
  /** The status of what is kept at a key; null where nothing is. */
  keptStatus: (key: string) => number | null
  /** The same, rendered for it. */
  renderedStatus: (key: string) => Promise<number | null>
}

/**
 * Says what kind of page an address is. A stranger can tell of any address: only what the site answers with a page is counted by its name, and only so
 * many addresses are looked up as people come to that are not kept.
 */
export class KnownPages {
  readonly #options: KnownPagesOptions
  #rendered = 0
  #since = 0

  constructor(options: KnownPagesOptions) {
    this.#options = options
  }

  /** @returns null where there is no such page, `unknown` where too much was asked for in this minute */
  async kindOf(path: string): Promise<PageKind | 'unknown' | null> {
    const key = toCacheKey('GET', path, undefined)
    if (!key?.startsWith('html ')) return null
    const status = this.#options.keptStatus(key) ?? (await this.#render(key))
    if (status === null) return 'unknown'
    return status === 200 ? toPageKind(this.#options.routeIdsOf(path)) : null
  }

  async #render(key: string): Promise<number | null> {
    const now = Date.now()
    if (now - this.#since > MINUTE_MS) {
      this.#since = now
      this.#rendered = 0
    }
    if (this.#rendered >= MAX_RENDERED) return null
    this.#rendered++
    return this.#options.renderedStatus(key).catch(() => null)
  }
}
