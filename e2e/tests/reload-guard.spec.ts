import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { openPage } from '../open-page.ts'

const MINUTE_MS = 60_000

/** Says in the page that a chunk could not be loaded, as the loader of chunks does. @returns whether it would load itself anew for that */
const reloads = (page: Page) =>
  page.evaluate(() => {
    const { navigation } = window as unknown as { navigation: EventTarget }
    let wants = false
    const handleNavigate = (event: Event & { navigationType?: string }) => {
      wants = event.navigationType === 'reload' && !event.defaultPrevented
      // The page stays for the next question.
      event.preventDefault()
    }
    navigation.addEventListener('navigate', handleNavigate)
    dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
    navigation.removeEventListener('navigate', handleNavigate)
    return wants
  })

test('for a missing chunk the page is loaded anew once, and again only 60 s later [R8.1, R9.3]', async ({ page }) => {
  await page.clock.install()
  // Only an awake page hears of it.
  await openPage(page, '/about')
  // From here on the clock of the page stands still.
  const start = Date.now() + 60 * MINUTE_MS
  const at = async (ms: number) => {
    await page.clock.pauseAt(start + ms)
    return reloads(page)
  }
  expect(await at(0)).toBe(true)
  expect(await at(1)).toBe(false)
  expect(await at(MINUTE_MS - 1)).toBe(false)
  expect(await at(MINUTE_MS)).toBe(true)
  expect(await at(2 * MINUTE_MS - 1)).toBe(false)
})
