import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { localeFixture } from '../locale.ts'
import { openPage } from '../open-page.ts'

const main = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
}
const topsOf = (all: Locator) =>
  all.evaluateAll((found) => found.map((it) => Math.round(it.getBoundingClientRect().top)))

test('the parts of neighbouring plants and reviews of home begin in one line [R19.143]', async ({ page }) => {
  await page.goto('/de')
  const { text } = localeFixture('de')
  for (const name of [text('home.turnkey'), text('home.reviews')]) {
    const region = page.getByRole('region', { name, exact: true })
    await region.scrollIntoViewIfNeeded()
    const parts = await region.getByRole('article').evaluateAll((all) =>
      // Not every review has an original, which stands beside what it is about.
      all.map((card) =>
        [...card.children]
          .filter((part) => part.localName !== 'details')
          .map((part) => Math.round(part.getBoundingClientRect().top))
          .join(),
      ),
    )
    expect(parts.length).toBeGreaterThan(1)
    expect([name, ...new Set(parts.slice(0, 2))]).toHaveLength(2)
  }
})

test('posts that rows of three leave over stand first, two in a row; below desktop the facts of an event stand before its text [R19.144, R19.145]', async ({
  page,
}) => {
  await page.goto('/blog')
  // The newest stands alone.
  const [, ...tops] = await topsOf(page.getByRole('main').getByRole('article'))
  const rows = [...new Set(tops)].map((top) => tops.filter((it) => it === top).length)
  const wide = [0, 2, 1][tops.length % 3] ?? 0
  expect(rows).toEqual(rows.map((_, at) => (at < wide ? 2 : 3)))
  expect(tops.length).toBeGreaterThan(5)
  await page.setViewportSize(main.phone)
  await page.goto('/blog')
  const event = page
    .getByRole('article')
    .filter({ hasText: /\d\s*–\s*\d/ })
    .first()
  await event.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/blog\/./)
  const place = page.getByRole('definition').last()
  const text = page.getByRole('article').first().getByRole('paragraph').last()
  expect((await place.boundingBox())!.y).toBeLessThan((await text.boundingBox())!.y)
})

test('plants stand below their sections, each once, with three figures under each other; sorted they are one list [R19.146]', async ({
  page,
  request,
}) => {
  const sections = (await (await request.get('/api/main/turnkeysections/')).json()) as { turnkeys: unknown[] }[]
  await openPage(page, '/turnkey')
  const turnkeys = page.getByRole('main').getByRole('article')
  await expect(turnkeys).toHaveCount(sections.flatMap((it) => it.turnkeys).length)
  for (const section of sections.keys())
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).nth(section).textContent()).toBeTruthy()
  const lefts = await turnkeys.evaluateAll((all) =>
    all.map((it) =>
      [...it.querySelectorAll('progress + b')].map((figure) => Math.round(figure.getBoundingClientRect().left)).join(),
    ),
  )
  expect(new Set(lefts).size).toBe(1)
  expect(lefts[0]?.split(',')).toHaveLength(3)
  const bars = await turnkeys.locator('progress').evaluateAll((all: HTMLProgressElement[]) => all.map((it) => it.value))
  expect(Math.max(...bars)).toBeGreaterThan(2 * Math.min(...bars))
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  const before = await headings.count()
  await page.getByRole('button', { name: 'Capacity' }).click()
  await expect(turnkeys).toHaveCount(lefts.length)
  expect(await headings.count()).toBeLessThan(before)
})

test("each machine's card on a plant's page has its numbers in the floor plan [R19.147]", async ({ page }) => {
  await page.goto('/turnkey/pvc-aluminium-line-50-windows-portugal')
  const drawn = await page
    .getByRole('region', { name: 'Floor plan' })
    .getByRole('group')
    .getByRole('link')
    .allTextContents()
  expect(drawn.length).toBeGreaterThan(5)
  const cards = page.getByRole('region', { name: 'Machines of this plant' }).getByRole('article')
  const said = await cards.locator('[dir=ltr]').allTextContents()
  expect(said).toHaveLength(await cards.count())
  const numbers = said.flatMap((words) => {
    const [first = 0, last = first] = words.split('–').map(Number)
    return Array.from({ length: last - first + 1 }, (_, at) => first + at)
  })
  expect(numbers).toEqual(drawn.map(Number).toSorted((a, b) => a - b))
})

test('the cards of a category show the same figures, and a row of all categories from where to where they reach [R19.148, R19.149]', async ({
  page,
}) => {
  for (const size of [main.desk, main.phone]) {
    await page.setViewportSize(size)
    await page.goto('/category/cutting-machines')
    const cards = page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.getByRole('term') })
    const names = await cards.evaluateAll((all) =>
      all.map((it) => [...it.querySelectorAll('dt')].map((term) => term.textContent).join()),
    )
    expect(names.length).toBeGreaterThan(3)
    expect(new Set(names).size).toBe(1)
  }
  await page.goto('/category')
  const row = page.getByRole('region', { name: 'Cutting machines' })
  await expect(row.getByRole('definition').first()).toContainText('200–550 mm')
})

test('the index beside all products is whole from tablets on, and says on phones that it goes on [R19.150]', async ({
  page,
}) => {
  for (const size of [main.desk, main.tablet]) {
    await page.setViewportSize(size)
    await page.goto('/product')
    const links = page.getByRole('navigation', { name: /sections|page/i }).getByRole('link')
    expect(await links.count()).toBe(10)
    const boxes = await links.evaluateAll((all) => all.map((it) => it.getBoundingClientRect()))
    expect(boxes.every(({ left, right }) => left >= 0 && right <= size.width)).toBe(true)
  }
  await page.setViewportSize(main.phone)
  await page.goto('/product')
  const sign = await page
    .getByRole('navigation', { name: 'On this page' })
    .evaluate((it) => getComputedStyle(it, '::after').content)
  expect(sign).toBe('""')
})

test('from tablets on the floating buttons stand beside the content and cover nothing of it [R19.152]', async ({
  page,
}) => {
  await page.goto('/contact')
  const buttons = page.getByRole('complementary', { name: 'Chat with us' })
  const form = page.getByRole('main').locator('form[method=post]')
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await form.scrollIntoViewIfNeeded()
    const [floating, content] = await Promise.all([buttons.boundingBox(), form.boundingBox()])
    expect(floating!.width).toBeGreaterThanOrEqual(36)
    expect(floating!.x).toBeGreaterThanOrEqual(content!.x + content!.width)
  }
})

test('a tile that takes the rest of a row shows a picture beside the way to an enquiry, or to the planner [R19.116]', async ({
  page,
}) => {
  for (const [path, name] of [
    ['/category/corner-cleaning-machines', 'Get Consultation'],
    ['/turnkey/pvc-aluminium-line-50-windows-portugal', 'Plan in your hall'],
  ] as const) {
    await page.goto(path)
    const tile = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name }) })
      .filter({ has: page.locator('img') })
    await tile.scrollIntoViewIfNeeded()
    const picture = (await tile.locator('img').boundingBox())!
    expect(picture.width).toBeGreaterThan(200)
    await expect(tile.getByRole('link', { name })).toBeVisible()
  }
})
