import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { swipe } from '../touch.ts'

const opener = (page: Page) => page.locator('nav [aria-haspopup="dialog"]:visible').last()

async function openMenu(page: Page) {
  await opener(page).tap()
  const menu = page.getByRole('dialog')
  await expect(menu).toBeVisible()
  return menu
}

/** A swipe goes on scrolling after the finger is lifted: scrolls to the top until that has ended. */
function restAtTop(menu: Locator) {
  return menu.evaluate(async (it) => {
    for (let framesAtTop = 0; framesAtTop < 20; framesAtTop++) {
      if (it.scrollTop > 0) framesAtTop = 0
      it.scrollTo(0, 0)
      await new Promise(requestAnimationFrame)
    }
  })
}

for (const path of ['/', '/ar', '/cn/about']) {
  test(`${path}: a swipe down closes the menu, a swipe up does not [R2.28]`, async ({ page }) => {
    await page.goto(path)
    const menu = await openMenu(page)
    await swipe(page, { x: 195, y: 400 }, { x: 195, y: 250 })
    await expect(menu).toBeVisible()
    await restAtTop(menu)
    await swipe(page, { x: 195, y: 300 }, { x: 195, y: 520 })
    await expect(menu).toBeHidden()
  })
}

test('a menu that was scrolled down is scrolled back by a swipe, not closed [R2.28]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await page.goto('/')
  const menu = await openMenu(page)
  await menu.evaluate((it) => it.scrollTo(0, 300))
  await swipe(page, { x: 195, y: 200 }, { x: 195, y: 320 })
  await expect(menu).toBeVisible()
})

test('the menu closes by itself when the chosen page is slow [R9.8]', async ({ page }) => {
  await page.goto('/')
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/\/about\.data/, async (route) => {
    await held
    await route.continue()
  })
  const menu = await openMenu(page)
  await menu.getByRole('link', { name: 'About Us' }).tap()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/')
  answer()
  await expect(page).toHaveURL('/about')
})

test('the page does not scroll while the menu is open [R2.29]', async ({ page }) => {
  await page.goto('/')
  await openMenu(page)
  await page.mouse.wheel(0, 800)
  await swipe(page, { x: 195, y: 500 }, { x: 195, y: 300 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
})

test('the focus stays in the menu and comes back to its button [R19.2]', async ({ page }) => {
  await page.goto('/about')
  const menu = await openMenu(page)
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab')
    const outside = await menu.evaluate(
      (it) => document.activeElement !== document.body && !it.contains(document.activeElement),
    )
    expect(outside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(opener(page)).toBeFocused()
})

test('the menu lists its entries in their order [R2.27]', async ({ page }) => {
  await page.goto('/')
  const menu = await openMenu(page)
  const names = await menu.getByRole('list').last().getByRole('link').allTextContents()
  expect(names).toEqual(['About Us', 'Turnkey', 'Service', 'Events', 'Contact Us'])
  await expect(menu.getByRole('link', { name: 'All machines', exact: true })).toHaveAttribute('href', '/product')
  await expect(menu.getByRole('link', { name: 'All machines by category' })).toHaveAttribute('href', '/category')
})

test('the bar has its five entries in their order [R2.26]', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Menu' })
  await expect(bar.locator('a, button')).toHaveText(['Home', 'Products', 'Service', 'Contact', 'Menu'])
})

test('the menu opens from the bar, leads on, and closes [R4.22]', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).last().click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: 'Turnkey' }).click()
  await expect(page).toHaveURL('/turnkey')
  await expect(menu).toBeHidden()
})

test('Escape closes the menu and gives the focus back [R19.2]', async ({ page }) => {
  await page.goto('/ar')
  const opener = page.locator('[aria-haspopup="dialog"]:visible').last()
  await opener.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the bar leads to its pages [R2.26]', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Menu' })
  for (const name of ['Home', 'Products', 'Service', 'Contact', 'Menu'])
    await expect(bar.getByText(name, { exact: true })).toBeVisible()
  await bar.getByRole('link', { name: 'Service' }).click()
  await expect(page).toHaveURL('/service')
})
