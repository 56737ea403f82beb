import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { localeFixture, testLanguages } from '../locale.ts'
import { screens, screensOfEveryLanguage } from '../screens.ts'
import { SlowDocuments } from '../slow-documents.ts'
import { portFor } from '../test-instance.ts'

/** Keeps in the page what each element and its pseudo-elements look like, a text each. @returns the numbers of the looks that were others before */
const noteLooks = (page: Page) =>
  page.evaluate(() => {
    // All of it is laid out anew: what a layout did not touch may tell another margin than it has.
    document.body.hidden = true
    document.body.getBoundingClientRect()
    document.body.hidden = false
    const looks = [...document.body.querySelectorAll('*')].flatMap((element) => [
      getComputedStyle(element).cssText,
      ...['::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo)
        // Without content there is none, whatever else is said of it.
        return style.content === 'none' ? '' : style.cssText
      }),
    ])
    const kept = window as { looks?: string[] }
    const before = kept.looks ?? looks
    kept.looks = looks
    return { count: looks.length, changed: looks.flatMap((look, number) => (look === before[number] ? [] : [number])) }
  })

const addWholeSheet = (page: Page, href: string) =>
  page.evaluate(
    (address) =>
      new Promise((resolve) => {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
        link.addEventListener('load', resolve)
        document.head.append(link)
      }),
    href,
  )

test.describe('without scripts', () => {
  // Nothing moves while it is looked at.
  test.use({ allow: /\.js/ })

  for (const [name, path] of Object.entries(screens))
    test(`${name}: the document has the styles of what it shows, in the order of the whole sheet [R13.50]`, async ({
      page,
      request,
    }) => {
      const manifest = /\/assets\/manifest-[^"]+\.js/.exec(await (await request.get(path)).text())?.[0] ?? ''
      const [sheet = ''] = /\/assets\/style-[^"]+\.css/.exec(await (await request.get(manifest)).text()) ?? []
      await page.route(/\.js$/, (route) => route.abort())
      await page.goto(path)
      expect(await page.locator('link[rel=stylesheet]').count()).toBe(0)
      // What is skipped has no height of its own yet.
      await page.evaluate(() => (document.documentElement.dataset['whole'] = ''))
      await noteLooks(page)
      await addWholeSheet(page, sheet)
      const { count, changed } = await noteLooks(page)
      expect(count).toBeGreaterThan(150)
      expect(changed).toEqual([])
    })
})

for (const code of ['en', 'ar', 'kn'] as const)
  test(`${code}: the first paint needs no file beside the document but fonts [R13.50]`, async ({ request }) => {
    const { at } = localeFixture(code)
    for (const path of Object.values(screensOfEveryLanguage)) {
      const html = await (await request.get(at(path))).text()
      const [head = ''] = /<head>[^]*<\/head>/.exec(html) ?? []
      expect(head).not.toMatch(/<link[^>]+rel="stylesheet"/)
      expect(head.match(/<style/g)).toHaveLength(1)
      for (const [tag] of html.matchAll(/<script[^>]*\ssrc=[^>]*>/g))
        expect(tag).toMatch(/\s(async|defer|type="module")/)
    }
  })

/** Keeps in the page how far what is seen has moved, as browsers sum it up. */
async function watchShift(page: Page) {
  await page.addInitScript(() => {
    const sums = window as { shifted?: number }
    sums.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        sums.shifted = (sums.shifted ?? 0) + (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route(/\.js$/, (route) => route.abort())
}

const readShift = (page: Page) => page.evaluate(() => (window as { shifted?: number }).shifted ?? 1)

const fontsAreShown = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })

/** Of each font of a page, after the one before: longer than the page takes to be laid out and painted. */
const LATE_MS = 300

/** @returns how far what is seen moved while fonts and pictures came after the first paint */
async function shiftByLateFiles(page: Page, address: string): Promise<number> {
  await watchShift(page)
  await page.route(/\.(woff2|avif|webp)$/, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'load' })
  await fontsAreShown(page)
  return readShift(page)
}

/** The main kinds of page. What stands in for a font is as wide on average: where a single title wraps elsewhere all the same, the rest moves. */
const stillScreens = [
  'home',
  'category',
  'product',
  'products',
  'turnkey',
  'about',
  'service',
  'blog',
  'contact',
] as const

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, allow: /\.js/ })
  for (const code of testLanguages)
    for (const name of stillScreens)
      test(`${code}, ${name}: nothing moves when fonts and pictures come [R13.56]`, async ({ page }) => {
        expect(await shiftByLateFiles(page, localeFixture(code).at(screens[name]))).toBeLessThan(0.01)
      })
})

/**
 * How far a page may move. What stands in for a font is as wide on average: where a line is full, one word may still go to the next, as on
 * the Arabic page of a product. The title of a search and what stands above a comparison do not depend on it (R13.96).
 */
const latePages = [
  ['ar', 'product', 0.02],
  ['ar', 'search', 0.002],
  ['kn', 'product', 0.002],
  ['kn', 'search', 0.005],
  ['ru', 'product', 0.002],
  ['ru', 'search', 0.002],
  ['ir', 'search', 0.002],
  ['ir', 'search-nothing', 0.002],
  ['tr', 'compare', 0.002],
  ['ru', 'compare', 0.005],
] as const

test.describe('on a phone of 412 px', () => {
  // With pixels as fine as a phone's letters are as wide as they are, not rounded.
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, allow: /\.js/ })
  test('nothing moves when fonts come late, one after the other, whatever the script [R13.95, R13.96]', async ({
    page,
  }) => {
    await watchShift(page)
    let fonts = 0
    await page.route(/\.woff2$/, async (route) => {
      fonts += 1
      // Between two a page has words in the one and words in what stands in for the other.
      await pause(fonts * LATE_MS)
      await route.continue()
    })
    const moved: string[] = []
    for (const [code, name, bound] of latePages) {
      fonts = 0
      await page.goto(localeFixture(code).at(screens[name]), { waitUntil: 'load' })
      await fontsAreShown(page)
      expect(fonts, 'a font that was kept is not late').toBeGreaterThan(1)
      const shift = await readShift(page)
      if (shift >= bound) moved.push(`${code}, ${name}: ${shift}`)
    }
    expect(moved).toEqual([])
  })
})

test.describe('on a slow network', () => {
  test.use({ allow: /\.js/ })
  let documents: SlowDocuments
  test.beforeAll(() => void (documents = new SlowDocuments(portFor(4))))
  test.afterAll(() => documents.stop())

  for (const { size, code, width, height } of [
    { size: 'phone', code: 'en', width: 390, height: 844 },
    { size: 'desk', code: 'ar', width: 1440, height: 900 },
  ] as const)
    for (const name of ['home', 'product', 'turnkeys', 'turnkey', 'category', 'post', 'service'] as const)
      test(`${code}, ${name}: on a ${size} nothing moves while its document comes in [R13.87]`, async ({ page }) => {
        await page.setViewportSize({ width, height })
        await watchShift(page)
        await page.goto(documents.at(localeFixture(code).at(screens[name])), { waitUntil: 'load' })
        expect(await readShift(page)).toBeLessThan(0.02)
      })
})
