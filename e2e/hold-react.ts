import type { Page } from '@playwright/test'

/**
 * Keeps React from taking the pages over that are opened from now on: it works in turns that it asks for by messages to itself, and gets none.
 * @returns lets it go on, on the page that is open
 */
export async function holdReact(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    const held: (() => void)[] = []
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      held.push(() => postMessage.call(this, message))
    }
    addEventListener('go-on', () => {
      MessagePort.prototype.postMessage = postMessage
      for (const post of held) post()
    })
  })
  return async () => void (await page.evaluate(() => dispatchEvent(new Event('go-on'))))
}
