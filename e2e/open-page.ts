import type { Page } from '@playwright/test'

/** Opens a page and waits until React has taken it over: from then on scrolling is heard. A click needs no waiting, React keeps it. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await isHydrated(page)
}

/** Waits until React knows the body, which it takes over last, and the effects of that have run. */
export async function isHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactProps')))
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}
