import type { Page } from '@playwright/test'

/**
 * Keeps React from taking the pages over that are opened from now on: it works in turns that it asks for by messages to itself, and gets none.
 * @param from when: at once, or from when the page is awake
 * @returns lets it go on, on the page that is open
 */
export async function holdReact(page: Page, from: 'the start' | 'awake' = 'the start'): Promise<() => Promise<void>> {
  await page.addInitScript((start) => {
    const { postMessage } = MessagePort.prototype
    const held: (() => void)[] = []
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      const post = () => postMessage.call(this, message)
      if (start === 'the start' || start in document.documentElement.dataset) held.push(post)
      else post()
    }
    addEventListener('go-on', () => {
      MessagePort.prototype.postMessage = postMessage
      for (const post of held) post()
    })
  }, from)
  return async () => void (await page.evaluate(() => dispatchEvent(new Event('go-on'))))
}
