import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { RouteFigures } from '@vitrine/platform/metrics/request-figures'
import { runInContext } from '@vitrine/platform/requests/request-context'
import { toOwnContext } from '@vitrine/platform/requests/request-id'
import { inSpan } from '@vitrine/platform/tracing/in-span'
import { makeSmall, QUICK_BROTLI, SMALL_BROTLI, SMALLEST_BROTLI } from './encode.ts'
import { type CacheState, type Entry, weigh } from './entry.ts'
import { sendEntry } from './send-entry.ts'
import { Store } from './store.ts'
import { type Changed, isTouched, type Tags } from './tags.ts'

/** `keep: false`: right for this visitor, but not to be cached. */
export type Rendered = { entry: Entry; keep: boolean; tags: Tags }

/** Renders the entry of a key. Null: too large to be an entry. */
export type Render = (key: string) => Promise<Rendered | null>

/**
 * `level`: of brotli, by which its bytes were made; whoever waited for it got what was made quickly. `asked`: how often since. `figures`: where it is
 * counted, found once.
 */
type Kept = { entry: Entry; tags: Tags; isStale: boolean; level: number; asked: number; figures: RouteFigures }

/** A rendering that is not finished, and what has changed since it began. */
type Rendering = { finished: Promise<Kept | null>; changes: Changed[] }

type PageCacheOptions = {
  limitBytes: number
  render: Render
  /** Whether what a change touches is worth rendering before somebody asks. */
  isRenewedUnasked?: (key: string) => boolean
  /** Whether this request is served what is out of date, or waits for what is not. */
  mayServeOld?: (entry: Entry, request: IncomingMessage) => boolean
  /** Where requests for a key are counted that are answered from memory. */
  figuresOf?: (key: string) => RouteFigures
}

/** Who comes for a page so often, comes for it again. */
const MANY = 32
/** After a change this many of the pages that it touches are rendered again unasked, so that the next visitor sees the change. */
const MAX_RENEWED_PAGES = 300

/** What nobody asks for lets visitors who wait for a rendering go first, so long that they do not notice, but does not wait for ever. */
const MAX_PAUSE_MS = 250

/**
 * Finished responses by key (R13.1 to R13.5, R13.16 to R13.18). A cached page is always served at once; a stale one is then rendered
 * again in the background, one after the other so that serving stays fast, first what somebody has asked for. A stale redirect
 * is asked for again before it is served: two that have changed places would lead in a circle; so is what `mayServeOld` refuses. Where that fails,
 * what is kept is served.
 */
export class PageCache {
  readonly counts: Record<CacheState, number> = { hit: 0, miss: 0, stale: 0 }
  readonly #store: Store<Kept>
  readonly #render: Render
  readonly #isRenewedUnasked: (key: string) => boolean
  readonly #mayServeOld: (entry: Entry, request: IncomingMessage) => boolean
  readonly #figuresOf: (key: string) => RouteFigures
  readonly #limitBytes: number
  readonly #pending = new Map<string, Rendering>()
  /** What visitors wait for. */
  readonly #awaited = new Set<Promise<unknown>>()
  /** What is to be rendered again: what a visitor got too old, and what was used last. */
  readonly #asked = new Set<string>()
  readonly #recent = new Set<string>()
  /** What somebody has asked for again and is not small yet. */
  readonly #large = new Set<string>()
  #isWorking = false

  constructor({
    limitBytes,
    render,
    isRenewedUnasked = () => true,
    mayServeOld = () => true,
    figuresOf = () => new RouteFigures(),
  }: PageCacheOptions) {
    this.#limitBytes = limitBytes
    this.#store = new Store(limitBytes)
    this.#render = render
    this.#isRenewedUnasked = isRenewedUnasked
    this.#mayServeOld = mayServeOld
    this.#figuresOf = figuresOf
  }

