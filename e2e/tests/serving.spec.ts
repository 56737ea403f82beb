import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { screens } from '../screens.ts'
import { SecondInstance } from '../second-instance.ts'
import { cmsApi, localSiteUrl, portFor } from '../test-instance.ts'

/** Waits until the page is in the cache, also after changes of other tests; every further answer is a hit then. */
async function expectKept(request: APIRequestContext, path: string) {
  const state = async () => (await request.get(path)).headers()['x-page-cache']
  await expect.poll(state).toBe('hit')
  expect([path, await state(), await state()]).toEqual([path, 'hit', 'hit'])
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

test('every page has a content security policy, and nothing violates it [R12.1]', async ({ page }) => {
  for (const path of Object.values(screens)) {
    const answer = await page.goto(path)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).not.toContain('unsafe')
    await expect(page.getByRole('main')).toBeVisible()
  }
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

test('HTML of the home page stays under 30 kB after brotli, script under 130 kB [R13.13]', async ({
  page,
  request,
}) => {
  const html = await request.get('/', { headers: { 'accept-encoding': 'br', 'accept-language': 'en' } })
  expect(Number(html.headers()['content-length'])).toBeLessThan(30_000)
  for (const path of Object.values(screens)) {
    const scripts = new Map<string, number>()
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.set(response.url(), Number(response.headers()['content-length']))
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    // What is fetched for the next page once this one is idle is counted in prefetch.spec.ts.
    const next = page.locator('link[rel="prefetch"][as="script"]')
    for (const url of await next.evaluateAll((all) => all.map((it) => (it as HTMLLinkElement).href)))
      scripts.delete(url)
    const bytes = [...scripts.values()].reduce((sum, it) => sum + it, 0)
    expect(scripts.size).toBeGreaterThan(1)
    expect([path, bytes < 130_000, bytes]).toEqual([path, true, bytes])
    page.removeAllListeners('response')
  }
})

test('a search is never cached, the results page without a query is [R13.5]', async ({ request }) => {
  for (const path of ['/search-result?q=saw', '/search-result.data?q=saw']) {
    for (let i = 0; i < 2; i++) expect((await request.get(path)).headers()['x-page-cache']).toBe('miss')
  }
  await request.get('/search-result?q=')
  expect((await request.get('/search-result?q=&utm_source=x')).headers()['x-page-cache']).toMatch(/hit|stale/)
})
