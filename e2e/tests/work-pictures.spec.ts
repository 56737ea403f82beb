import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { localeFixture } from '../locale.ts'

/** Without the widths: the picture itself. */
const sourceOf = (picture: Locator) => picture.first().getAttribute('src')

test('a machine at work stands beside its overview or as the poster of its film, and is told in every language [R19.100, R19.101, R19.102]', async ({
  page,
}) => {
  const { at, text } = localeFixture('de')
  const pathOf = (slug: string) => at(`/product/pvc-screwing-machines/${slug}`)

  await page.goto(pathOf('nv-420-up-cut-saw'))
  const figure = page.getByRole('region', { name: text('product.overview') }).getByRole('figure')
  await expect(figure).toContainText('Sägeblatt')
  const work = await sourceOf(figure.locator('img'))
  const gallery = await page
    .locator('main button[aria-haspopup="dialog"] img')
    .evaluateAll((all) => all.map((it) => it.getAttribute('src')))
  expect(gallery).not.toContain(work)

  await page.goto(pathOf('nv-450-double-mitre-saw'))
  const video = page.getByRole('region', { name: text('product.video') })
  expect(await sourceOf(video.locator('img'))).toBe(work)
  await expect(page.getByRole('figure')).toHaveCount(0)
  // It has a close-up there instead.
  const views = await page
    .locator('main button[aria-haspopup="dialog"] img')
    .evaluateAll((all) => all.map((it) => it.getAttribute('src')))
  const overview = page.getByRole('region', { name: text('product.overview') })
  expect(await sourceOf(overview.locator('img'))).toContain('-detail')
  expect(views).toContain(await sourceOf(overview.locator('img')))

  await page.goto(at('/category/cutting-machines'))
  const pictures = await page.locator('main img').evaluateAll((all) => all.map((it) => it.getAttribute('src')))
  expect(pictures.filter((it) => it === work)).toHaveLength(1)
})

test('the numbers of a floor plan lead to the cards of its machines, without script and from right to left; a phone shows all of it [R19.104, R19.105, R19.106, R19.111, R19.137]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL!,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  const firstAt: number[] = []
  for (const language of ['en', 'ar'] as const) {
    const { at } = localeFixture(language)
    await page.goto(at('/turnkey/pvc-line-120-windows-india'))
    const plan = page.locator('#floor-plan')
    const numbers = plan.getByRole('group').getByRole('link')
    // Machines are numbered as in the planner: of this line's sixteen kinds some are several, such as the welder.
    await expect(numbers).toHaveCount(22)
    const welder = numbers.filter({ hasText: /^9$/ })
    for (const link of await numbers.all()) {
      const { width, height } = (await link.boundingBox())!
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(43.5)
    }
    await welder.focus()
    await page.keyboard.press('Enter')
    const entry = page.getByRole('main').locator('li:target')
    await expect(entry).toContainText('NV 140')
    await expect(entry).toBeInViewport()
    await expect(entry.getByRole('link')).toHaveAttribute(
      'href',
      at('/product/pvc-screwing-machines/nv-140-four-head-welder'),
    )
    firstAt.push((await plan.locator('svg a').first().boundingBox())!.x)
    // How many there are of each stands on its card, too.
    await expect(
      page
        .getByRole('main')
        .getByText(/^2\s×$|^×\s?2$|^2 ?[x×]/)
        .last(),
    ).toBeVisible()
    // What it says to be its area is that of its sides, and its numbers are within their machines.
    const [length = 0, width = 0] = (await plan.getByRole('group').getAttribute('aria-label'))!
      .match(/\d+/g)!
      .map(Number)
    await expect(plan.locator('p').first()).toContainText(new RegExp(`\\b${length * width}\\b`))
    const outside = await plan.evaluate((it) => {
      const footprints = [...it.querySelectorAll('svg rect')].slice(1)
      // Of the height of a line digits take two thirds, in its middle.
      const isWithin = (line: DOMRect, outer: DOMRect) =>
        line.left >= outer.left &&
        line.right <= outer.right &&
        line.top + line.height / 6 >= outer.top &&
        line.bottom - line.height / 6 <= outer.bottom
      return [...it.querySelectorAll('svg a text')]
        .filter((digits, at) => !isWithin(digits.getBoundingClientRect(), footprints[at]!.getBoundingClientRect()))
        .map((digits) => digits.textContent)
    })
    expect(outside).toEqual([])
    // Upright and whole, its digits standing.
    const floor = (await plan.getByRole('group').boundingBox())!
    expect(floor.height).toBeGreaterThan(floor.width)
    expect([floor.x >= -1, floor.x + floor.width <= 391]).toEqual([true, true])
    const turned = await numbers
      .locator('text')
      .evaluateAll((all) => all.map((it) => Math.abs((it as SVGTextElement).getScreenCTM()!.b)))
    expect(Math.max(...turned)).toBeLessThan(0.001)
    const scrolled = await plan.evaluate((it) =>
      [...it.querySelectorAll('*')]
        .filter((box) => getComputedStyle(box).overflowX === 'auto')
        .map((box) => box.scrollWidth - box.clientWidth),
    )
    expect(scrolled).toEqual([0])
  }
  expect(firstAt[0]).toBeCloseTo(firstAt[1]!, -1)
  await context.close()
})
