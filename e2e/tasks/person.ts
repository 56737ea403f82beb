import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'

type InputFile = { name: string; mimeType: string; buffer: Buffer }

/** Not a claim: it ends what hangs, also on a machine that others use. */
const MAX_WAIT_MS = 60_000

/** Somebody at a screen, who finds things by their names; counts what he presses and types. */
export class Person {
  presses = 0
  keys = 0
  readonly page: Page

  constructor(page: Page) {
    this.page = page
    page.setDefaultTimeout(MAX_WAIT_MS)
  }

  /** Presses an entry of the menu. */
  async goTo(name: string) {
    const entry = this.page.getByRole('navigation').getByRole('link', { name, exact: true }).first()
    const address = (await entry.getAttribute('href')) ?? ''
    await this.press(entry)
    await this.page.waitForURL((url) => url.pathname === address)
  }

  /** Opens a list by the menu, types words into its search, and opens what is found. */
  async find(list: string, words: string, name = words) {
    await this.goTo(list)
    await this.page.waitForLoadState('networkidle')
    await this.type(this.page.getByRole('textbox', { name: /^Search by/ }), words)
    await this.page.waitForURL(/search=/)
    await this.press(this.page.getByRole('row').getByRole('link', { name }).first())
    await this.page.waitForURL(/\/collections\/[^/]+\/[\w-]+(\?|$)/)
    await this.page.waitForLoadState('networkidle')
  }

  /** Opens the document of a row of the list that is shown. */
  async openRow(name: string) {
    await this.press(this.page.getByRole('row', { name }).getByRole('link').first())
    await this.page.waitForURL(/\/collections\/[^/]+\/[\w-]+(\?|$)/)
    await this.page.waitForLoadState('networkidle')
  }

  async press(target: Locator) {
    this.presses += 1
    await target.click()
  }

  pressButton(name: string | RegExp) {
    return this.press(this.page.getByRole('button', { name, exact: typeof name === 'string' }).first())
  }

  pressLink(name: string | RegExp) {
    return this.press(this.page.getByRole('link', { name, exact: typeof name === 'string' }).first())
  }

  /** A key that is no letter, such as Enter. */
  async key(name: string) {
    this.keys += 1
    await this.page.keyboard.press(name)
  }

  /** Into a field that is pressed first; what stands there is replaced. */
  async type(target: Locator, text: string) {
    this.presses += 1
    this.keys += text.length
    await target.fill(text)
  }

  /** Opens a list of choices, and takes one. */
  async choose(target: Locator, label: string) {
    this.presses += 2
    await target.selectOption({ label })
  }

  /** Opens a field of choices, types what is looked for, and takes what is found. */
  async pick(target: Locator, words: string) {
    this.keys += words.length
    await this.press(target)
    await target.pressSequentially(words)
    await this.press(this.page.getByRole('option', { name: words }).first())
  }

  /** Says yes to what the browser asks after a press. */
  async pressAndConfirm(target: Locator) {
    this.presses += 1
    this.page.once('dialog', (dialog) => void dialog.accept())
    await this.press(target)
  }

  /** Chooses a file in the window of the system. */
  async giveFile(target: Locator, file: InputFile) {
    this.presses += 2
    await target.setInputFiles(file)
  }

  async download(target: Locator): Promise<Buffer> {
    const download = this.page.waitForEvent('download')
    await this.press(target)
    return readFileSync(await (await download).path())
  }

  async sees(target: Locator) {
    await expect(target.first()).toBeVisible({ timeout: MAX_WAIT_MS })
  }

  seesText(text: string | RegExp) {
    return this.sees(this.page.getByText(text))
  }

  /** Waits until something is so, such as a page of the site showing a change. */
  async waitsFor(what: () => Promise<unknown>) {
    await expect.poll(async () => Boolean(await what()), { timeout: MAX_WAIT_MS, intervals: [100, 250] }).toBe(true)
  }
}
