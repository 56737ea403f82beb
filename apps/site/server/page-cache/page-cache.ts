import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Entry, weigh } from './entry.ts'
import { type CacheState, sendEntry } from './send-entry.ts'
import { Store } from './store.ts'
import { type Changed, isTouched, type Tags } from './tags.ts'

/** `keep: false`: right for this visitor, but not to be cached. */
export type Rendered = { entry: Entry; keep: boolean; tags: Tags }

/** Renders the entry of a key. Null: too large to be an entry. */
export type Render = (key: string) => Promise<Rendered | null>

type Kept = { entry: Entry; tags: Tags; isStale: boolean }

/** A rendering that is not finished, and what has changed since it began. */
type Rendering = { finished: Promise<Kept | null>; changes: Changed[] }

type PageCacheOptions = {
  limitBytes: number
  render: Render
  /** Whether what a change touches is worth rendering before somebody asks. */
  isRenewedUnasked?: (key: string) => boolean
}

/** After a change this many of the pages that it touches are rendered again unasked, so that the next visitor sees the change. */
const MAX_RENEWED_PAGES = 300

/** What nobody asks for lets visitors who wait for a rendering go first, so long that they do not notice, but does not wait for ever. */
const MAX_PAUSE_MS = 250

/**
 * Finished responses by key (R13.1 to R13.5, R13.16 to R13.18). A cached page is always served at once; a stale one is then rendered
 * again in the background, one after the other so that serving stays fast, first what somebody has asked for. A stale redirect
 * is asked for again before it is served: two that have changed places would lead in a circle.
 */
export class PageCache {
  readonly counts: Record<CacheState, number> = { hit: 0, miss: 0, stale: 0 }
  readonly #store: Store<Kept>
  readonly #render: Render
  readonly #isRenewedUnasked: (key: string) => boolean
  readonly #pending = new Map<string, Rendering>()
  /** What visitors wait for. */
  readonly #awaited = new Set<Promise<unknown>>()
  /** What is to be rendered again: what a visitor got too old, and what was used last. */
  readonly #asked = new Set<string>()
  readonly #recent = new Set<string>()
  #isRenewing = false

  constructor({ limitBytes, render, isRenewedUnasked = () => true }: PageCacheOptions) {
    this.#store = new Store(limitBytes)
    this.#render = render
    this.#isRenewedUnasked = isRenewedUnasked
  }

  get size() {
    return { entries: this.#store.size, bytes: this.#store.weight }
  }

  /** Serves the cached entry, if there is one. This is the path that nearly every request takes. */
  serveCached(key: string, request: IncomingMessage, response: ServerResponse): boolean {
    const kept = this.#store.use(key)
    if (!kept || (kept.isStale && isRedirect(kept.entry))) return false
    if (kept.isStale) this.#renew(this.#asked, [key])
    this.#send(key, request, response, kept, kept.isStale ? 'stale' : 'hit')
    return true
  }

  /**
   * Renders and serves; visitors who ask for the same at the same time share one rendering.
   * @returns false where it is too large to be an entry: nothing has been sent then
   */
  async serveRendered(key: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const finished = this.#renderOnce(key)
    this.#awaited.add(finished)
    const rendered = await finished.finally(() => this.#awaited.delete(finished))
    if (!rendered) return false
    const cached = this.#store.get(key)
    if (rendered.entry.status >= 500 && cached && isRedirect(cached.entry))
      this.#send(key, request, response, cached, 'stale')
    else this.#send(key, request, response, rendered, rendered.isStale ? 'stale' : 'miss')
    return true
  }

  /**
   * To be called when content has changed: what was made from it is stale.
   * @param limit how much of that is rendered again unasked, what was used last before other
   */
  markStale(changed: Changed, limit = MAX_RENEWED_PAGES) {
    for (const { changes } of this.#pending.values()) changes.push(changed)
    const touched = this.#store.touchedBy(changed)
    for (const key of touched) {
      const kept = this.#store.get(key)
      if (kept) kept.isStale = true
    }
    this.#renew(this.#recent, touched.filter(this.#isRenewedUnasked).slice(0, limit))
  }

  #send(key: string, request: IncomingMessage, response: ServerResponse, kept: Kept, state: CacheState) {
    this.counts[state]++
    sendEntry(request, response, kept.entry, state)?.then(
      // An encoding has been added to it.
      () => this.#store.reweigh(key, kept, weigh(kept.entry, kept.tags)),
      (error: unknown) => {
        console.error(`encoding ${key}:`, error)
        response.destroy()
      },
    )
  }

  #renderOnce(key: string): Promise<Kept | null> {
    const pending = this.#pending.get(key)
    if (pending) return pending.finished
    const changes: Changed[] = []
    const finished = this.#render(key).then(
      (rendered) => {
        this.#pending.delete(key)
        return rendered && this.#keep(key, rendered, changes)
      },
      (error: unknown) => {
        this.#pending.delete(key)
        throw error
      },
    )
    this.#pending.set(key, { finished, changes })
    return finished
  }

  /** @param changes what has changed while it was rendered: it may show it or not */
  #keep(key: string, { entry, keep, tags }: Rendered, changes: readonly Changed[]): Kept {
    const kept = { entry, tags, isStale: changes.some((changed) => isTouched(tags, changed)) }
    if (keep) {
      this.#store.set(key, kept, tags, weigh(entry, tags))
      if (kept.isStale) this.#renew(this.#asked, [key])
    }
    // The page is gone or has moved: its cached entry is wrong now. A failure (5xx) keeps it.
    else if (entry.status >= 300 && entry.status < 500) this.#store.delete(key)
    return kept
  }

  #renew(queue: Set<string>, keys: readonly string[]) {
    for (const key of keys) queue.add(key)
    if (!this.#isRenewing) void this.#renewAll()
  }

  async #renewAll() {
    this.#isRenewing = true
    while (this.#asked.size + this.#recent.size > 0) {
      if (this.#asked.size === 0) await this.#letOthersGoFirst()
      const key = this.#next()
      // It may have gone since, or somebody has waited for it.
      if (key !== undefined && this.#store.get(key)?.isStale)
        await this.#renderOnce(key).catch((error: unknown) => console.error(`renewing ${key}:`, error))
    }
    this.#isRenewing = false
  }

  async #letOthersGoFirst() {
    if (this.#awaited.size === 0) return
    await Promise.race([Promise.allSettled(this.#awaited), wait(MAX_PAUSE_MS, undefined, { ref: false })])
  }

  #next(): string | undefined {
    const [key] = this.#asked.size > 0 ? this.#asked : this.#recent
    if (key !== undefined) for (const queue of [this.#asked, this.#recent]) queue.delete(key)
    return key
  }
}

function isRedirect({ status }: Entry): boolean {
  return status >= 300 && status < 400
}
