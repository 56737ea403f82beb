import { expect, test } from '../fixtures.ts'

test('a buyer goes from home over a category to a product and back [R1.1, R2.9, R2.43]', async ({ page }) => {
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Main navigation' })
  await menu.getByRole('button', { name: 'Products' }).click()
  await page
    .getByRole('link', { name: /cutting/i })
    .first()
    .click()
  await expect(page).toHaveURL('/category/cutting-machines')
  await page
    .getByRole('main')
    .getByRole('link', { name: /NV 450/ })
    .first()
    .click()
  await expect(page).toHaveURL('/product/pvc-screwing-machines/nv-450-double-mitre-saw')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('NV 450')
  await expect(page.getByRole('table', { name: 'Power and air' })).toContainText(/kW/)
  await page.goBack()
  await expect(page).toHaveURL('/category/cutting-machines')
})

test('night mode is kept from page to page and visit to visit [R2.21, R4.3]', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('button', { name: 'Switch to night mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
  await page.goto('/service')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
  await page.getByRole('button', { name: 'Switch to day mode' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'night')
  await page.reload()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'night')
})

test('Events is in the menu only where posts exist [R2.17]', async ({ page, request }) => {
  const posts = (await (
    await request.get('/api/main/blog/', { headers: { 'accept-language': 'kn' } })
  ).json()) as unknown[]
  await page.goto('/kn')
  await expect(page.locator('header a[href="/kn/blog"]')).toHaveCount(posts.length > 0 ? 1 : 0)
  await page.goto('/about')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Events' })).toBeVisible()
})

test.describe('without script', () => {
  // A browser without script reports scripts as failed requests.
  test.use({ javaScriptEnabled: false, allow: /\.js$/ })
  test('the page of a product can be read [R19.4]', async ({ page }) => {
    await page.goto('/tr/product/pvc-screwing-machines/nv-450-double-mitre-saw')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('NV 450')
    await expect(page.getByRole('table').first()).toBeVisible()
  })
})