  get size() {
    const toRenew = this.#asked.size + this.#recent.size
    return { entries: this.#store.size, bytes: this.#store.weight, limitBytes: this.#limitBytes, toRenew }
  }

  /** Serves the cached entry, if there is one. This is the path that nearly every request takes. */
  serveCached(key: string, request: IncomingMessage, response: ServerResponse): boolean {
    const kept = this.#store.use(key)
    if (!kept) return false
    if (kept.isStale && (isRedirect(kept.entry) || !this.#mayServeOld(kept.entry, request))) return false
    if (kept.isStale) this.#plan(this.#asked, [key])
    else if (kept.level < wantedLevel(++kept.asked)) this.#plan(this.#large, [key])
    kept.figures.count(kept.entry.status)
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
    if (rendered.entry.status >= 500 && cached) this.#send(key, request, response, cached, 'stale')
    else this.#send(key, request, response, rendered, rendered.isStale ? 'stale' : 'miss')
    return true
  }

  /** The status of what is kept at a key; null where nothing is. Looks without using it. */
  keptStatus(key: string): number | null {
    return this.#store.get(key)?.entry.status ?? null
  }

  /** The status of what is at a key, rendered for it: null where it is too large to be an entry. */
  async renderedStatus(key: string): Promise<number | null> {
    return (await this.#renderOnce(key))?.entry.status ?? null
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
    this.#plan(this.#recent, touched.filter(this.#isRenewedUnasked).slice(0, limit))
  }

  #send(key: string, request: IncomingMessage, response: ServerResponse, kept: Kept, state: CacheState) {
    this.counts[state]++
    sendEntry(request, response, kept.entry, state)?.then(
      // An encoding has been added to it.
      () => this.#store.reweigh(key, kept, weigh(kept.entry, kept.tags)),
      (error: unknown) => {
        console.error(`encoding ${withoutQuery(key)}:`, error)
        response.destroy()
      },
    )
  }

  #renderOnce(key: string): Promise<Kept | null> {
    const pending = this.#pending.get(key)
    if (pending) return pending.finished
    const changes: Changed[] = []
    const finished = inSpan({ name: 'render' }, () => this.#render(key)).then(
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
    const isStale = changes.some((changed) => isTouched(tags, changed))
    const level = entry.bodies.br ? QUICK_BROTLI : SMALLEST_BROTLI
    const kept = { entry, tags, isStale, level, asked: 0, figures: this.#figuresOf(key) }
    if (keep) {
      this.#store.set(key, kept, tags, weigh(entry, tags))
      if (kept.isStale) this.#plan(this.#asked, [key])
    }
    // The page is gone or has moved: its cached entry is wrong now. A failure (5xx) keeps it.
    else if (entry.status >= 300 && entry.status < 500) this.#store.delete(key)
    return kept
  }

  #plan(queue: Set<string>, keys: readonly string[]) {
    for (const key of keys) queue.add(key)
    if (!this.#isWorking) void this.#workOff()
  }

  async #workOff() {
    this.#isWorking = true
    while (this.#asked.size + this.#recent.size + this.#large.size > 0) {
      if (this.#asked.size === 0) await this.#letOthersGoFirst()
      const key = this.#next()
      const kept = key === undefined ? undefined : this.#store.get(key)
      // It may have gone since, or somebody has waited for it.
      if (key === undefined || !kept) continue
      // Nobody waits for it: what is logged of it belongs to no request.
      await runInContext(toOwnContext(), () => this.#renew(key, kept))
    }
    this.#isWorking = false
  }

  async #renew(key: string, kept: Kept) {
    try {
      await (kept.isStale ? this.#renderOnce(key) : this.#makeSmall(key, kept))
    } catch (error) {
      console.error(`renewing ${withoutQuery(key)}:`, error)
    }
  }

  async #makeSmall(key: string, kept: Kept) {
    const level = wantedLevel(kept.asked)
    if (kept.level >= level) return
    kept.level = level
    const { entry, tags } = kept
    const br = await makeSmall(entry.bodies, level)
    if (!br) return
    entry.bodies.br = br
    // Their lengths have changed.
    delete entry.prepared
    this.#store.reweigh(key, kept, weigh(entry, tags))
  }

  async #letOthersGoFirst() {
    if (this.#awaited.size === 0) return
    await Promise.race([Promise.allSettled(this.#awaited), wait(MAX_PAUSE_MS, undefined, { ref: false })])
  }

  #next(): string | undefined {
    const queues = [this.#asked, this.#recent, this.#large]
    const [key] = queues.find(({ size }) => size > 0) ?? []
    if (key !== undefined) for (const queue of queues) queue.delete(key)
    return key
  }
}

/** The level of brotli that a page is worth that has been asked for so often. */
const wantedLevel = (asked: number) => (asked < MANY ? SMALL_BROTLI : SMALLEST_BROTLI)

/** As it may be logged: the query may be what a visitor has searched for. */
const withoutQuery = (key: string) => key.split('?')[0]

function isRedirect({ status }: Entry): boolean {
  return status >= 300 && status < 400
}
