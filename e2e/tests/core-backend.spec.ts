import { once } from 'node:events'
import { stubServer } from '@vitrine/contract/stub-server'
import { expect, test } from '../fixtures.ts'
import { SecondInstance } from '../second-instance.ts'
import { portFor } from '../test-instance.ts'

// A backend that has the calls of R7.4 to R7.16 and nothing else: no company, no countries, no revision.
const STUB_PORT = portFor(1)
const site = new SecondInstance(portFor(0))

test.beforeAll(async () => {
  stubServer.listen(STUB_PORT, '127.0.0.1')
  await once(stubServer, 'listening')
  // Without a revision answers become stale by the clock, which must not be between two requests of a test.
  await site.start(`http://127.0.0.1:${STUB_PORT}/api`, { FRESH_SECONDS: '31536000' })
})

test.afterAll(async () => {
  await site.remove()
  stubServer.closeAllConnections()
  stubServer.close()
})

const pages = [
  '/',
  '/about',
  '/blog',
  '/blog/sample-article',
  '/category/sample-category',
  '/contact',
  '/dealers',
  '/product/pvc-screwing-machines/sample-saw',
  '/reviews',
  '/service',
  '/turnkey',
  '/turnkey/sample-plant',
]
const searches = ['/search-result', '/search-result-articles', '/search-result-products', '/search-result-turnkeys']

test('every page is there and is kept, and searches find [R13.1, R13.12]', async ({ request }) => {
  for (const path of [...pages, '/de/about', '/ar/product/pvc-screwing-machines/sample-saw']) {
    const answers = [await request.get(site.url + path), await request.get(site.url + path)]
    expect([path, ...answers.map((it) => it.status())]).toEqual([path, 200, 200])
    expect([path, answers[1]?.headers()['x-page-cache']]).toEqual([path, 'hit'])
  }
  for (const path of searches) expect((await request.get(`${site.url}${path}?q=sample`)).status()).toBe(200)
  expect(await (await request.get(`${site.url}/search-result-products?q=saw`)).text()).toContain('SA 100')
  expect(await (await request.get(`${site.url}/reviews`)).text()).toContain('Österreich')
  expect(await (await request.get(`${site.url}/sitemap.xml`)).text()).toContain('<sitemapindex')
})

test('an order with a country from the bundled list is sent and delivered [R3.14, R3.15, R7.16]', async ({ page }) => {
  await page.goto(`${site.url}${pages[7]}`)
  await page.getByRole('main').getByRole('button', { name: 'Add to enquiry' }).click()
  await page.getByRole('main').getByRole('button', { name: 'In your enquiry' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your enquiry' })
  await dialog.getByRole('button', { name: 'Confirm the order' }).click()
  for (const [label, value] of [
    ['Full Name', 'Ada'],
    ['Company name', 'Engines Ltd'],
    ['Phone number', '441234567'],
    ['E-mail', 'ada@example.com'],
    ['Message', 'A saw, please.'],
  ] as const)
    await dialog.getByLabel(label).fill(value)
  await dialog.getByRole('button', { name: /Select your country/ }).click()
  await dialog.getByRole('combobox', { name: 'Search countries' }).fill('austri')
  await dialog.getByRole('option', { name: 'Austria' }).click()
  await dialog.getByRole('button', { name: 'Complete the order' }).click()
  await expect(dialog).toContainText('Your order has been placed')
  const spool = async () => (await (await page.request.get(`${site.url}/readyz`)).json()) as object
  await expect.poll(spool).toMatchObject({ waiting: 0, refused: 0 })
  const flag = await page.request.get(`${site.url}/media/flags/at.png`)
  expect([flag.status(), flag.headers()['content-type']]).toEqual([200, 'image/png'])
})
