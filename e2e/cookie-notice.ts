import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** How long after a page is loaded its cookie notice comes (R9.9). */
const NOTICE_AFTER_MS = 500

/** Lets the cookie notice come as soon as the page is loaded, for tests of which it is no claim when. To be called before the page is opened. */
export async function hurryNotice(page: Page): Promise<void> {
  await page.addInitScript((after) => {
    const { setTimeout } = window
    const hurried = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      setTimeout(run, ms === after ? 0 : ms, ...rest)
    window.setTimeout = hurried as typeof setTimeout
  }, NOTICE_AFTER_MS)
}

/**
 * Waits until the cookie notice is there, and brings it to where it stays. The page says when: what asks from outside asks too late, by a second on each page.
 * @param name what the notice is called in the language of the page
 */
export async function expectNotice(page: Page, name: string): Promise<void> {
  await page.waitForFunction(() => 'notice' in document.documentElement.dataset)
  const notice = page.getByRole('region', { name, exact: true })
  await notice.evaluate((it) => {
    for (const movement of it.getAnimations()) movement.finish()
  })
  await expect(notice).toHaveCSS('opacity', '1')
  await expect(notice).toHaveCSS('translate', 'none')
}
