import type { Page, Response } from '@playwright/test'
import { findHalfRows } from '../find-half-rows.ts'
import { expect, test } from '../fixtures.ts'
import { localeFixture } from '../locale.ts'
import { measureOverflow } from '../measure-overflow.ts'
import { keepAsleep } from '../open-page.ts'
import { screens } from '../screens.ts'
import { openCountingScripts } from '../script-bytes.ts'

test.use({ allow: /no-such/, isNewVisitor: true })

const overflowWidths = [320, 390, 768, 1280, 1920]
const rowWidths = [390, 768, 1440, 1920]
/** From narrow to wide: opening a page takes far longer than laying it out once more, so all is asked of one. */
const widths = [...new Set([...overflowWidths, ...rowWidths])].toSorted((a, b) => a - b)

for (const code of ['en', 'ar', 'cn', 'de'] as const)
  test(`${code}: every kind of page keeps to its scripts, its policy and this server, and fits the screen [R11.9, R12.1, R12.2, R13.13, R13.40, R19.41, R19.135]`, async ({
    page,
    baseURL,
  }) => {
    test.slow()
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL) elsewhere.push(request.url())
    })
    await keepAsleep(page)
    for (const [name, path] of Object.entries({ ...screens, lost: '/no-such-page' }))
      await test.step(name, async () => {
        await page.setViewportSize({ width: 1440, height: 900 })
        expectPolicy(await openCountingScripts(page, localeFixture(code).at(path)))
        expect(await page.locator('script[src^="http"]').count()).toBe(0)
        expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
        expect(elsewhere).toEqual([])
        await expectToFit(page, name)
      })
  })

/** Whatever violates it fails the test. */
function expectPolicy(answer: Response) {
  const policy = answer.headers()['content-security-policy']
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toMatch(/unsafe|https?:|wss?:/)
}

/** No page is wider than the screen, none has a row of cards that is half empty, and none a section with a larger title than its own. */
async function expectToFit(page: Page, name: string) {
  await page.evaluate(() => document.fonts.ready)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    if (overflowWidths.includes(width))
      expect.soft(await measureOverflow(page), `${name} at ${width}: pixels beyond the screen`).toBe(0)
    if (rowWidths.includes(width))
      expect.soft(await findHalfRows(page), `${name} at ${width}: half empty rows`).toEqual([])
    expect.soft(await findLargeTitles(page), `${name} at ${width}: sections under a larger title`).toEqual([])
  }
}

/** The titles of sections that are larger than that of the page, where that is seen. */
const findLargeTitles = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const sizeOf = (it: Element) => Number.parseFloat(getComputedStyle(it).fontSize)
    // The words of a title may be smaller than itself, and the model of a product larger than its name.
    const largest = (it: Element) => Math.max(...[it, ...it.querySelectorAll('*')].map(sizeOf))
    const title = main.querySelector('h1')
    if (!title || title.getBoundingClientRect().width <= 1) return []
    return [...main.querySelectorAll('h2')].filter((it) => sizeOf(it) > largest(title)).map((it) => it.innerText)
  })
