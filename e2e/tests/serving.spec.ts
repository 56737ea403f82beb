import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { screens } from '../screens.ts'
import { SecondInstance } from '../second-instance.ts'
import { cmsApi, localSiteUrl, portFor } from '../test-instance.ts'

/** Waits until the page is in the cache, also after changes of other tests; every further answer is a hit then. */
async function expectKept(request: APIRequestContext, path: string) {
  const state = async () => (await request.get(path)).headers()['x-page-cache']
  // Another test may publish meanwhile.
  await expect.poll(async () => [path, await state(), await state()]).toEqual([path, 'hit', 'hit'])
}

test('a page is rendered once and then served from the cache [R13.1, R13.6]', async ({ request }) => {
  const path = '/pl/service'
  await expectKept(request, path)
  const { etag = '' } = (await request.get(path)).headers()
  const again = await request.get(path, { headers: { 'if-none-match': etag } })
  expect(again.status()).toBe(304)
})

test('campaign tags share a cached page; data requests and API calls are cached too [R13.1, R13.2]', async ({
  request,
}) => {
  await expectKept(request, '/it/about')
  expect((await request.get('/it/about?utm_source=letter')).headers()['x-page-cache']).toBe('hit')
  await expectKept(request, '/it/about.data')
  await expectKept(request, '/api/shop/products/')
  await expectKept(request, '/api/main/dillers/?continent=asia&timestamp=1')
  const other = await request.get('/api/main/dillers/?continent=asia&timestamp=2')
  expect(other.headers()['x-page-cache']).toBe('hit')
})

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()') as unknown as string,
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
}

test('pages, files and API answers carry the security headers [R12.4]', async ({ request }) => {
  const html = await (await request.get('/about')).text()
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(html) ?? /"(\/assets\/[^"]+\.js)"/.exec(html) ?? []
  const [, picture = ''] = /(\/media\/[^"? ]+\.(?:avif|webp))/.exec(html) ?? []
  for (const path of ['/about', '/no-such-page', script, picture, '/api/shop/products', '/healthz']) {
    const answer = await request.get(path)
    expect([path, answer.headers()]).toEqual([path, expect.objectContaining(securityHeaders)])
    // A local start has no https to ask browsers for.
    expect(answer.headers()).not.toHaveProperty('strict-transport-security')
  }
})

test('pages of a site with https ask browsers for https alone [R12.4]', async ({ request }) => {
  const site = new SecondInstance(portFor(0))
  try {
    await site.start(cmsApi, { SITE_URL: 'https://norvane.example' })
    const { 'strict-transport-security': header } = (await request.get(`${site.url}/about`)).headers()
    expect(header).toMatch(/^max-age=\d{8}/)
  } finally {
    await site.remove()
  }
})

test('health, readiness and metrics are answered [R13.10]', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200)
  expect(await (await request.get('/readyz')).json()).toMatchObject({ ok: true, api: true })
  expect(await (await request.get(`${localSiteUrl}/metrics`)).text()).toMatch(
    /vitrine_page_cache_requests_total\{state="hit"\} \d+/,
  )
})

test('HTML of the home page stays under 28.5 kB after brotli with its styles [R13.13]', async ({ request }) => {
  const sizeOfHome = async () => {
    const html = await request.get('/', { headers: { 'accept-encoding': 'br', 'accept-language': 'en' } })
    return Number(html.headers()['content-length'])
  }
  // Whoever came first got it compressed quickly, and what is asked for often is compressed best (R13.60).
  for (let asked = 0; asked < 32; asked++) await sizeOfHome()
  await expect.poll(sizeOfHome).toBeLessThan(28_500)
})

test('the data of a page have an address, are kept beside it, and their hash is the one that the page names [R13.1, R13.42]', async ({
  request,
}) => {
  for (const path of [screens.product, '/ar/about']) {
    const html = await (await request.get(path)).text()
    const [, address = '', hash = ''] = /"data":\{"address":"([^"]+)","hash":"([^"]+)"\}/.exec(html) ?? []
    await expectKept(request, address)
    expect((await request.get(address)).headers()['x-data-hash']).toBe(hash)
    // Another version of the page has another address; what is answered is always the data of now.
    await expectKept(request, `${path}?_hydration=another`)
    expect(await (await request.get(`${path}?_hydration=another`)).text()).toBe(
      await (await request.get(address)).text(),
    )
  }
  expect((await request.get('/no-such-page?_hydration=x')).status()).toBe(404)
  // Who asks for the data of the page at / has it, whatever the language is by now.
  const german = { headers: { 'accept-language': 'de', cookie: 'language=de' }, maxRedirects: 0 }
  expect((await request.get('/', german)).status()).toBe(302)
  expect((await request.get('/?_hydration=x', german)).status()).toBe(200)
})

test('a search is never cached, the results page without a query is [R13.5]', async ({ request }) => {
  for (const path of ['/search-result?q=saw', '/search-result.data?q=saw']) {
    for (let i = 0; i < 2; i++) expect((await request.get(path)).headers()['x-page-cache']).toBe('miss')
  }
  await request.get('/search-result?q=')
  expect((await request.get('/search-result?q=&utm_source=x')).headers()['x-page-cache']).toMatch(/hit|stale/)
})
