import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { ports } from './test-instance.ts'

type Document = Record<string, unknown> & { slug: string; languages: string[] }

/** How many products each of its categories has, and how many posts each language. */
const PRODUCTS_OF_CATEGORIES = [100, 30]
export const TOTAL_PRODUCTS = 130
export const TOTAL_POSTS = 60

/**
 * A content API with more products and posts than the demo company has: copies of its own, in two of its categories. Everything else is
 * that of the product under test.
 */
export class LargeCatalogue {
  readonly base: string
  /** The paths of all requests so far, with their queries. */
  readonly asked: string[] = []
  readonly #knowsPages: boolean
  readonly #server: Server

  /** @param knowsPages whether it answers pages of lists, as our own does; another answers the whole list */
  constructor(port: number, knowsPages: boolean) {
    this.base = `http://127.0.0.1:${port}/api`
    this.#knowsPages = knowsPages
    this.#server = createServer((request, response) => {
      this.#serve(request, response).catch(() => response.writeHead(502).end())
    }).listen(port, '127.0.0.1')
  }

  async isReady(): Promise<void> {
    if (!this.#server.listening) await once(this.#server, 'listening')
  }

  stop() {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  async #serve(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', this.base)
    this.asked.push(url.pathname + url.search)
    const language = request.headers['accept-language'] ?? 'en'
    const path = url.pathname.replace(/\/$/, '')
    const category = /^\/api\/shop\/categories\/([^/]+)$/.exec(path)?.[1]
    if (path === '/api/shop/products') {
      const ids = url.searchParams.get('ids')?.split(',')
      const products = await listProducts(language)
      const wanted = ids && this.#knowsPages ? products.filter(({ slug }) => ids.includes(slug)) : products
      return this.#answerList(response, wanted, url.searchParams)
    }
    const copy = /^\/api\/shop\/products\/([a-z-]+-\d+)$/.exec(path)?.[1]
    const product = copy && (await listProducts(language)).find(({ slug }) => slug === copy)
    if (product) return send(response, await readCopy(product, language))
    if (path === '/api/main/blog') return this.#answerList(response, await listPosts(language), url.searchParams)
    if (path === '/api/shop/categories') return send(response, await listCategories(language))
    const found = category && (await listCategories(language)).find(({ slug }) => slug === category)
    if (!found) return pass(url, language, response)
    const products = (await listProducts(language)).filter((it) => it.category_slug === category)
    const body = { ...found, description: [], sections: [], products: this.#cut(products, url.searchParams) }
    send(response, body, this.#isCut(url.searchParams) ? products.length : null)
  }

  #answerList(response: ServerResponse, list: readonly Document[], query: URLSearchParams) {
    send(response, this.#cut(list, query), this.#isCut(query) ? list.length : null)
  }

  #isCut = (query: URLSearchParams) => this.#knowsPages && query.has('limit')

  #cut(list: readonly Document[], query: URLSearchParams): readonly Document[] {
    if (!this.#isCut(query)) return list
    const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit'))]
    return list.slice((page - 1) * limit, page * limit)
  }
}

async function listCategories(language: string): Promise<Document[]> {
  const [first, second] = await read('/api/shop/categories/', language)
  return [first, second].flatMap((it, at) => (it ? { ...it, product_count: PRODUCTS_OF_CATEGORIES[at] } : []))
}

async function listProducts(language: string): Promise<Document[]> {
  const [saw] = await read('/api/shop/products', language)
  return (await listCategories(language)).flatMap(({ slug }, at) =>
    Array.from({ length: PRODUCTS_OF_CATEGORIES[at] ?? 0 }, (_, index) => {
      const copy = `${slug}-${index + 1}`
      return {
        ...saw,
        id: copy,
        slug: copy,
        model: `NV ${at + 1}-${index + 1}`,
        languages: saw?.languages ?? [],
        category_slug: slug,
      }
    }),
  )
}

/** The page of a copy: that of the product which it copies, under its own name. */
async function readCopy({ id, slug, model }: Document, language: string): Promise<Document> {
  const [saw] = await read('/api/shop/products', language)
  const original = await read<Document>(`/api/shop/products/${saw?.slug}/`, language)
  return { ...original, id, slug, model }
}

/** Only English has more than a page of posts. */
async function listPosts(language: string): Promise<Document[]> {
  const posts = await read('/api/main/blog/', language)
  if (!language.startsWith('en')) return posts.slice(0, 3)
  return Array.from({ length: TOTAL_POSTS }, (_, index) => {
    const post = posts[index % posts.length]
    return { ...post, slug: `post-${index + 1}`, title: `Post ${index + 1}`, languages: ['en'] }
  })
}

async function read<Body = Document[]>(path: string, language: string): Promise<Body> {
  const answer = await fetch(`http://127.0.0.1:${ports.cms}${path}`, { headers: { 'accept-language': language } })
  return (await answer.json()) as Body
}

async function pass(url: URL, language: string, response: ServerResponse) {
  const from = `http://127.0.0.1:${ports.cms}${url.pathname}${url.search}`
  const answer = await fetch(from, { headers: { accept: 'application/json', 'accept-language': language } })
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
}

function send(response: ServerResponse, body: unknown, total: number | null = null) {
  response
    .writeHead(200, { 'content-type': 'application/json', ...(total !== null && { 'x-total-count': String(total) }) })
    .end(JSON.stringify(body))
}
