import { expect, test } from '../fixtures.ts'
import { localeFixture } from '../locale.ts'
import { measureContrast } from '../measure-contrast.ts'
import { openPage } from '../open-page.ts'
import { type ListedPost, upcomingFirst } from '../upcoming-first.ts'

const COMPARED = '/compare?products=nv-450-double-mitre-saw,nv-420-up-cut-saw'
const PRODUCT = '/product/pvc-screwing-machines/nv-450-double-mitre-saw'

for (const path of ['/de/turnkey/pvc-line-120-windows-india', '/ru/turnkey/pvc-line-120-windows-india'])
  test(`${path}: a link keeps its line below words that may be broken [R19.113]`, async ({ page }) => {
    await page.goto(path)
    const [underlined, bare] = await page.getByRole('main').evaluate((main) => {
      const links = [...main.querySelectorAll('a')].filter(
        (it) => getComputedStyle(it).textDecorationLine === 'underline' && it.innerText.trim() !== '',
      )
      // A box of its own within a line has a line of its own, or none.
      const isBare = ({ display, textDecorationLine }: CSSStyleDeclaration) =>
        display.startsWith('inline-') && textDecorationLine !== 'underline'
      const boxes = links.flatMap((it) => [...it.querySelectorAll('span, bdi')])
      return [links.length, boxes.filter((it) => isBare(getComputedStyle(it))).length]
    })
    expect(underlined).toBeGreaterThan(0)
    expect(bare).toBe(0)
  })

test('at night machines stand on a ground that is lighter than the page [R19.114]', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'night', value: 'true', url: baseURL! }])
  for (const path of ['/product', '/category/cutting-machines', COMPARED]) {
    await page.goto(path)
    const [paper, grounds] = await page.evaluate(() => {
      const light = (css: string) => {
        const parts = [...css.matchAll(/rgb\((\d+), (\d+), (\d+)\)/g)].flatMap((it) => it.slice(1).map(Number))
        return parts.reduce((sum, it) => sum + it, 0) / parts.length
      }
      const boxes = [...document.querySelectorAll('main :is(article, th) div:has(> picture img)')]
      return [
        light([document.documentElement, document.body].map((it) => getComputedStyle(it).backgroundColor).join()),
        boxes.map((it) => light(getComputedStyle(it).backgroundImage)),
      ] as const
    })
    expect(grounds.length).toBeGreaterThan(1)
    // Nothing, too, is not lighter.
    expect(grounds.filter((it) => !(it > paper + 24))).toEqual([])
  }
})

