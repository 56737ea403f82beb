import { pause } from '../chaos/senders.ts'
import { admin } from '../test-instance.ts'
import { askFrom } from './ask-from.ts'
import type { Topology } from './topology.ts'
import type { Watch } from './watch.ts'

const SLUG = 'line-of-the-topology'
/** The page that the editor keeps changing. */
export const editedPage = `/turnkey/${SLUG}`
const RETRY_MS = 500
const LOOK_EVERY_MS = 50
const TIMEOUT_MS = 20_000
/** A publish that has not shown after this never will. */
const MAX_SHOW_MS = 60_000
const GAP_MS = 1500

type Answer = { token?: string; doc?: { id: number }; name?: string }

/** What an editor has seen. */
export class Publishes {
  saved = 0
  refused = 0
  /** How long each took from its answer until both sites and nginx showed it, from when all was whole where something was not, in ms. */
  readonly delays: number[] = []
  readonly failures: string[] = []
}

/** An editor's way to the back office: through nginx, each time by an address that may be another instance's. */
export class Editor {
  readonly #topology: Topology
  readonly #watch: Watch
  #turn = 0
  #token = ''
  #id = 0

  constructor(topology: Topology, watch: Watch) {
    this.#topology = topology
    this.#watch = watch
  }

  /** Makes the document that is changed later on. */
  async begin() {
    this.#id =
      (await this.#call('POST', '/turnkeys', { name: 'Line 0', slug: SLUG, _status: 'published' })).doc?.id ?? 0
  }

  /** Publishes again and again, and looks each time until it shows everywhere. */
  async publish(publishes: Publishes, over: AbortSignal) {
    for (let number = 1; !over.aborted; number++) {
      const name = `Line ${number}`
      while (!(await this.#save(name))) {
        publishes.refused++
        if (over.aborted) return
        await pause(RETRY_MS)
      }
      publishes.saved++
      await this.#untilShown(name, publishes)
      await pause(Math.random() * 2 * GAP_MS)
    }
  }

  async #untilShown(name: string, { delays, failures }: Publishes) {
    const saved = Date.now()
    const shownAt = new Map<string, number>()
    const urls = [this.#topology.url, ...this.#topology.instances.map(({ siteUrl }) => siteUrl)]
    for (;;) {
      await Promise.all(
        urls.map(async (url) => {
          if (!shownAt.has(url) && (await shows(url, name))) shownAt.set(url, Date.now())
        }),
      )
      const { wholeSince } = this.#watch
      if (shownAt.size === urls.length) {
        // What shows before all is whole again counts as at once.
        delays.push(Math.max(0, ...[...shownAt.values()].map((at) => at - Math.max(saved, wholeSince))))
        return
      }
      if (Date.now() - Math.max(saved, wholeSince) > MAX_SHOW_MS) {
        // A save that hung may have come later than the one after it.
        const read = await this.#read()
        if (read !== undefined && read !== name) return
        const without = urls.filter((url) => !shownAt.has(url))
        failures.push(`${name} never showed at ${without.join(', ')}`)
        return
      }
      await pause(LOOK_EVERY_MS)
    }
  }

  async #save(name: string): Promise<boolean> {
    return this.#call('PATCH', `/turnkeys/${this.#id}`, { name, slug: SLUG, _status: 'published' }).then(
      () => true,
      () => false,
    )
  }

  #read = async () => (await this.#call('GET', `/turnkeys/${this.#id}?depth=0`).catch(() => null))?.name

  async #call(method: string, path: string, data?: object): Promise<Answer> {
    const ask = askFrom(`127.0.2.${1 + (this.#turn++ % 20)}`)
    const json = { 'content-type': 'application/json' }
    const call = async (where: string, init: RequestInit) => {
      const answer = await ask(`${this.#topology.url}/cms-api${where}`, {
        ...init,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (answer.status === 401 || answer.status === 403) this.#token = ''
      if (!answer.ok) throw new Error(`${method} ${where}: status ${answer.status}`)
      return (await answer.json()) as Answer
    }
    if (!this.#token) {
      const { token } = await call('/users/login', { method: 'POST', headers: json, body: JSON.stringify(admin) })
      this.#token = token ?? ''
    }
    const headers = { ...json, authorization: `JWT ${this.#token}` }
    return call(path, { method, headers, ...(data && { body: JSON.stringify(data) }) })
  }
}

async function shows(url: string, name: string): Promise<boolean> {
  return fetch(url + editedPage, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    // Not as the beginning of a longer name.
    async (answer) => new RegExp(`${name}\\b`).test(await answer.text()),
    () => false,
  )
}
