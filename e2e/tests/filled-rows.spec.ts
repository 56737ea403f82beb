import { expect, test } from '../fixtures.ts'
import { localeFixture } from '../locale.ts'
import { screens } from '../screens.ts'

test('the head of a category is at most 420 px high, with a button, and the first product begins in the first view; its controls end with the content [R19.40, R19.85]', async ({
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
      const ends = await hero
        .getByRole('button')
        .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().right))
      const content = await page.getByRole('main').getByRole('heading', { level: 2 }).last().locator('..').boundingBox()
      expect(Math.max(...ends)).toBeCloseTo((content?.x ?? 0) + (content?.width ?? 0), 0)
      await expect(hero.getByRole('link', { name: text('home.getConsultation') }).first()).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('main').getByRole('article').first()).toBeInViewport()
    })
})
