import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { openPage } from '../open-page.ts'

const bar = '[data-shown]'

test('a slow page shows the loading bar until it has loaded [R4.1]', async ({ page }) => {
  await openPage(page, '/about')
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/\/service\.data/, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Service' }).click()
  await expect(page.locator(bar)).toHaveAttribute('data-shown', 'true')
  await expect(page.locator(bar)).toHaveAttribute('data-failed', 'false')
  answer()
  await expect(page).toHaveURL('/service')
  await expect(page.locator(bar)).toHaveAttribute('data-shown', 'false')
})

test.describe('where a page cannot be loaded', () => {
  test.use({ allow: /\/service|503|Error|error/ })
  test('the loading bar shows the failure, and the error page follows [R4.2, R8.4]', async ({ page }) => {
    await openPage(page, '/about')
    await page.evaluate((selector) => {
      const seen: string[] = []
      const colours = new Set<string>()
      Object.assign(window, { seen, colours })
      new MutationObserver(() => {
        const line = document.querySelector<HTMLElement>(selector)
        const { shown, failed } = line?.dataset ?? {}
        seen.push(`${shown} ${failed}`)
        if (line && shown === 'true') colours.add(`${failed} ${getComputedStyle(line).backgroundColor}`)
      }).observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ['data-shown', 'data-failed'],
      })
    }, bar)
    let fail = () => {}
    const held = new Promise<void>((resolve) => (fail = resolve))
    await page.route(/\/service\.data/, async (route) => {
      await held
      await route.fulfill({ status: 503, body: 'out of order' })
    })
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Service' }).click()
    await expect(page.locator(bar)).toHaveAttribute('data-shown', 'true')
    fail()
    await expect(page.getByRole('heading', { name: 'An error occurred' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toContain('true true')
    await expect(page.locator(bar)).toHaveAttribute('data-shown', 'false')
    const colours = await page.evaluate(() => [...(window as unknown as { colours: Set<string> }).colours])
    const colourOf = (failed: string) => colours.filter((it) => it.startsWith(failed)).map((it) => it.split(' rgb')[1])
    // The failed style is another colour than those before.
    expect(colourOf('true')).toHaveLength(1)
    expect(colourOf('false')).not.toContain(colourOf('true')[0])
  })
})

/** @returns whether the page has set a timer of so many milliseconds since */
async function watchTimer(page: Page, milliseconds: number): Promise<() => Promise<boolean>> {
  const timers = await page.evaluateHandle(() => {
    const set: unknown[] = []
    window.setTimeout = new Proxy(window.setTimeout, {
      apply(target, self, given: unknown[]) {
        set.push(given[1])
        return Reflect.apply(target, self, given)
      },
    })
    return set
  })
  return () => timers.evaluate((set, wanted) => set.includes(wanted), milliseconds)
}

test('the bar is seen from 200 ms on, is full after 5 s more and goes 500 ms after the page is there [R4.1, R9.1]', async ({
  page,
}) => {
  await page.clock.install()
  await openPage(page, '/about')
  const link = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Service' })
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/\/service\.data/, async (route) => {
    await held
    await route.continue()
  })
  const length = () =>
    page.locator(bar).evaluate((line) => {
      const { opacity } = getComputedStyle(line)
      return opacity === '0' ? null : (line as HTMLElement).style.transform
    })
  // From here on the clock of the page stands still.
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const isCounting = await watchTimer(page, 200)
  await link.click()
  // The page may hear of the click only after this has come back.
  await expect.poll(isCounting).toBe(true)
  await page.clock.runFor(199)
  expect(await length()).toBeNull()
  await page.clock.runFor(1)
  await expect.poll(length).toBe('scaleX(0)')
  await page.clock.runFor(2500)
  await expect.poll(length).toBe('scaleX(0.5)')
  await page.clock.runFor(2400)
  await expect.poll(length).toBe('scaleX(0.98)')
  await page.clock.runFor(100)
  await expect.poll(length).toBe('scaleX(1)')
  answer()
  await expect(page).toHaveURL('/service')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Service')
  await page.clock.runFor(499)
  expect(await length()).toBe('scaleX(1)')
  await page.clock.runFor(1)
  await expect.poll(length).toBeNull()
})
