import { languages } from '@vitrine/locales/languages'
import { readPage } from '../crawl/read-page.ts'
import { siteUrl } from '../test-instance.ts'
import { expect, test } from '../fixtures.ts'
import { screens } from '../screens.ts'

const plain = screens.product

test('robots.txt names the sitemap and closes the back office [R16.3]', async ({ request }) => {
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toContain('text/plain')
  expect(await robots.text()).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
  expect(await robots.text()).toContain('Disallow: /admin')
})

test('the sitemap names the same alternates as the page [R16.2, R16.4]', async ({ request }) => {
  const index = await request.get('/sitemap.xml')
  expect(index.headers()['content-type']).toContain('xml')
  expect(await index.text()).toContain(`<loc>${siteUrl}/sitemap-1.xml</loc>`)
  const sitemap = await (await request.get('/sitemap-1.xml')).text()
  for (const path of ['/', '/cn/about', '/category', '/ar/product', plain, screens.turnkeys]) {
    const entry = sitemap.split('<url>').find((it) => it.startsWith(`<loc>${siteUrl}${path}</loc>`)) ?? ''
    expect([path, /<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/.test(entry)]).toEqual([path, true])
    const listed = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, href]) => `${tag} ${href}`)
    const page = readPage(await (await request.get(path, { headers: { 'accept-language': 'en' } })).text())
    expect(listed.toSorted()).toEqual([...page.alternates].map(([tag, href]) => `${tag} ${href}`).toSorted())
  }
  expect(sitemap).not.toContain('/search-result')
  expect((await request.get('/sitemap-99.xml')).status()).toBe(404)
})

test('the structured data of a product have no price and no rating [R16.5]', async ({ request }) => {
  const { structure } = readPage(await (await request.get(plain)).text())
  const graph = (JSON.parse(structure[0] ?? '') as { '@graph': Record<string, unknown>[] })['@graph']
  expect(graph.map((it) => it['@type'])).toEqual(
    expect.arrayContaining(['Organization', 'BreadcrumbList', 'Product', 'FAQPage']),
  )
  const product = graph.find((it) => it['@type'] === 'Product')
  expect(product).toMatchObject({ name: expect.stringContaining('NV 450'), model: 'NV 450' })
  for (const name of ['offers', 'aggregateRating', 'review']) expect(product).not.toHaveProperty(name)
})

test('a page at a second address names its first as canonical and announces no alternates [R16.1, R16.2]', async ({
  request,
}) => {
  const slug = plain.split('/').at(-1)
  const page = readPage(await (await request.get(`/product/cutting-machines/${slug}`)).text())
  expect(page.canonical).toBe(siteUrl + plain)
  expect(page.alternates.size).toBe(0)
  expect(page.structure).toEqual([])
})

test('share tags name the language, its translations and a picture [R16.8]', async ({ page }) => {
  await page.goto(`/cn${screens.contact}`)
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'zh_CN')
  await expect(page.locator('meta[property="og:locale:alternate"]')).toHaveCount(languages.length - 1)
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', new RegExp(`^${siteUrl}/`))
})

test.describe('the language suggestion', () => {
  const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
  test.use({ locale: 'de-AT', userAgent: person })
  const offer = { name: 'Deutsch' }

  test('is shown in the language of the browser and moves nothing [R11.7]', async ({ page, context }) => {
    await context.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }))
    await page.goto(screens.contact)
    const card = page.getByRole('region', offer)
    await expect(card.getByText('Diese Seite gibt es auch auf Deutsch.')).toBeVisible()
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().reduce((sum, it) => sum + (it as unknown as { value: number }).value, 0)),
          ).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(0), 500)
        }),
    )
    expect(shift).toBeLessThan(0.01)
    await card.getByRole('link', { name: 'Auf Deutsch lesen' }).click()
    await expect(page).toHaveURL(`/de${screens.contact}`)
  })

  test('is not shown again after it was declined [R11.7]', async ({ page, context }) => {
    await context.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }))
    await page.goto(screens.contact)
    const card = page.getByRole('region', offer)
    await card.getByRole('button', { name: 'Nein, danke' }).click()
    await expect(card).toHaveCount(0)
    await page.reload()
    await page.waitForTimeout(2500)
    await expect(card).toHaveCount(0)
  })

  test('is not shown to programs [R11.7]', async ({ page }) => {
    await page.goto(screens.contact)
    await page.waitForTimeout(2500)
    await expect(page.getByRole('region', offer)).toHaveCount(0)
  })
})
