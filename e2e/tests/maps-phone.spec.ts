import { expect, test } from '../fixtures.ts'

for (const path of ['/contact', '/ar/contact', '/cn/contact'])
  test(`${path}: the maps fit a phone and the dealers can be reached [R19.7]`, async ({ page }) => {
    await page.goto(path)
    const world = page.locator('main svg').filter({ has: page.locator('a[href="#europe"]') })
    expect((await world.boundingBox())?.width).toBeLessThanOrEqual(390)
    await world.locator('a[href="#africa"]').tap()
    await expect(page.locator('#africa[open] svg[role=group]')).toBeInViewport()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
