import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { keepAsleep } from '../open-page.ts'
import { localeFixture } from '../locale.ts'
import { screens } from '../screens.ts'

test.beforeEach(async ({ page, context }) => {
  test.slow()
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await keepAsleep(page)
})

/**
 * Until they are let through no page wakes. The browser goes on handing requests over after that: told not to while the next page is being
 * opened, it may lose one. @returns lets those through that are asked for from then on
 */
async function holdScripts(page: Page): Promise<() => void> {
  let isHeld = true
  await page.route(/\/assets\/.*\.js$/, (route) => (isHeld ? undefined : route.continue()))
  return () => {
    isHeld = false
  }
}

const basketWith = (page: Page, count: string) => page.getByRole('button', { name: `Enquiry basket, ${count}` })
const slow = { timeout: 30_000 }

test('a link that is followed right after a press waits until that is done, on a slow processor [R13.41, R13.80]', async ({
  page,
}) => {
  await page.goto(screens.product, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Add to enquiry' }).first().click()
  await page.getByRole('banner').getByRole('link', { name: 'Service', exact: true }).click()
  await expect(page).toHaveURL('/service', slow)
  await expect(basketWith(page, '1 machine')).toBeVisible(slow)
})

for (const [name, isHeard] of [
  ['a page that was left before it was awake', true],
  // A browser that leaves a page gives it half a second, which is over before a slow processor has come to it.
  ['a page that got no time for its end', false],
] as const) {
  test(`what was added to the basket on ${name} is added by the next one [R13.80]`, async ({ page }) => {
    if (!isHeard)
      await page.addInitScript(() => addEventListener('pagehide', (event) => event.stopImmediatePropagation()))
    const release = await holdScripts(page)
    await page.goto(screens.product, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Add to enquiry' }).first().click()
    // Neither page wakes: what was pressed goes on.
    await page.goto(screens.turnkey, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Add all machines to your enquiry' }).click()
    release()
    await page.goto('/service')
    await page.getByRole('heading', { level: 1 }).click()
    // The machine that was added is one of the plant's.
    await expect(basketWith(page, '16 machines')).toBeVisible(slow)
    const saved = () => page.evaluate(() => localStorage.getItem('basket') ?? '[]')
    const before = await saved()
    const items = JSON.parse(before) as { slug: string; cnt: number }[]
    expect(items.filter(({ slug }) => slug === 'nv-450-double-mitre-saw')).toMatchObject([{ cnt: 2 }])
    // Once.
    await page.reload()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(basketWith(page, '16 machines')).toBeVisible(slow)
    expect(await page.evaluate(() => sessionStorage.getItem('add_later'))).toBeNull()
    expect(await saved()).toBe(before)
  })
}

test.describe('where the script cannot be had', () => {
  test.use({ allow: /entry\.client/ })

  test('what is added to the basket where the script cannot be had is added after the page is loaded anew, in Arabic too [R8.1, R13.80]', async ({
    page,
  }) => {
    const { at, text } = localeFixture('ar')
    // Not `times: 1`: the browser would stop handing requests over while the page is being loaded anew, which that may not outlive.
    let isDown = true
    await page.route(/entry\.client-.*\.js$/, (route) => {
      const isRefused = isDown
      isDown = false
      return isRefused ? route.abort() : route.continue()
    })
    await page.goto(at(screens.product))
    const loaded = page.waitForEvent('load', slow)
    await page
      .getByRole('button', { name: text('product.addToBasket') })
      .first()
      .click()
    await loaded
    await page.getByRole('heading', { level: 1 }).click()
    await expect
      .poll(() => page.evaluate(() => (JSON.parse(localStorage.getItem('basket') ?? '[]') as unknown[]).length), slow)
      .toBe(1)
  })
})
