import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { localeFixture } from '../locale.ts'
import { screens } from '../screens.ts'

/** How many lines things stand in. */
const countLines = (things: Locator) =>
  things.evaluateAll((all) => new Set(all.map((it) => Math.round(it.getBoundingClientRect().top))).size)

test.use({ viewport: { width: 360, height: 780 } })

test('on a phone the categories above the products, the way to a page, the kinds of a search and each choice of plants are one line in Russian too [R13.96, R19.87, R19.99]', async ({
  page,
}) => {
  const { at, text } = localeFixture('ru')
  await page.goto(at(screens.products))
  const menu = page.getByRole('main').getByRole('navigation').last()
  expect(await countLines(menu.getByRole('link'))).toBe(1)
  expect((await menu.boundingBox())?.height).toBeLessThan(62)
  await page.goto(at(screens.product))
  expect(await countLines(page.getByRole('navigation', { name: text('common.breadcrumb') }).getByRole('link'))).toBe(1)
  await page.goto(at(screens.search))
  const kinds = page.getByRole('navigation', { name: text('search.in') }).getByRole('listitem')
  for (const kind of await kinds.all()) expect((await kind.boundingBox())?.height).toBeLessThan(46)
  await page.goto(at(screens.turnkeys))
  const groups = page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.getByRole('checkbox') })
  await expect(groups).toHaveCount(2)
  for (const group of await groups.all()) expect(await countLines(group.locator('label'))).toBe(1)
})

test('on a phone the controls of a low hero are apart from the button above them [R19.98]', async ({ page }) => {
  for (const name of ['categories', 'category', 'turnkeys'] as const) {
    await page.goto(screens[name])
    const hero = page.locator('[data-hero]')
    const button = await hero.getByRole('link').last().boundingBox()
    const next = await hero.getByRole('button').last().boundingBox()
    expect([name, Math.round((next?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)) >= 12]).toEqual([name, true])
  }
})

test('on a phone the picture of a low hero is as a whole above the ground of its words, from edge to edge [R19.132]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { at } = localeFixture('kn')
  for (const path of [screens.category, at(screens.category)]) {
    await page.goto(path)
    const hero = page.locator('[data-hero]')
    const picture = await hero.locator('img').first().boundingBox()
    expect(picture).toMatchObject({ x: 0, y: 0, width: 390 })
    expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeGreaterThan(1.4)
    // What is left and right of the title is as dark as what is below it.
    const ground = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const words = heading.parentElement ?? heading
      const { left, right, backgroundImage } = getComputedStyle(words, '::before')
      const box = words.getBoundingClientRect()
      const edges = [box.left + Number.parseFloat(left), box.right - Number.parseFloat(right)]
      return { edges: edges.map((it) => Math.abs(Math.round(it))), image: backgroundImage }
    })
    expect(ground).toEqual({ edges: [0, 390], image: expect.stringContaining('linear-gradient') })
  }
})
