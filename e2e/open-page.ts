import type { Page } from '@playwright/test'

/**
 * Opens a page, wakes it as a visitor's touch does, and waits until React has all of it: from then on scrolling is heard. A click needs no
 * waiting, it is held.
 */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await wakePage(page)
  await isHydrated(page)
}

/** Does nothing to the page but wake it. */
export async function wakePage(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('focusin')))
}

/** Keeps the browser from being idle, so that only a touch wakes the page. To be called before the page is opened. */
export async function keepAsleep(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
}

/** Waits until React has the page, and what was pressed before has been done. */
export async function isAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset)
}

/** Waits until React knows the body and what is in each part that it takes over by itself, and the effects of that have run. */
export async function isHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isKnown = (node: Element | null) =>
      !node || Object.keys(node).some((key) => key.startsWith('__reactProps')) || node.tagName === 'SCRIPT'
    const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT)
    while (comments.nextNode()) {
      const { data, nextElementSibling } = comments.currentNode as Comment
      if (data.startsWith('$') && !isKnown(nextElementSibling)) return false
    }
    return 'awake' in document.documentElement.dataset && isKnown(document.body)
  })
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}
