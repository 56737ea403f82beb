import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { localeFixture } from '../locale.ts'

test.use({ allow: /no-such/ })

/** How light a picture is on average, from 0 to 255. */
const meanLight = (page: Page, png: Buffer) =>
  page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }))
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      if (!context) return Number.NaN
      context.drawImage(bitmap, 0, 0)
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
      return data.reduce((sum, value, index) => (index % 4 === 3 ? sum : sum + value), 0) / (data.length * 0.75)
    },
    [...png],
  )

test('a page that does not exist has one heading, two sentences, a search and ways on [R2.13, R8.3, R19.29]', async ({
  page,
}) => {
  await page.goto('/no-such-page')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading')).toHaveText(['Page Not Found'])
  const lines = await main
    .getByText('could not be found.Please go back')
    .evaluate((it) => [...it.children].map((line) => line.getBoundingClientRect().top))
  expect(lines).toHaveLength(2)
  expect(lines[1]).toBeGreaterThan(lines[0] ?? 0)
  await expect
    .poll(() => page.getByRole('banner').evaluate((it) => getComputedStyle(it).backgroundColor))
    .toBe('rgb(255, 255, 255)')
  await expect(main.getByRole('link', { name: 'All machines', exact: true })).toHaveAttribute('href', '/product')
  await main.getByRole('searchbox').fill('welding')
  await main.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/search-result\?q=welding$/)
})

test('a search in one kind names the others that have what it lacks, where somebody types too [R8.19, R19.30]', async ({
  page,
}) => {
  await page.goto('/search-result-products?q=winter')
  await expect(page.getByText('There are no results for your search')).toBeVisible()
  const tabs = page.getByRole('navigation', { name: 'Search in' })
  await expect(tabs.getByRole('link', { name: /^Articles/ })).toHaveText(/Articles\s*1/)
  await expect(page.getByRole('region', { name: 'Articles' }).getByRole('link', { name: /winter/i })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox').fill('winter')
  await page.getByRole('dialog').getByRole('link', { name: 'Articles: 1 result' }).click()
  await expect(page).toHaveURL(/\/search-result-articles\?q=winter$/)
})

test('where a language has no posts their list says so and leads on, and nothing leads to it [R16.2, R19.26]', async ({
  page,
}) => {
  const { text } = localeFixture('nl')
  await page.goto('/nl/blog')
  const main = page.getByRole('main')
  await expect(main).toContainText(text('blog.none'))
  await expect(main.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', '/de/blog')
  await expect(main.getByRole('link', { name: 'Nederlands' })).toHaveCount(0)
  await expect(main.getByRole('link', { name: text('product.all') })).toHaveAttribute('href', '/nl/product')
  await page.goto('/de/blog')
  const hrefs = await page
    .locator('a[href$="/blog"], link[href$="/blog"]')
    .evaluateAll((links) => links.map((it) => new URL(it.getAttribute('href') ?? '', location.href).pathname))
  expect(hrefs.filter((it) => /^\/(bg|ir|kn|nl|pt|ro|sr|vn)\//.test(it))).toEqual([])
  await expect(page.locator('#language-menu a[hreflang="nl"]')).toHaveAttribute('href', '/nl')
})

test('on a tablet the card of the address leaves the pin of the map free, and the controls of a hero stand on a ground of their own [R19.28]', async ({
  page,
}) => {
  for (const width of [768, 991, 992, 1440])
    await test.step(String(width), async () => {
      await page.setViewportSize({ width, height: 1024 })
      await page.goto('/contact')
      const map = await page.getByRole('img', { name: /^Map: / }).boundingBox()
      const card = await page.locator('main figure figcaption').boundingBox()
      if (!map || !card) throw new Error('no map')
      const [x, y] = [map.x + map.width / 2, map.y + map.height / 2]
      expect(x > card.x && x < card.x + card.width && y > card.y && y < card.y + card.height).toBe(false)
    })
  for (const [width, path] of [
    [768, '/de/category/crimping-machines'],
    [1440, '/ar/category/crimping-machines'],
  ] as const)
    await test.step(path, async () => {
      await page.setViewportSize({ width, height: 1024 })
      await page.goto(path)
      const controls = page.locator('[data-hero] [data-controls]')
      await expect(controls.getByRole('button')).not.toHaveCount(0)
      // However bright the picture is that they stand on.
      await page.locator('[data-hero] img').evaluateAll((all) => {
        for (const it of all) it.style.filter = 'brightness(100)'
      })
      expect(await meanLight(page, await controls.screenshot())).toBeLessThan(90)
    })
})
