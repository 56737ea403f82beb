import { describe, expect, it } from 'vitest'
import { type CallName, calls } from './calls.ts'
import { createAnswerClient, createClient, toRequest } from './client.ts'

const answering = (status: number, body: string) =>
  createClient({ base: 'http://api.example/api', fetch: async () => new Response(body, { status }) })

describe('toRequest', () => {
  it('fills the path, names the query keys and says the language [R1.9, R7.2, R7.14]', () => {
    const { url, init } = toRequest('/api', calls.listDealers, { continent: 'asia', timestamp: 7, more: 1 }, 'cn')
    expect(url).toBe('/api/main/dillers/?continent=asia&timestamp=7')
    expect(init.headers).toEqual({ accept: 'application/json', 'accept-language': 'cn' })
  })
  it('escapes what stands in a path', () => {
    expect(toRequest('', calls.getProduct, { id: 'a/b?c' }, 'en').url).toBe('/shop/products/a%2Fb%3Fc/')
  })
  it('asks for products without the last slash, as the contract has it [R7.13]', () => {
    expect(toRequest('', calls.listProducts, {}, 'en').url).toBe('/shop/products')
  })
})

describe('createClient', () => {
  it('says what a failure says [R7.4]', async () => {
    await expect(answering(404, '{"detail":"not found"}')('listProducts', 'en')).rejects.toMatchObject({
      status: 404,
      detail: 'not found',
    })
  })
  it('gives what the backend says of an answer, of a failure too, and null where it says nothing [R13.16]', async () => {
    const answer = (status: number, body: string, headers: Record<string, string>) =>
      createAnswerClient({ base: 'http://api.example/api', fetch: async () => new Response(body, { status, headers }) })
    const said = { 'x-content-tags': 'products products:12', 'x-total-count': '40' }
    expect(await answer(200, '[]', said)('listProducts', 'en')).toEqual({
      body: [],
      tags: ['products', 'products:12'],
      total: 40,
      length: 2,
    })
    expect(await answer(200, '[]', { 'x-total-count': '-1' })('listProducts', 'en')).toMatchObject({
      tags: null,
      total: null,
    })
    expect(await answer(200, '[]', { 'x-content-tags': '' })('listProducts', 'en')).toMatchObject({ tags: [] })
    for (const [headers, tags] of [
      [{ 'x-content-tags': 'redirects' }, ['redirects']],
      [{}, null],
    ] as const)
      await expect(answer(404, '{"detail":"not found"}', headers)('listProducts', 'en')).rejects.toMatchObject({ tags })
  })
  it('takes a failure without JSON', async () => {
    await expect(answering(502, '<html>')('listProducts', 'en')).rejects.toMatchObject({
      name: 'ApiError',
      status: 502,
    })
  })
  it.each(['', '<html>', '{}', '[{"id":1}]'])('refuses %j as a list of products [R13.12]', async (body) => {
    await expect(answering(200, body)('listProducts', 'en')).rejects.toMatchObject({ name: 'ContractViolation' })
  })
  it('throws ApiUnreachable without a response', async () => {
    const call = createClient({ base: 'http://127.0.0.1:9/api' })
    await expect(call('listProducts', 'en')).rejects.toMatchObject({ name: 'ApiUnreachable' })
  })
})

/** Method, path, and what stands in it, word for word as the requirements have them. */
const required: [CallName, string, Record<string, unknown>?][] = [
  ['getMetaInfo', 'GET /api/seo/get-meta-info/?path=%2Fabout%2F', { path: '/about/' }],
  ['checkRedirect', 'GET /api/seo/check-redirect/?path=%2Fabout%2F', { path: '/about/' }],
  ['getMicroLayout', 'GET /api/seo/get-micro-layout-json/?path=%2Fabout%2F', { path: '/about/' }],
  ['getCatalogueFile', 'GET /api/files/pdf-catalog-footer/'],
  ['getPrivacyPolicyFile', 'GET /api/files/privacy-policy/'],
  ['listAboutSections', 'GET /api/main/aboutus/'],
  ['listAdvantages', 'GET /api/main/advantages/'],
  ['listPosts', 'GET /api/main/blog/'],
  ['getPost', 'GET /api/main/blog/two-heads/', { slug: 'two-heads' }],
  ['listCategorySections', 'GET /api/main/categorysections/'],
  ['listQuestions', 'GET /api/main/qa/'],
  ['listReviews', 'GET /api/main/reviews/'],
  ['listServices', 'GET /api/main/services/'],
  ['listTurnkeySections', 'GET /api/main/turnkeysections/'],
  ['listAboutSlides', 'GET /api/main/sliders/about-us-slider/'],
  ['listCategorySlides', 'GET /api/main/sliders/header-category/'],
  ['listHomeSlides', 'GET /api/main/sliders/home-page-header/'],
  ['listServiceSlides', 'GET /api/main/sliders/service-slider/'],
  ['listTurnkeySlides', 'GET /api/main/sliders/header-turnkey/'],
  ['listCategories', 'GET /api/shop/categories/'],
  ['getCategory', 'GET /api/shop/categories/saws/', { id: 'saws' }],
  ['listProducts', 'GET /api/shop/products'],
  ['getProduct', 'GET /api/shop/products/nv-450/', { id: 'nv-450' }],
  ['listTurnkeys', 'GET /api/shop/turnkeys/'],
  ['getTurnkey', 'GET /api/shop/turnkeys/line/', { id: 'line' }],
  ['listDealers', 'GET /api/main/dillers/?continent=asia&timestamp=7', { continent: 'asia', timestamp: 7 }],
  ['sendContact', 'POST /api/contactme/'],
  ['sendOrder', 'POST /api/order_request/'],
]

it.each(required)(
  'asks for %s as %s, with JSON and the language in its headers [R1.9, R7.1, R7.2, R7.4, R7.5, R7.6, R7.10, R7.11, R7.12, R7.13, R7.14, R7.16]',
  (name, request, input = {}) => {
    const { url, init } = toRequest('/api', calls[name], input, 'cn')
    expect(`${init.method} ${url}`).toBe(request)
    expect(init.headers).toEqual({ accept: 'application/json', 'accept-language': 'cn' })
  },
)

it("takes an answer with the detail 'not found' for an error, whatever its status [R7.4]", async () => {
  for (const status of [200, 404])
    await expect(answering(status, '{"detail":"not found"}')('getMetaInfo', 'en', { path: '/' })).rejects.toThrow()
  await expect(answering(500, '')('getMetaInfo', 'en', { path: '/' })).rejects.toThrow()
})

it('takes a redirect from an answer of 200 only, by its new_path and status [R7.5]', async () => {
  const moved = { new_path: '/new/', status: 301 }
  const check = (status: number) => answering(status, JSON.stringify(moved))('checkRedirect', 'en', { path: '/old/' })
  expect(await check(200)).toEqual(moved)
  for (const status of [201, 203, 404, 500])
    await expect(check(status)).rejects.toMatchObject({ name: 'ApiError', status })
})
