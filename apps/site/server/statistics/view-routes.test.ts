import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readSiteEnvironment } from '../environment.ts'
import { KnownPages } from './known-pages.ts'
import { createViewRoutes } from './view-routes.ts'
import { ViewSums } from './view-sums.ts'

const environment = readSiteEnvironment({
  SITE_URL: 'https://norvane.example',
  INTERNAL_SECRET: 'a secret of this test',
})
const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36'
const own = { 'user-agent': agent, origin: 'https://norvane.example', host: 'norvane.example' }
const view = (path: string, words: string | null = null, isNothingFound = false) => [path, words, isNothingFound]
const report = {
  seen: [view('/de/turnkey')],
  isVisit: true,
  country: 'AT',
  device: 'phone',
  lcp: 1234,
  inp: 0,
}

let sums: ViewSums
let routes: ReturnType<typeof createViewRoutes>
const routeIds: Record<string, string> = { '/': 'home', '/de/turnkey': 'turnkey', '/search-result': 'search-result' }
const renderedStatus = vi.fn<(key: string) => Promise<number | null>>()

beforeEach(() => {
  sums = new ViewSums()
  renderedStatus.mockReset().mockResolvedValue(404)
  const pages = new KnownPages({
    routeIdsOf: (path) => ['root', routeIds[path] ?? 'about'],
    keptStatus: (key) => (Object.keys(routeIds).includes(key.slice('html '.length)) ? 200 : null),
    renderedStatus,
  })
  routes = createViewRoutes({ environment, sums, pages })
})

function post(body: unknown, headers: Record<string, string> = {}, address = '203.0.113.5') {
  const sent = { ...own, ...headers }
  const init = { method: 'POST', headers: sent, body: typeof body === 'string' ? body : JSON.stringify(body) }
  return routes.request('http://localhost/', init, { incoming: { headers: sent, socket: { remoteAddress: address } } })
}
const counted = () =>
  Object.fromEntries(
    (sums.takeBatch()?.counts ?? []).map(({ dimension, value, count }) => [`${dimension} ${value}`, count]),
  )

describe('what a page tells of being seen', () => {
  it('counts as views, a visit with language and country, and times within limits, by kind of page and device [R15.160, R15.161, R15.163]', async () => {
    const seen = [view('/de/turnkey'), view('/search-result', 'Saw  Blade', true), view('/')]
    expect((await post({ ...report, seen, inp: 90 })).status).toBe(204)
    await post({ ...report, isVisit: false, lcp: 0 })
    expect(counted()).toEqual({
      'view /turnkey': 2,
      'view /search-result': 1,
      'view /': 1,
      'visit de AT': 1,
      'search saw blade': 1,
      'search-none saw blade': 1,
      'lcp turnkey phone 1500': 1,
      'inp turnkey phone 100': 1,
    })
  })

  it.each([
    ['Do Not Track', { dnt: '1' }],
    ['Global Privacy Control', { 'sec-gpc': '1' }],
    ['a session of the back office', { cookie: 'night=1; payload-token=x.y.z' }],
    ['a page that is only prepared', { 'sec-purpose': 'prefetch;prerender' }],
  ])('does not count with %s [R15.162]', async (_what, headers) => {
    expect((await post(report, headers)).status).toBe(204)
    expect(counted()).toEqual({})
  })

  it('of a program that says what it is counts as such alone [R15.162]', async () => {
    for (const name of ['Googlebot/2.1', 'curl/8.5', 'Mozilla/5.0 HeadlessChrome/143.0', ''])
      await post(report, { 'user-agent': name })
    expect(counted()).toEqual({ 'bot ': 4 })
  })

  it('of a phone whose brand ends so is none [R15.162]', async () => {
    await post(
      { ...report, lcp: 0 },
      { 'user-agent': 'Mozilla/5.0 (Linux; Android 14; CUBOT NOTE 50) Chrome/143.0 Mobile' },
    )
    expect(counted()).toMatchObject({ 'view /turnkey': 1 })
  })

  it('is refused from pages of other sites, and where it is nothing that a page tells [R15.164]', async () => {
    expect((await post(report, { origin: 'https://elsewhere.example' })).status).toBe(403)
    for (const body of [
      '{',
      {},
      { ...report, country: 'at' },
      { ...report, lcp: 9e9 },
      { ...report, seen: [] },
      { ...report, id: 1 },
    ])
      expect((await post(body)).status).toBe(400)
    expect((await post(' '.repeat(40_000))).status).toBe(413)
    expect((await routes.request('http://localhost/')).status).toBe(404)
    expect(counted()).toEqual({})
  })

  it('counts for addresses alone that are pages, of which few are looked up in a minute [R15.164]', async () => {
    await post({ ...report, seen: [view('/no-such-page')] })
    await post({ ...report, seen: [view('/'), view('/no-such-page'), view('/admin'), view('/media/a.avif')] })
    expect(counted()).toMatchObject({ 'view /': 1, 'visit en AT': 1 })
    renderedStatus.mockResolvedValue(200)
    for (let at = 0; at < 100; at++) await post({ ...report, isVisit: false, lcp: 0, seen: [view(`/guess-${at}`)] })
    const { 'view ': rest, ...named } = counted()
    expect(Object.keys(named).length).toBeLessThanOrEqual(60)
    expect(Number(rest) + Object.keys(named).length).toBe(100)
    expect(renderedStatus.mock.calls.length).toBeLessThanOrEqual(60)
  })

  it('does not count what one address makes up beyond what an office looks at [R15.164]', async () => {
    for (let at = 0; at < 200; at++) await post(report)
    expect(counted()['view /turnkey']).toBe(120)
    await post(report, {}, '198.51.100.7')
    expect(counted()['view /turnkey']).toBe(1)
  })

  it('keeps no words that may tell who somebody is, and no country that is none [R15.161]', async () => {
    for (const words of ['ada@example.com', '+44 1234567', 'x'.repeat(100), 'a', 'saw\u0000blade'])
      await post({ ...report, country: 'ZZ', lcp: 0, seen: [view('/search-result', words)] })
    expect(counted()).toEqual({ 'view /search-result': 5, 'search ': 5, 'visit en': 5 })
  })
})

it('tells which country has which time zone, so that the zone stays in the browser [R15.161]', async () => {
  const answer = await routes.request('http://localhost/zones')
  expect(answer.headers.get('cache-control')).toContain('max-age=')
  const body = new Response(answer.body?.pipeThrough(new DecompressionStream('gzip')))
  expect(await body.json()).toMatchObject({ 'Europe/Warsaw': 'PL', 'Asia/Kolkata': 'IN', 'Europe/Kyiv': 'UA' })
})
