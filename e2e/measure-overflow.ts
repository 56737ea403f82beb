import type { Page } from '@playwright/test'

/** By how many pixels a page is wider than the screen. */
export function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