for (const [language, width] of [
  ['', 1440],
  ['', 390],
  ['/ar', 1440],
  ['/ar', 390],
] as const)
  test(`${language || '/en'} at ${width}: the sign that takes a machine out is not over its model [R19.115]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(language + COMPARED)
    const heads = page.getByRole('columnheader').filter({ has: page.locator('a[href*="/product/"]') })
    await expect(heads).toHaveCount(2)
    for (const head of await heads.all()) {
      const model = (await head.locator('a[href*="/product/"] bdi').first().boundingBox())!
      const sign = (await head.locator('a:not([href*="/product/"]) svg').boundingBox())!
      const apart = sign.x >= model.x + model.width || sign.x + sign.width <= model.x || sign.y + sign.height <= model.y
      expect(apart).toBe(true)
    }
  })

test('a search that finds nothing leads to an enquiry [R19.117]', async ({ page }) => {
  await openPage(page, '/search-result?q=zzzzzz')
  await page.getByRole('main').getByRole('link', { name: 'Get Consultation' }).click()
  await expect(page.getByRole('dialog', { name: 'Ask us' })).toBeVisible()
})

test('on the contact page the form comes before the map [R19.118]', async ({ page }) => {
  await page.goto('/contact')
  const main = page.getByRole('main')
  const form = (await main.locator('form').first().boundingBox())!
  const map = (await main.getByRole('link', { name: 'Open in OpenStreetMap' }).boundingBox())!
  expect(form.y + form.height).toBeLessThan(map.y)
})

test("the titles of a product's sections are of one size [R19.119]", async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(PRODUCT)
    const sizes = await page
      .getByRole('main')
      .locator('section[aria-labelledby] h2')
      .evaluateAll((all) =>
        all
          .filter((it) => it.closest('section')?.getAttribute('aria-labelledby') === it.id)
          .map((it) => getComputedStyle(it).fontSize),
      )
    expect(sizes.length).toBeGreaterThan(3)
    expect([...new Set(sizes)]).toHaveLength(1)
  }
})

test('a way to a page is shown where it has more than one step [R19.121]', async ({ page }) => {
  for (const [path, steps] of [
    ['/contact', 0],
    ['/turnkey', 0],
    ['/category/cutting-machines', 2],
    [PRODUCT, 3],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('navigation', { name: 'You are here' }).getByRole('link')).toHaveCount(steps)
  }
})

test('who reports a fault may call instead [R19.122]', async ({ page }) => {
  await page.goto('/ar/service')
  const call = page.getByRole('main').locator('a[href*="/enquiry/service"] + a')
  await expect(call).toHaveAttribute('href', /^tel:\+\d+$/)
  await expect(call).toHaveText(/^\+[\d ]+$/)
})

test('each service has a way to ask about it, and what is asked begins with its name [R19.125]', async ({
  page,
  request,
}) => {
  await page.goto('/de/service')
  const ask = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: /^(?!Fernwartung ).* anfragen$/ })
  const services = (await (await request.get('/api/main/services/')).json()) as unknown[]
  await expect(ask).toHaveCount(services.length)
  const training = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Schulung', exact: true }) })
  await training.getByRole('link', { name: 'Schulung anfragen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Fragen Sie uns' })
  await expect(dialog.getByText('Schulung', { exact: true })).toBeVisible()
  await expect(dialog.locator('[name=message]')).toHaveValue('Schulung: ')
})

test('an event is listed with its days, not with the day of its announcement [R2.249]', async ({ page }) => {
  await page.goto('/fr/blog')
  const event = page.getByRole('article').filter({ hasText: 'Steppe Window Forum, Almaty' })
  await expect(event.getByRole('time')).toHaveText('18–20 mai 2027')
  const post = page.getByRole('article').filter({ hasText: 'Deux têtes' }).first()
  await expect(post.getByRole('time')).toHaveText(/^\d+ \S+ 202\d$/)
})

test('events to come are listed first, the nearest before the others [R2.250]', async ({ page, request }) => {
  const listed = (await (await request.get('/api/main/blog/?page=1&limit=25')).json()) as ListedPost[]
  const expected = upcomingFirst(listed).map(({ title }) => title)
  await page.goto('/blog')
  const titles = page.getByRole('main').getByRole('article').getByRole('heading')
  await expect(titles).toHaveText(expected)
})

test('a range of days is written in Chinese as days are [R2.249]', async ({ page }) => {
  await page.goto('/cn/blog')
  const event = page.getByRole('article').filter({ hasText: '2027年' }).first()
  await expect(event.getByRole('time')).toHaveText(/^2027年\d+月\d+日至\d+月\d+日$/)
})

for (const path of ['/service', '/de/service'])
  test(`${path}: the words above the ways to report a fault stand over none of them [R19.126]`, async ({ page }) => {
    await page.goto(path)
    const section = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.locator('a[href*="/enquiry/service"]') })
    const lead = (await section.locator('p').first().boundingBox())!
    const ways = await section.locator('a').all()
    expect(ways.length).toBeGreaterThan(1)
    for (const way of ways) {
      const box = (await way.boundingBox())!
      expect(box.y).toBeGreaterThan(lead.y + lead.height)
      // The first begins where the words do.
      expect(box.x).toBeGreaterThanOrEqual(lead.x)
    }
  })

for (const width of [1440, 768, 390])
  test(`at ${width} compared products have columns of one width [R19.127]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${COMPARED},nv-550-cnc-double-mitre-saw`)
    const widths = await page
      .getByRole('main')
      .getByRole('button', { name: /^Add to enquiry/ })
      .evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().width)))
    expect(widths).toHaveLength(3)
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1)
  })

test('beside a long post there are links to its parts, which mark what is read [R19.128]', async ({ page }) => {
  await openPage(page, '/de/blog/two-or-four-welding-heads')
  const contents = page.getByRole('navigation', { name: 'Auf dieser Seite' })
  const titles = page.getByRole('article').first().getByRole('heading', { level: 2 })
  const links = contents.getByRole('link')
  expect(await links.count()).toBeGreaterThan(3)
  await expect(contents.locator('[aria-current]')).toHaveCount(0)
  const third = links.nth(2)
  const name = (await third.textContent()) ?? ''
  await third.click()
  await expect(titles.filter({ hasText: name })).toBeInViewport()
  await expect(third).toHaveAttribute('aria-current', 'true')
  await expect(contents.locator('[aria-current]')).toHaveCount(1)
  // At the end of the text it is still beside it.
  await page.getByRole('article').first().getByRole('paragraph').last().scrollIntoViewIfNeeded()
  await expect(contents).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(contents).toBeHidden()
})

for (const path of ['/category', '/tr/category'])
  test(`${path}: links of one name lead to one page [R19.129]`, async ({ page }) => {
    await page.goto(path)
    const pagesOf = new Map<string, Set<string>>()
    for (const link of await page.getByRole('main').getByRole('link').all()) {
      const name = /^- link "(.*?)"/.exec(await link.ariaSnapshot())?.[1]
      if (name !== undefined)
        pagesOf.set(name, (pagesOf.get(name) ?? new Set()).add((await link.getAttribute('href')) ?? ''))
    }
    expect(pagesOf.size).toBeGreaterThan(20)
    expect([...pagesOf].filter(([, pages]) => pages.size > 1).map(([name]) => name)).toEqual([])
  })

for (const [code, width, edge] of [
  ['en', 390, 0],
  ['ar', 390, 0],
  ['en', 1440, 16],
] as const)
  test(`${code} at ${width}: the chat stands ${edge} px from the edge [R19.130]`, async ({ page }) => {
    const { at, text } = localeFixture(code)
    await page.setViewportSize({ width, height: 844 })
    await page.goto(at('/service'))
    const { x, width: own } = (await page.getByRole('link', { name: text('chat.open') }).boundingBox())!
    const across = await page.evaluate(() => document.documentElement.clientWidth)
    expect(code === 'ar' ? x : across - x - own).toBe(edge)
  })

for (const [path, width] of [
  [`/kn${COMPARED},nv-550-cnc-double-mitre-saw`, 360],
  ['/tr/window', 768],
] as const)
  test(`${path} at ${width}: a figure and its unit stay in one line [R19.131]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    const [figures, broken] = await page.getByRole('main').evaluate((main) => {
      const all = [...main.querySelectorAll<HTMLElement>(':is(td, dd) bdi:has(> span:last-child)')].filter((it) =>
        /^[\d.,–\s]+\S+$/u.test(it.innerText.replaceAll('\u00a0', ' ')),
      )
      const linesOf = (it: HTMLElement) => new Set([...it.getClientRects()].map(({ top }) => Math.round(top))).size
      return [all.length, all.filter((it) => linesOf(it) > 1).map((it) => it.innerText)]
    })
    expect(figures).toBeGreaterThan(5)
    expect(broken).toEqual([])
  })

for (const [code, path, width] of [
  ['en', '/', 768],
  ['de', '/', 1024],
  ['en', '/', 1440],
  ['de', '/about', 768],
  ['en', '/service', 1440],
] as const)
  test(`${code}, ${path} at ${width}: words on pictures have a contrast of 4.5 with what is behind them [R19.136]`, async ({
    page,
  }) => {
    const { at, text } = localeFixture(code)
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(at(path))
    const row = page.getByLabel(text('home.slidesLabel')).first()
    const slides = await row.locator(':is([aria-roledescription="slide"], li:has(h2))').all()
    expect(slides.length).toBeGreaterThan(2)
    for (const slide of slides) {
      await slide.scrollIntoViewIfNeeded()
      await expect
        .poll(() => slide.locator('img').evaluate((it: HTMLImageElement) => it.complete && it.naturalWidth > 0))
        .toBe(true)
      expect(await measureContrast(page, slide.locator('h1, h2, p'))).toBeGreaterThan(4.5)
    }
  })
