import type { AnswerClient } from '@vitrine/contract/client'
import { ApiError, ApiUnreachable, ContractViolation } from '@vitrine/contract/errors'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CONTENT_MISSING_MESSAGE } from '../../shared/errors/error-message.ts'
import { createPageApi } from './page-api.ts'

let logged: string[] = []
beforeEach(() => {
  logged = []
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void logged.push(words.join(' ')))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const asking = (answer: () => Promise<unknown>, isApiReachable = true, total: number | null = null) => {
  const client = async () => ({ body: await answer(), tags: null, total })
  return createPageApi(client as unknown as AnswerClient, 'de', async () => isApiReachable)
}
const failing = (error: unknown, isApiReachable = true) => asking(() => Promise.reject(error), isApiReachable)
const thrownBy = (asked: Promise<unknown>) =>
  asked.then(
    () => 'no error',
    (thrown: { data: unknown; init?: { status?: number } }) => [thrown.init?.status, thrown.data],
  )

it.each([
  [404, 404],
  [400, 404],
  [500, 500],
  [502, 503],
])('what a page requires and is answered with %i ends as %i [R8.10]', async (answered, status) => {
  const { api } = failing(new ApiError(answered, 'refused'))
  expect(await thrownBy(api.required('getProduct', { id: 'x' }))).toEqual([status, null])
  expect(logged).toEqual(answered < 500 ? [] : [`getProduct (de): ${answered}: refused`])
})

it.each([401, 403, 418, 429])(
  'what a page requires and is answered with %i is logged and missing, without the error page [R8.10]',
  async (answered) => {
    const { api } = failing(new ApiError(answered, 'refused'))
    expect(await thrownBy(api.required('getPost', { slug: 'x' }))).toEqual([503, CONTENT_MISSING_MESSAGE])
    expect(logged).toEqual([`getPost (de): ${answered}: refused`])
  },
)

it.each([
  ['the status 500', new ApiError(500, 'refused')],
  ['a missing list', new ApiError(404, 'not found')],
  ['a broken answer', new ContractViolation('no list')],
  ['no answer', new ApiUnreachable('GET /api/main/sliders/home-page-header/')],
])('logs what is optional by name and language, and leaves it empty: %s [R8.11, R13.5]', async (_, error) => {
  const page = failing(error)
  expect(await page.api.optional('listHomeSlides', [])).toEqual([])
  expect(logged).toEqual([`listHomeSlides (de): ${error.message}`])
  expect(page.isPartial()).toBe(true)
})

it('waits for what is optional no longer than 5 s, and for what is required as long as the call takes [R8.11, R13.5]', async () => {
  vi.useFakeTimers()
  const page = asking(() => new Promise((resolve) => setTimeout(resolve, 9000, [])))
  const [optional, required] = [page.api.optional('listHomeSlides', null), page.api.required('listProducts')]
  const [search, needed] = (['optional', 'required'] as const).map((need) =>
    page.api.extension('search', need, { q: 'saw', kind: 'products' }),
  )
  await vi.advanceTimersByTimeAsync(5000)
  expect(await optional).toBeNull()
  expect(await search).toBeNull()
  expect(logged).toEqual(['listHomeSlides (de): no answer within 5000 ms', 'search (de): no answer within 5000 ms'])
  expect(page.isPartial()).toBe(true)
  await vi.advanceTimersByTimeAsync(4000)
  expect([await required, await needed]).toEqual([[], []])
})

it('takes 404 for none where the contract says so, and keeps the page [R13.5, R13.12]', async () => {
  const page = failing(new ApiError(404, 'not found'))
  expect(await page.api.optional('getCatalogueFile', null)).toBeNull()
  expect(await page.api.optional('listCertificates', [])).toEqual([])
  expect([logged, page.isPartial()]).toEqual([[], false])
})

it.each([
  ['getMetaInfo', 404, 'Failed to fetch SEO info: getMetaInfo (de): 404: refused', false],
  ['getMetaInfo', 500, 'Failed to fetch SEO info: getMetaInfo (de): 500: refused', true],
  ['getMicroLayout', 404, 'Failed to fetch SEO micro layout: getMicroLayout (de): 404: refused', false],
  ['getMicroLayout', 500, 'Failed to fetch SEO micro layout: getMicroLayout (de): 500: refused', true],
] as const)(
  '%s that is answered with %i is logged as a failed lookup [R8.7, R7.4]',
  async (name, status, line, isPartial) => {
    const page = failing(new ApiError(status, 'refused'))
    expect(await page.api.optional(name, null, { path: '/a/' })).toBeNull()
    expect([logged, page.isPartial()]).toEqual([[line], isPartial])
  },
)

it('fails with 503 while the content API cannot be reached at all [R13.9]', async () => {
  const { api } = failing(new ApiUnreachable('refused'), false)
  expect(await thrownBy(api.optional('listHomeSlides', []))).toEqual([503, null])
  expect(await thrownBy(api.required('getProduct', { id: 'x' }))).toEqual([503, null])
})

it('sorts lists by position, whatever the order of the answer [R3.2, R3.3]', async () => {
  const listed = [{ id: 'b', position: 2 }, { id: 'after b' }, { id: 'a', position: 1 }]
  const sections = [
    { id: 'd', position: 4 },
    { id: 'c', position: -3 },
  ]
  const { api } = asking(async () => listed)
  expect(await api.optional('listHomeSlides', [])).toEqual([listed[2], listed[0], listed[1]])
  const category = await asking(async () => ({ sections })).api.required('getCategory', { id: 'x' })
  expect(category.sections.map(({ id }) => id)).toEqual(['c', 'd'])
})

const five = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }))

