import type { RequestListener } from 'node:http'
import type { Site } from './create-site.ts'

/**
 * For development: a site that is replaced when its sources have changed. Requests wait while one site stops and the next starts.
 * Where the changed sources cannot be loaded, the error is logged and the site before goes on.
 */
export class ReloadingSite {
  readonly #load: () => Promise<() => Site>
  #site: Promise<Site>
  #reloading: Promise<void> = Promise.resolve()

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
    this.#site.then(
      (site) => site.listener(request, response),
      () => response.writeHead(503).end(),
    )
  }

  /** Resolves when the changed site is started, or has failed; calls while one is running follow one another. */
  reload(): Promise<void> {
    this.#reloading = this.#reloading
      .then(() => this.#replace())
      .catch((error: unknown) => console.error('site (development): not reloaded:', error))
    return this.#reloading
  }

  async #replace() {
    const create = await this.#load()
    const old = this.#site
    this.#site = old
      .then(
        (site) => site.stop(),
        () => undefined,
      )
      .then(() => start(create))
    await this.#site
  }
}

async function start(create: () => Site): Promise<Site> {
  const site = create()
  await site.start()
  return site
}
