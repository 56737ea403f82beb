import type { RequestListener } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Site } from './create-site.ts'

/** One save may change several files. */
const SETTLE_MS = 100

/**
 * For development: a site that is replaced when its sources have changed. Requests wait for the changed site. Where the changed
 * sources cannot be loaded, the error is logged and the site before goes on.
 */
export class ReloadingSite {
  readonly #load: () => Promise<() => Site>
  #site: Promise<Site>
  #reloading: Promise<void> = Promise.resolve()
  #isQueued = false

  /** @param load loads the sources as they are now, and gives what creates a site from them */
  constructor(load: () => Promise<() => Site>) {
    this.#load = load
    this.#site = load().then(start)
  }

  /** Resolves when the first site is started. @throws what its sources throw */
  async start(): Promise<void> {
    await this.#site
  }

  readonly listener: RequestListener = (request, response) => {
    this.#reloading
      .then(() => this.#site)
      .then(
        (site) => site.listener(request, response),
        () => response.writeHead(503).end(),
      )
  }

  /** To be called for each changed file. Resolves when the changed site is started, or has failed. */
  reload(): Promise<void> {
    if (this.#isQueued) return this.#reloading
    this.#isQueued = true
    this.#reloading = this.#reloading
      .then(() => wait(SETTLE_MS))
      .then(() => {
        this.#isQueued = false
        return this.#replace()
      })
      .catch((error: unknown) => console.error('site (development): not reloaded:', error))
    return this.#reloading
  }

  async #replace() {
    const create = await this.#load()
    const old = await this.#site.catch(() => null)
    await old?.stop()
    this.#site = start(create)
    await this.#site
    console.log('site (development): reloaded')
  }
}

async function start(create: () => Site): Promise<Site> {
  const site = create()
  await site.start()
  return site
}
