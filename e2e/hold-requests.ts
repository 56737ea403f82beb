import type { Page } from '@playwright/test'

/** Holds what a page asks for at an address until it is let go. @returns lets it go */
export async function holdRequests(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
