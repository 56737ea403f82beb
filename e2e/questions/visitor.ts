import { expect, type Locator, type Page } from '@playwright/test'
import type { LanguageCode } from '@vitrine/locales/languages'
import { localeFixture } from '../locale.ts'
import { Person } from '../tasks/person.ts'
import { content } from './content.ts'
import { named, plainWords } from './plain-words.ts'

/** More than any page has. */
const MAX_TABS = 60
const MAX_SCREENS = 30
const MAX_TRY_MS = 2000
const MAX_WAIT_MS = 30_000

/** Somebody who looks for an answer on the site. What is scrolled is not counted. */
export class Visitor extends Person {
  readonly language: LanguageCode
  readonly locale: ReturnType<typeof localeFixture>
  readonly isOnPhone: boolean

  constructor(page: Page, language: LanguageCode, isOnPhone: boolean) {
    super(page)
    this.language = language
    this.locale = localeFixture(language)
    this.isOnPhone = isOnPhone
  }

  get main() {
    return this.page.getByRole('main')
  }

  /** Follows an entry of the main menu; on a phone of the bar at the foot of the screen. @param name key of an interface text */
  async follow(name: string) {
    const { text } = this.locale
    const menu = this.isOnPhone
      ? this.page.getByRole('navigation', { name: text('header.menu'), exact: true })
      : this.page.getByRole('banner')
    await this.pressTo(menu.getByRole('link', { name: text(name), exact: true }))
  }

  /** Presses a link, and waits for its page. */
  async pressTo(link: Locator) {
    const address = new URL((await link.getAttribute('href')) ?? '', this.page.url())
    await this.press(link)
    await this.page.waitForURL(({ pathname }) => pathname === address.pathname)
  }

  /** Opens the page of a product by the search of the header. */
  async findProduct(model: string, words = model) {
    await this.press(this.page.getByRole('banner').getByRole('button', { name: this.locale.text('header.search') }))
    await this.type(this.page.getByRole('combobox'), words)
    await this.press(this.page.getByRole('option', { name: model }).first())
    await this.page.waitForURL(/\/product\//)
  }

  /** Opens one of the general questions. @param question in English @returns its answer, and that of the content */
  async readQuestion(question: string) {
    const wanted = content.question(question, this.language)
    const asked = this.main.getByRole('group').filter({ hasText: wanted.question })
    await this.press(asked.locator('summary'))
    return { read: await this.reads(asked.getByRole('paragraph')), wanted: wanted.answer }
  }

  /** Reads a figure in the table of the product's page. @param key of a parameter */
  readFigure(key: string) {
    return this.reads(this.rowOf(key).getByRole('cell').last())
  }

  /** The row of a table that a parameter has. */
  rowOf(key: string) {
    const header = this.page.getByRole('rowheader', { name: named(content.parameter(key, this.language)) })
    return this.main.getByRole('row').filter({ has: header })
  }

  /** Scrolls to something. @returns what is on the screen there */
  async reads(target: Locator): Promise<string> {
    let read = ''
    // What a page takes over while it wakes is put in the place of what was there.
    await expect(async () => {
      await target.first().scrollIntoViewIfNeeded({ timeout: MAX_TRY_MS })
      await expect(target.first()).toBeInViewport({ timeout: MAX_TRY_MS })
      read = plainWords(await target.first().innerText({ timeout: MAX_TRY_MS }))
    }).toPass({ timeout: MAX_WAIT_MS, intervals: [50, 250] })
    return read
  }

  /** Opens a link to a PDF. @returns its content */
  async readPdf(link: Locator): Promise<Buffer> {
    const { href } = await link.evaluate((it: HTMLAnchorElement) => ({ href: it.href }))
    const coming = this.page.context().waitForEvent('response', (answer) => answer.url() === href)
    await this.press(link)
    await coming
    // A browser without a viewer saves it, and has no body to give.
    const answer = await this.page.context().request.get(href)
    const body = await answer.body()
    if (!answer.ok() || body.subarray(0, 5).toString() !== '%PDF-') throw new Error(`${href} is no PDF`)
    return body
  }

  /** Goes by the tab key from one thing to the next until it is there. */
  async tabTo(target: Locator) {
    for (let tabs = 0; tabs < MAX_TABS; tabs++) {
      await this.key('Tab')
      if (await target.evaluate((it) => it === document.activeElement)) return
    }
    throw new Error('the tab key does not lead there')
  }

  async typeByKeyboard(text: string) {
    this.keys += text.length
    await this.page.keyboard.type(text)
  }

  /** Leafs down by the keyboard until something is on the screen. */
  async leafTo(target: Locator) {
    for (let screens = 0; screens < MAX_SCREENS; screens++) {
      const isThere = await target.evaluate((it) => {
        const { top, bottom } = it.getBoundingClientRect()
        return top > 0 && bottom < innerHeight
      })
      if (isThere) return
      await this.key('PageDown')
      await this.page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
    }
    throw new Error('the keyboard does not lead there')
  }
}
