import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { keepAsleep } from '../open-page.ts'
import { screens } from '../screens.ts'

type Kind = 'document' | 'fonts' | 'pictures'
type Weight = Record<Kind, number>

const KB = 1000

/** Of each kind of page in kB: what it takes today, with little room. R13.54 has 250 kB for the home page. */
const budgets = {
  home: { document: 34, fonts: 23, pictures: 84 },
  categories: { document: 27, fonts: 23, pictures: 202 },
  category: { document: 23, fonts: 23, pictures: 222 },
  products: { document: 27, fonts: 23, pictures: 198 },
  product: { document: 26, fonts: 23, pictures: 140 },
  turnkeys: { document: 23, fonts: 23, pictures: 365 },
  turnkey: { document: 28, fonts: 23, pictures: 76 },
  about: { document: 25, fonts: 23, pictures: 235 },
  service: { document: 24, fonts: 23, pictures: 182 },
  blog: { document: 21, fonts: 23, pictures: 348 },
  post: { document: 23, fonts: 23, pictures: 51 },
  reviews: { document: 28.5, fonts: 23, pictures: 62 },
  contact: { document: 38, fonts: 34, pictures: 29 },
} as const satisfies Partial<Record<keyof typeof screens, Record<Kind, number>>>

const MAX_HOME_KB = 250

/** What is far below is laid out frame by frame after the page is loaded, and then fetches files of its own. */
const skipWhatIsBelow = (page: Page) =>
  page.addInitScript(() => {
    window.requestAnimationFrame = () => 0
  })

/** What a phone fetches for a page before it is touched, but scripts, in bytes as they come over the wire. */
async function weigh(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  await skipWhatIsBelow(page)
  await page.route(/\.js$/, (route) => route.abort())
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const kinds = new Map<string, string>()
  const weight: Weight = { document: 0, fonts: 0, pictures: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind === 'Document') weight.document += encodedDataLength
    else if (kind === 'Font') weight.fonts += encodedDataLength
    // What is fetched when the page wakes is no part of its first view.
    else if (kind !== 'Fetch') weight.pictures += encodedDataLength
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await context.close()
  return weight
}

for (const [name, budget] of Object.entries(budgets) as [keyof typeof budgets, Record<Kind, number>][])
  test(`${name}: document, fonts and pictures of the first view keep to their budgets [R13.54]`, async ({
    browser,
    baseURL,
  }) => {
    let weight: Weight
    const findOver = async () => {
      weight = await weigh(browser, `${baseURL}${screens[name]}`)
      const over = (Object.keys(budget) as Kind[]).filter((kind) => weight[kind] > budget[kind] * KB)
      return over.map((kind) => `${kind}: ${weight[kind]} of ${budget[kind] * KB} bytes`)
    }
    // Whoever comes first gets the page compressed in haste, all others as it is then kept (R13.60).
    await expect.poll(findOver, { timeout: 20_000 }).toEqual([])
    if (name === 'home') expect(weight!.document + weight!.fonts + weight!.pictures).toBeLessThan(MAX_HOME_KB * KB)
  })

for (const language of ['en', 'ar', 'cn', 'de', 'ru', 'pl', 'vn', 'kn'])
  test(`${language}: the first view needs two fonts at most [R13.51]`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await keepAsleep(page)
    await skipWhatIsBelow(page)
    for (const path of [screens.home, screens.product, screens.contact, screens.reviews]) {
      const prefix = language === 'en' ? '' : `/${language}`
      await page.goto(prefix + path, { waitUntil: 'domcontentloaded' })
      const fontFiles = await page.evaluate(async () => {
        await document.fonts.ready
        return performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length
      })
      expect([path, fontFiles > 0, fontFiles <= 2, fontFiles]).toEqual([path, true, true, fontFiles])
    }
  })
