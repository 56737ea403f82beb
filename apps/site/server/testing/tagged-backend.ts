import type { IncomingMessage, ServerResponse } from 'node:http'
import { category, product } from '@vitrine/contract/sample'

type Answer = { body: unknown; tags: string[] }

const PRODUCTS = 12

/**
 * For tests: a content API of 12 products in 2 categories that says what its answers are made from and, in a journal, what has changed. It
 * remembers what it was asked for.
 */
export class TaggedBackend {
  /** The paths of the calls, those for the revision left out. */
  asked: string[] = []
  /** Whether answers carry tags. */
  hasTags = true
  /** Whether there is a revision at all. */
  hasRevision = true
  revision = 1
  /** Called before an answer is sent that was made already. */
  beforeSending: (path: string) => Promise<void> = () => Promise.resolve()
  #journal: { revision: number; tags: string[] }[] = []
  readonly #names = new Map(Array.from({ length: PRODUCTS }, (_, i) => [i + 1, `Saw ${i + 1}`]))

  /** Changes the name of a product and tells so by its tags. */
  publish(id: number, name: string) {
    this.#names.set(id, name)
    this.#journal.push({ revision: ++this.revision, tags: [`products:${id}`, 'products'] })
  }

  /** From now on nobody learns what has changed until now. */
  forgetJournal() {
    this.#journal = []
  }

  readonly listener = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://backend.example')
    const path = pathname.slice('/api'.length)
    const answer = path === '/revision/' ? this.#answerRevision(searchParams.get('since')) : this.#answer(path)
    if (path !== '/revision/') {
      this.asked.push(path)
      await this.beforeSending(path)
    }
    const headers = { 'content-type': 'application/json' }
    const tags = this.hasTags && { 'x-content-tags': answer?.tags.join(' ') ?? path }
    if (!answer) return response.writeHead(404, { ...headers, ...tags }).end('{"detail":"not found"}')
    response.writeHead(200, { ...headers, ...tags })
    return response.end(JSON.stringify(answer.body))
  }

  #answer(path: string): Answer | null {
    const [, , kind, slug] = path.split('/')
    const id = Number(slug?.slice(1))
    if (kind === 'products' && this.#names.has(id)) return { body: this.#product(id), tags: [`products:${id}`] }
    if (kind !== 'categories' || !slug) return null
    const ids = [...this.#names.keys()].filter((it) => this.#categoryOf(it) === id)
    return {
      body: { ...category, slug, products: ids.map((it) => this.#product(it)) },
      tags: [`categories:${id}`, `categories:${id}:products`, ...ids.map((it) => `products:${it}`)],
    }
  }

  #answerRevision(since: string | null): Answer | null {
    if (!this.hasRevision) return null
    const { revision } = this
    const after = this.#journal.filter((it) => it.revision > Number(since))
    // Each revision after `since` must be in it.
    const reachesBack = since !== null && after.length === revision - Number(since)
    const changed = reachesBack && this.hasTags ? { changed: after.flatMap(({ tags }) => tags) } : {}
    return { body: { revision, ...changed }, tags: [] }
  }

  #product(id: number) {
    return { ...product, id: String(id), slug: `p${id}`, name: this.#names.get(id) }
  }

  #categoryOf(id: number) {
    return id <= PRODUCTS / 2 ? 1 : 2
  }
}