it('gives the page that a backend answers as it is, with the number of pages [R2.62]', async () => {
  const { api } = asking(async () => five.slice(2, 4), true, 5)
  expect(await api.requiredPage('listProducts', { page: 2, limit: 2 })).toEqual({
    items: five.slice(2, 4),
    total: 5,
    page: 2,
    pages: 3,
  })
  expect(await api.optional('listPosts', [], { limit: 2 })).toEqual(five.slice(2, 4))
})

it('cuts the page out of the whole list that a backend without pages answers, in the order of positions [R2.62, R13.12]', async () => {
  const listed = [
    { id: 'b', position: 2 },
    { id: 'c', position: 3 },
    { id: 'a', position: 1 },
  ]
  const { api } = asking(async () => listed)
  const of = async (page: number) =>
    (await api.requiredPage('listProducts', { page, limit: 2 })).items.map((it) => it.id)
  expect([await of(1), await of(2), await of(3)]).toEqual([['a', 'b'], ['c'], []])
  expect(await api.optionalPage('listPosts', { page: 3, limit: 2 })).toMatchObject({ total: 3, page: 3, pages: 2 })
  expect(await api.optional('listReviews', [], { limit: 1 })).toEqual([listed[2]])
})

it('gives a category with a page of its products and their number, whether the backend knows pages or not [R2.62]', async () => {
  const input = { id: 'saws', page: 2, limit: 2 }
  const whole = { id: 'saws', products: five, product_count: 0 }
  const category = { ...whole, products: five.slice(2, 4), product_count: 5 }
  expect(await asking(async () => whole).api.required('getCategory', input)).toEqual(category)
  const page = asking(async () => ({ ...category, product_count: 0 }), true, 5)
  expect(await page.api.required('getCategory', input)).toEqual(category)
})

it('takes a list that cannot be loaded for empty, not for one that ends before the page [R2.57, R8.11, R13.5]', async () => {
  const page = failing(new ApiError(500, 'refused'))
  expect(await page.api.optionalPage('listPosts', { page: 3, limit: 2 })).toEqual({
    items: [],
    total: 0,
    page: 3,
    pages: 3,
  })
  expect([logged, page.isPartial()]).toEqual([['listPosts (de): 500: refused'], true])
})

it.each([
  [new ApiError(404, 'not found'), 'Failed to fetch SEO redirect info', false],
  [new ContractViolation('no path'), 'Failed to fetch SEO redirect info', true],
  [new ApiError(500, 'refused'), 'Redirect not found', true],
  [new ApiUnreachable('GET /'), 'Redirect not found', true],
])('a redirect check that ends in "%s" is the error "%s" [R8.8]', async (error, message, isPartial) => {
  const page = failing(error, false)
  await expect(page.api.findRedirect('/old/')).rejects.toThrow(message)
  expect([logged, page.isPartial()]).toEqual([[], isPartial])
})

it('tells a call that the backend lacks from one that fails [R8.10, R8.11, R13.12]', async () => {
  const search = { q: 'saw', kind: 'products' } as const
  const lacking = failing(new ApiError(404, 'not found'))
  for (const need of ['required', 'optional'] as const)
    expect(await lacking.api.extension('search', need, search)).toBeUndefined()
  expect([lacking.isPartial(), logged]).toEqual([false, []])
  const broken = failing(new ApiError(500, 'refused'))
  expect(await thrownBy(broken.api.extension('search', 'required', search))).toEqual([500, null])
  expect(await broken.api.extension('search', 'optional', search)).toBeNull()
  expect(broken.isPartial()).toBe(true)
  expect(logged).toEqual(['search (de): 500: refused', 'search (de): 500: refused'])
})
