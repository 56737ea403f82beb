import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { holdRequests } from '../hold-requests.ts'
import { holdReact } from '../hold-react.ts'
import { isAwake, isHydrated, keepAsleep, wakePage } from '../open-page.ts'
import { screens } from '../screens.ts'

/** Keeps back the script that all others come after. To be called before the page is opened. @returns lets it go */
const holdEntry = (page: Page) => holdRequests(page, /entry\.client-.*\.js$/)

test('a page wakes by itself when it is loaded and the browser is idle, for who has been here before [R13.40]', async ({
  page,
}) => {
  await page.goto('/about')
  await isHydrated(page)
})

test('the data of a page do not stand in it a second time; a page that cannot ask for them again has them [R13.42]', async ({
  request,
}) => {
  const inDocument = async (path: string) => (await (await request.get(path)).text()).includes('streamController')
  for (const path of [screens.home, screens.product, screens.category, screens.post])
    expect([path, await inDocument(path)]).toEqual([path, false])
  for (const path of [screens.search, '/contact?product=nv-450-double-mitre-saw', '/no-such-page'])
    expect([path, await inDocument(path)]).toEqual([path, true])
})

test.describe('on a processor six times as slow', () => {
  test.beforeEach(async ({ page, context }) => {
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 6 })
  })

  const opensAt = async (page: import('@playwright/test').Page, path: string) => {
    await page.goto(path, { waitUntil: 'commit' })
  }

  test('a press on the basket, the search or the contact button at the first paint opens it [R13.41]', async ({
    page,
  }) => {
    for (const [name, dialog] of [
      ['Search', 'Search'],
      ['Enquiry basket', 'Your enquiry'],
    ] as const) {
      await opensAt(page, '/about')
      await page.getByRole('banner').getByRole('button', { name }).click()
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible({ timeout: 30_000 })
    }
    await opensAt(page, '/about')
    await page.getByRole('banner').getByRole('link', { name: 'Contact us', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 30_000 })
    await expect(page).toHaveURL('/about')
  })

  test('a product that is added at the first paint is in the basket once; two presses are two [R13.41]', async ({
    page,
  }) => {
    await opensAt(page, screens.product)
    await page.getByRole('button', { name: 'Add to enquiry' }).first().click()
    await expect(page.getByRole('button', { name: 'Enquiry basket, 1 machine' })).toBeVisible({ timeout: 30_000 })
    // At once, as soon as both are there: on a slow computer the basket would be open, over the second button, before a pointer got there.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const [, second, third] = document.querySelectorAll<HTMLElement>('main button[data-adds]')
        if (!second || !third) return
        observer.disconnect()
        second.click()
        third.click()
      }).observe(document, { childList: true, subtree: true })
    })
    await opensAt(page, '/product')
    await expect(page.getByRole('button', { name: 'Enquiry basket, 3 machines' })).toBeVisible({ timeout: 30_000 })
  })

  test('pictures are enlarged, rows moved and languages listed by a press at the first paint [R13.41]', async ({
    page,
  }) => {
    await opensAt(page, screens.product)
    await page
      .getByRole('button', { name: /Enlarge|Zoom/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 30_000 })
    await opensAt(page, '/about')
    await page.getByRole('button', { name: /^Language/ }).click()
    await expect(page.getByRole('link', { name: 'Deutsch' })).toBeVisible()
  })
})

test('what was typed before React has the page stays, with the caret, and is known to it [R13.41]', async ({
  page,
}) => {
  const release = await holdEntry(page)
  await page.goto('/about')
  const form = page.getByRole('contentinfo').getByRole('form')
  const field = form.getByRole('textbox').first()
  await field.pressSequentially('Anna Muster')
  await field.press('Home')
  await field.press('ArrowRight')
  release()
  await isHydrated(page)
  await expect(field).toBeFocused()
  await page.keyboard.type('n')
  await expect(field).toHaveValue('Annna Muster')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('enquiry-footer'))).toContain('Annna Muster')
})

