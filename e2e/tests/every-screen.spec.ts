import { findHalfRows } from '../find-half-rows.ts'
import { expect, test } from '../fixtures.ts'
import { localeFixture } from '../locale.ts'
import { measureOverflow } from '../measure-overflow.ts'
import { openPage } from '../open-page.ts'
import { screens, screensOfEveryLanguage } from '../screens.ts'

test.use({ allow: /no-such/, isNewVisitor: true })

const lost = '/no-such-page'
const overflowWidths = [320, 390, 768, 1280, 1920]
const rowWidths = [390, 768, 1440, 1920]
/** From narrow to wide: opening a page takes far longer than laying it out once more, so both questions are asked of one. */
const widths = [...new Set([...overflowWidths, ...rowWidths])].toSorted((a, b) => a - b)

for (const code of ['en', 'ar'] as const)
  test(`${code}: no page is wider than the screen, from 320 to 1920, and no row of cards is half empty, on every kind of page [R11.9, R19.41]`, async ({
    page,
  }) => {
    test.slow()
    for (const [name, path] of Object.entries({ ...screens, lost }))
      await test.step(name, async () => {
        // What stands in rows may change when the page wakes.
        await openPage(page, localeFixture(code).at(path))
        await page.evaluate(() => document.fonts.ready)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          if (overflowWidths.includes(width))
            expect.soft(await measureOverflow(page), `${name} at ${width}: pixels beyond the screen`).toBe(0)
          if (rowWidths.includes(width))
            expect.soft(await findHalfRows(page), `${name} at ${width}: half empty rows`).toEqual([])
        }
      })
  })

for (const code of ['cn', 'de'] as const)
  test(`${code}: no page is wider than the screen, from 320 to 1920 [R11.9]`, async ({ page }) => {
    const { at } = localeFixture(code)
    for (const [name, path] of Object.entries({ ...screensOfEveryLanguage, lost })) {
      await page.goto(at(path), { waitUntil: 'domcontentloaded' })
      await page.evaluate(() => document.fonts.ready)
      for (const width of overflowWidths) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await measureOverflow(page), `${name} at ${width}: pixels beyond the screen`).toBe(0)
      }
    }
  })
