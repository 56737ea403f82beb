import { createServer } from 'node:http'
import { type CallName, calls } from './calls.ts'
import { category, post, product, review, slide, turnkey } from './sample.ts'

/**
 * The smallest backend that keeps the contract, without any extension, for people who bring their own: `node packages/contract/src/stub-server.ts`
 * listens on PORT (4010). Every call answers the one sample of its kind; another slug is 404.
 */
type StubResponse = { status: number; body: unknown }
type PathParams = Record<string, string>

const ok = (body: unknown): StubResponse => ({ status: 200, body })
const notFound: StubResponse = { status: 404, body: { detail: 'not found' } }
const one = (item: { slug: string }) => (params: PathParams) =>
  (params.id ?? params.slug) === item.slug ? ok(item) : notFound
const list =
  (...items: unknown[]) =>
  () =>
    ok(items)
const none = () => notFound

const answers: Partial<Record<CallName, (params: PathParams) => StubResponse>> = {
  getMetaInfo: none,
  checkRedirect: none,
  getMicroLayout: none,
  getCatalogueFile: none,
  getPrivacyPolicyFile: none,
  listPosts: list(post),
  getPost: one(post),
  listCategories: list(category),
  getCategory: one(category),
  listCategorySections: list(...category.sections),
  listCategorySlides: list(slide),
  listHomeSlides: list(slide),
  listProducts: list(product),
  getProduct: one(product),
  listTurnkeys: list(turnkey),
  getTurnkey: one(turnkey),
  listTurnkeySlides: list(slide),
  listReviews: list(review),
  sendContact: () => ({ status: 201, body: { id: 'sample' } }),
  sendOrder: () => ({ status: 201, body: { id: 'sample' } }),
}

const patterns = (Object.keys(calls) as CallName[]).map((name) => {
  const pattern = calls[name].path.replace(/\/$/, '').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  return { name, method: calls[name].method, pattern: new RegExp(`^/api${pattern}/?$`) }
})

function answer(method: string, path: string, language: string | undefined): StubResponse {
  for (const it of patterns) {
    const match = it.pattern.exec(path)
    if (!match || it.method !== method) continue
    if (it.name === 'listPosts' && language && !language.startsWith('en')) return ok([])
    if (calls[it.name].origin === 'extension') return notFound
    return (answers[it.name] ?? list())((match.groups ?? {}) as PathParams)
  }
  return notFound
}

export const stubServer = createServer((request, response) => {
  const path = (request.url ?? '/').split('?')[0] ?? '/'
  const { status, body } = answer(
    request.method ?? 'GET',
    path,
    request.headers['accept-language'] as string | undefined,
  )
  request
    .resume()
    .on('end', () => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)))
})

if (import.meta.main) {
  const port = Number(process.env.PORT ?? 4010)
  stubServer.listen(port, '127.0.0.1', () => console.log(`stub content API: http://127.0.0.1:${port}/api`))
}
