import { findHalfRows } from '../find-half-rows.ts'
import { expect, test } from '../fixtures.ts'
import { localeFixture } from '../locale.ts'
import { screens } from '../screens.ts'

const widths = [390, 768, 1440, 1920]

for (const code of ['en', 'ar'] as const)
  test(`no row of cards is half empty, on every kind of page in ${code} [R19.41]`, async ({ page }) => {
    test.slow()
    for (const [name, path] of Object.entries(screens))
      await test.step(name, async () => {
        await page.goto(localeFixture(code).at(path))
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          expect([name, width, ...(await findHalfRows(page))]).toEqual([name, width])
        }
      })
  })

test('the head of a category is at most 420 px high, with a button, and the first product begins in the first view [R19.40]', async ({
  page,
}) => {
  for (const [code, width, height] of [
    ['en', 1440, 900],
    ['de', 390, 844],
    ['kn', 360, 740],
    ['ru', 768, 1024],
  ] as const)
    await test.step(`${code} at ${width}`, async () => {
      const { at, text } = localeFixture(code)
      await page.setViewportSize({ width, height })
      for (const path of [screens.category, screens.categories, screens.turnkeys]) {
        await page.goto(at(path))
        const hero = page.getByRole('region', { name: text('home.slidesLabel') })
        await expect.poll(async () => [path, (await hero.boundingBox())?.height]).toEqual([path, 420])
      }
      await page.goto(at(screens.category))
      const hero = page.getByRole('region', { name: text('home.slidesLabel') })
      await expect(hero.getByRole('link', { name: text('home.getConsultation') }).first()).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('main').getByRole('article').first()).toBeInViewport()
    })
})
