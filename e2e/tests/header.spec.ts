import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const header = (page: Page) => page.getByRole('banner')
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)

for (const [path, look] of [
  ['/', 'clear'],
  ['/turnkey', 'clear'],
  ['/category', 'clear'],
  ['/category/cutting-machines', 'clear'],
  ['/product', 'white'],
  ['/product/cutting-machines', 'white'],
  ['/product/pvc-screwing-machines/nv-450-double-mitre-saw', 'white'],
  ['/turnkey/pvc-line-120-windows-india', 'white'],
  ['/about', 'white'],
  ['/service', 'white'],
  ['/blog', 'white'],
  ['/reviews', 'white'],
  ['/contact', 'white'],
  ['/search-result', 'white'],
  ['/search-result-products', 'white'],
  ['/search-result-articles', 'white'],
  ['/search-result-turnkeys', 'white'],
] as const)
  test(`the header of ${path} is ${look} [R2.13, R2.22]`, async ({ page }) => {
    await page.goto(path)
    await expect(header(page)).toHaveAttribute('data-look', look)
    await expect(header(page).getByRole('link', { name: 'Contact us', exact: true })).toHaveCount(
      look === 'white' ? 1 : 0,
    )
  })

test.describe('where nothing is found', () => {
  test.use({ allow: /no-such/ })
  for (const path of ['/no-such', '/de/no-such', '/category/no-such'])
    test(`the header of ${path} is that of white pages [R2.13, R2.22]`, async ({ page }) => {
      await page.goto(path)
      await expect(header(page)).toHaveAttribute('data-look', 'white')
      await expect(header(page).locator('a:has(svg):has(span):not(nav a, [popover] a)')).toBeVisible()
    })
})

test('it hides after 100 px down, comes back on the way up with the contact button, and is clear again at the top [R2.14, R2.15, R2.22, R4.22]', async ({
  page,
}) => {
  await page.goto('/ar')
  await scrollTo(page, 90)
  await expect(header(page)).toHaveAttribute('data-hidden', 'false')
  await expect(header(page)).toHaveAttribute('data-compact', 'false')
  await scrollTo(page, 600)
  await expect(header(page)).toHaveAttribute('data-hidden', 'true')
  await expect(header(page)).not.toBeInViewport()
  await scrollTo(page, 560)
  await expect(header(page)).toHaveAttribute('data-hidden', 'false')
  await expect(header(page)).toHaveAttribute('data-compact', 'true')
  await expect(header(page).locator('a[href*="/ar/contact"]').last()).toBeVisible()
  await scrollTo(page, 0)
  await expect(header(page)).toHaveAttribute('data-look', 'clear')
})

test('a hidden header that is reached by keyboard shows [R19.2]', async ({ page }) => {
  await page.goto('/about')
  await scrollTo(page, 700)
  await expect(header(page)).toHaveAttribute('data-hidden', 'true')
  await header(page).getByRole('button', { name: 'Switch to night mode' }).focus()
  await expect(header(page)).toBeInViewport()
})

test('the anchor menu of a product stays below the header and marks the current section [R2.42]', async ({ page }) => {
  await page.goto('/product/pvc-screwing-machines/nv-450-double-mitre-saw')
  const parts = page.getByRole('navigation', { name: 'On this page' })
  await parts.getByRole('link', { name: 'Technical data' }).click()
  await expect(page).toHaveURL(/#specifications$/)
  await expect(page.getByRole('heading', { name: 'Technical data' })).toBeInViewport()
  await expect(parts.getByRole('link', { name: 'Technical data' })).toHaveAttribute('aria-current', 'true')
  const place = await parts.boundingBox()
  expect(place?.y).toBeLessThanOrEqual(66)
  expect(place?.y).toBeGreaterThanOrEqual(0)
})

test('the language picker has three columns and keeps the query of a search [R2.20, R11.8]', async ({ page }) => {
  await page.goto('/search-result-products?q=saw')
  await page.getByRole('button', { name: 'Language: English' }).click()
  const links = page.getByRole('group', { name: 'Choose a language' }).getByRole('link')
  await expect(links).toHaveCount(18)
  const columns = await links.evaluateAll(
    (all) => new Set(all.map((it) => Math.round(it.getBoundingClientRect().x))).size,
  )
  expect(columns).toBe(3)
  await expect(links.filter({ hasText: 'Deutsch' })).toHaveAttribute('href', '/de/search-result-products?q=saw')
  await page.goto('/about?q=saw')
  await expect(page.locator('a[hreflang="de"]').first()).toHaveAttribute('href', '/de/about')
})

test('it is fixed, dark at night, and stays as it is while its menu is open [R2.13, R2.21, R4.22]', async ({
  page,
}) => {
  await page.goto('/about')
  // The colour changes in a transition.
  const brightness = async () => {
    const colour = await header(page).evaluate((it) => getComputedStyle(it).backgroundColor)
    return Math.max(...(colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number))
  }
  expect(await brightness()).toBeGreaterThan(191)
  await header(page).getByRole('button', { name: 'Switch to night mode' }).click()
  await expect.poll(brightness).toBeLessThan(64)
  await expect(header(page)).toHaveAttribute('data-look', 'white')

  await scrollTo(page, 90)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(90)
  const place = async () => (await header(page).boundingBox())?.y
  expect([await header(page).evaluate((it) => getComputedStyle(it).position), await place()]).toEqual(['fixed', 0])

  await header(page).getByRole('button', { name: 'Products' }).click()
  const category = header(page).getByRole('link', { name: 'Cutting machines' })
  await expect(category).toBeVisible()
  await scrollTo(page, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
  await expect(header(page)).toHaveAttribute('data-hidden', 'false')
  expect(await place()).toBe(0)
  await page.keyboard.press('Escape')
  await expect(category).toBeHidden()
  await scrollTo(page, 800)
  await expect(header(page)).toHaveAttribute('data-hidden', 'true')
})