test('what was chosen before React has the page stays chosen, and is known to it [R13.41]', async ({ page }) => {
  await keepAsleep(page)
  const release = await holdEntry(page)
  await page.goto('/reviews')
  const countries = page.getByRole('group', { name: 'Country' }).getByRole('checkbox')
  const reviews = page.getByRole('main').getByRole('article')
  const all = await reviews.count()
  for (const number of [0, 1]) await countries.nth(number).check()
  release()
  await expect.poll(() => reviews.count()).toBeLessThan(all)
  await isHydrated(page)
  await expect
    .poll(() => countries.evaluateAll((boxes) => boxes.map((it) => (it as HTMLInputElement).checked)))
    .toEqual(Array.from({ length: await countries.count() }, (_, number) => number < 2))
  const ofTwo = await reviews.count()
  await countries.nth(1).uncheck()
  await expect.poll(() => reviews.count()).toBeLessThan(ofTwo)

  await page.goto('/contact')
  const language = page.getByRole('combobox', { name: 'Answers in' })
  const status = page.getByRole('main').getByRole('status').filter({ hasText: 'dealer' })
  const countDealers = async () => Number.parseInt((await status.textContent()) ?? '')
  const dealers = await countDealers()
  await page.unrouteAll()
  await language.selectOption({ label: 'Português' })
  await expect.poll(countDealers).toBeLessThan(dealers)
  await expect(language).toHaveValue('pt')
})

test('what is chosen when the page is awake, in a part that React has not taken over yet, stays and is known to it [R13.41]', async ({
  page,
}) => {
  const goOn = await holdReact(page, 'awake')
  /** Opens a page, again where React was sooner. */
  const openUntaken = (path: string, field: Locator) =>
    expect(async () => {
      await page.goto(path)
      await isAwake(page)
      const isTaken = (it: Element) => Object.keys(it).some((key) => key.startsWith('__reactProps'))
      expect(await field.evaluate(isTaken)).toBe(false)
    }).toPass()
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 6 })

  const language = page.getByRole('combobox', { name: 'Answers in' })
  const status = page.getByRole('main').getByRole('status').filter({ hasText: 'dealer' })
  const countDealers = async () => Number.parseInt((await status.textContent()) ?? '')
  await openUntaken('/contact', language)
  const dealers = await countDealers()
  await language.selectOption({ label: 'Português' })
  await goOn()
  await expect.poll(countDealers).toBeLessThan(dealers)
  await expect(language).toHaveValue('pt')

  const country = page.getByRole('group', { name: 'Country' }).getByRole('checkbox').first()
  const reviews = page.getByRole('main').getByRole('article')
  await openUntaken('/reviews', country)
  const all = await reviews.count()
  await country.click()
  await goOn()
  await expect.poll(() => reviews.count()).toBeLessThan(all)
  await expect(country).toBeChecked()
})

test('a form that is sent before React has the page is checked in the words of the site [R13.41]', async ({ page }) => {
  await keepAsleep(page)
  await page.goto('/about')
  const form = page.getByRole('contentinfo').getByRole('form')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible()
  await expect(page).toHaveURL('/about')
})

test.describe('where the script cannot be had', () => {
  test.use({ allow: /entry\.client/ })

  test('the page stays as it is, and a press loads it anew [R8.1, R13.40]', async ({ page }) => {
    await keepAsleep(page)
    let isDown = true
    await page.route(/entry\.client-.*\.js$/, (route) => (isDown ? route.abort() : route.continue()))
    await page.goto('/about')
    const failed = page.waitForEvent('console', (it) => it.type() === 'warning')
    await wakePage(page)
    await failed
    expect(await page.evaluate(() => 'awake' in document.documentElement.dataset)).toBe(false)
    isDown = false
    const search = page.getByRole('banner').getByRole('button', { name: 'Search' })
    const loaded = page.waitForEvent('load')
    await search.click()
    await loaded
    await search.click()
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
  })
})

test('links lead on before React has the page, without waiting for it [R13.41]', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, () => {})
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Service', exact: true }).click()
  await expect(page).toHaveURL('/service')
})
