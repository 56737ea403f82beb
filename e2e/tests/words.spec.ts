import { findBrokenWords } from '../find-broken-words.ts'
import { expect, test } from '../fixtures.ts'
import { keepAsleep } from '../open-page.ts'

const product = '/product/pvc-screwing-machines/nv-450-double-mitre-saw'

/** The pages with the longest words, of the languages that have them. */
const longWords = [
  '/de',
  '/de/category',
  '/de/category/crimping-machines',
  `/de${product}`,
  '/de/about',
  '/nl/category/copy-routers',
  '/ru/category/conveying-systems',
  `/ru${product}`,
  '/de/window',
  product,
  '/tr/turnkey/pvc-line-120-windows-india',
  '/cn',
]

// Pictures have their sizes before they are loaded.
test.use({ allow: /\/media\// })

test('no word is broken without a hyphen or need, no figure is parted from its unit and no model from its number, whatever the size of the screen [R19.21, R19.23, R19.83, R19.90, R19.95]', async ({
  page,
}) => {
  await page.route(/\/media\//, (route) => route.abort())
  await keepAsleep(page)
  for (const path of longWords)
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await page.evaluate(() => document.fonts.ready)
      for (const width of [360, 390, 768, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''))
        expect([path, width, ...(await findBrokenWords(page))]).toEqual([path, width])
      }
    })
})

test('hyphens of long words are in no text: none in documents, nor in what is copied [R19.22]', async ({
  page,
  request,
}) => {
  const path = '/de/category/crimping-machines'
  const html = await (await request.get(path)).text()
  expect(html.replaceAll(/<style[^]*?<\/style>/g, '')).not.toContain('\u00AD')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(path)
  const heading = page.getByRole('heading', { level: 1, name: 'Eckverbindungspressen', exact: true })
  await heading.evaluate((it) => getSelection()?.selectAllChildren(it))
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('Eckverbindungspressen')
})

test('an Arabic page writes figures from left to right, and units as its prose does, from one edge [R19.23, R19.24, R19.94]', async ({
  page,
}) => {
  await page.goto('/ar/turnkey/aluminium-line-80-windows-turkiye')
  const figure = page.getByText('24 °C', { exact: true })
  expect(
    await figure.evaluate((it) => {
      const edgeOf = (at: number) => {
        const range = document.createRange()
        range.setStart(it.firstChild ?? it, at)
        range.setEnd(it.firstChild ?? it, at + 1)
        return range.getBoundingClientRect().left
      }
      return edgeOf(0) < edgeOf(4)
    }),
  ).toBe(true)
  await page.goto(`/ar${product}`)
  const units = await page
    .locator('main dd, main td')
    .evaluateAll((cells) => cells.map((it) => (it as HTMLElement).innerText.trim()))
  expect(units.filter((it) => /\d\u00A0(mm|kW|kg|m\/min)$/.test(it))).toEqual([])
  expect(units.filter((it) => it.endsWith('\u00A0مم')).length).toBeGreaterThan(3)
  // The fields of a form begin at one edge, whatever is typed into them.
  const edges = await page
    .getByRole('contentinfo')
    .locator(':is(input[type=text], input[type=tel], input[type=email], textarea):not([tabindex])')
    .evaluateAll((fields) => fields.map((it) => getComputedStyle(it).textAlign))
  expect(new Set(edges)).toEqual(new Set(['right']))
  // So do the lines of the address, the Latin name among them.
  const lines = await page
    .getByRole('contentinfo')
    .locator('address > *')
    .evaluateAll((all) =>
      all.map((it) => {
        const range = document.createRange()
        range.selectNodeContents(it)
        return Math.round(it.parentElement!.getBoundingClientRect().right - range.getBoundingClientRect().right)
      }),
    )
  expect(lines.filter((it) => it > 1)).toEqual([])
})
