import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { openPage } from '../open-page.ts'
import { siteUrl } from '../test-instance.ts'

const header = (page: Page) => page.getByRole('banner')
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
const looks = (page: Page) =>
  header(page).evaluate((it) => {
    const { backgroundColor, color } = getComputedStyle(it)
    return [backgroundColor, color]
  })

const CLEAR = 'rgba(0, 0, 0, 0)'
const WHITE = 'rgb(255, 255, 255)'

test.beforeEach(async ({ page }) => {
  // Colours without their transitions.
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('by day the header is white on white pages, clear over a hero and white there once it is compact [R2.13, R4.22]', async ({
  page,
}) => {
  await page.goto('/about')
  expect(await looks(page)).toEqual([WHITE, 'rgb(20, 24, 29)'])
  await page.goto('/')
  expect(await looks(page)).toEqual([CLEAR, WHITE])
  const full = (await header(page).boundingBox())?.height ?? 0
  await scrollTo(page, 101)
  await scrollTo(page, 100.5)
  await expect(header(page)).toHaveAttribute('data-compact', 'true')
  await expect.poll(() => looks(page)).toEqual([WHITE, 'rgb(20, 24, 29)'])
  await expect.poll(async () => (await header(page).boundingBox())?.height).toBeLessThan(full)
  expect(await header(page).evaluate((it) => getComputedStyle(it).position)).toBe('fixed')
})

test('at night the header is dark where it is white by day, and clear over a hero [R4.22]', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'night', value: 'true', url: siteUrl }])
  await page.goto('/about')
  expect(await looks(page)).toEqual(['rgb(14, 17, 21)', 'rgb(236, 239, 242)'])
  await page.goto('/')
  expect(await looks(page)).toEqual([CLEAR, WHITE])
})

test('with a menu open the header is white over a hero too, and stays where it is while the page scrolls [R4.22]', async ({
  page,
}) => {
  await openPage(page, '/')
  await header(page).getByRole('button', { name: 'Products' }).click()
  const menu = header(page).getByRole('group', { name: 'Product range' })
  await expect(menu).toBeVisible()
  await expect.poll(() => looks(page)).toEqual([WHITE, 'rgb(20, 24, 29)'])
  await scrollTo(page, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
  await expect(header(page)).toHaveAttribute('data-hidden', 'false')
  await expect(header(page)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await scrollTo(page, 700)
  await expect(header(page)).toHaveAttribute('data-hidden', 'true')
})

test('the menu has its entries in their order, Products unfolds the categories, the basket has a badge once it has a line [R2.16, R2.19]', async ({
  page,
  request,
}) => {
  await page.goto('/product/pvc-screwing-machines/nv-450-double-mitre-saw')
  const menu = page.getByRole('navigation', { name: 'Main navigation' })
  // The entries alone: what unfolds below Products is not visible yet.
  await expect(menu.locator('a, button').filter({ visible: true })).toHaveText(
    'Products,Turnkey,About Us,Service,Events,Contact Us,Reviews'.split(','),
  )
  await menu.getByRole('button', { name: 'Products' }).click()
  const headers = { 'accept-language': 'en' }
  const categories = (await (await request.get('/api/shop/categories/', { headers })).json()) as {
    slug: string
    name: string
    show_in_menu: boolean
    position: number
  }[]
  const inMenu = categories.filter((it) => it.show_in_menu).toSorted((a, b) => a.position - b.position)
  const links = menu.locator('a[href^="/category/"]').filter({ visible: true })
  await expect
    .poll(() => links.evaluateAll((all) => all.map((it) => it.getAttribute('href'))))
    .toEqual(inMenu.map((it) => `/category/${it.slug}`))
  for (const [number, { name }] of inMenu.entries()) await expect(links.nth(number)).toContainText(name)
  await page.keyboard.press('Escape')

  const basket = page.getByRole('banner').getByRole('button', { name: /^Enquiry basket/ })
  await expect(basket).toHaveText('')
  await page.getByRole('main').getByRole('button', { name: 'Add to enquiry' }).click()
  await expect(basket).toHaveText('1')
})
