import { expect, test } from '../fixtures.ts'
import { keepAsleep } from '../open-page.ts'
import { screens } from '../screens.ts'

test.beforeEach(async ({ page, context }) => {
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 6 })
})

for (const prefix of ['', '/ar', '/cn'])
  test(`the menu opens by a tap at the first paint on a slow processor, in ${prefix || '/en'} [R13.41]`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/about`, { waitUntil: 'commit' })
    await page.locator('nav [aria-haspopup="dialog"]:visible').last().tap()
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible({ timeout: 30_000 })
  })

test('rows move and choices are made by taps while React does not have the page [R13.41]', async ({ page }) => {
  await keepAsleep(page)
  await page.goto(screens.about, { waitUntil: 'commit' })
  const next = page.locator('[data-buttons] button:enabled').first()
  const row = page.locator('ul:has(+ [data-buttons])').first()
  await next.tap()
  await expect.poll(() => row.evaluate((it) => Math.abs(it.scrollLeft)), { timeout: 30_000 }).toBeGreaterThan(0)
})
