import type { Page } from '@playwright/test'
import { readPage } from '../crawl/read-page.ts'
import { findViolations } from '../find-violations.ts'
import { expect, test } from '../fixtures.ts'
import { LargeCatalogue, TOTAL_PRODUCTS } from '../large-catalogue.ts'
import { localeFixture } from '../locale.ts'
import { openPage } from '../open-page.ts'
import { SecondInstance } from '../second-instance.ts'
import { portFor } from '../test-instance.ts'

const site = new SecondInstance(portFor(0))
const foreignSite = new SecondInstance(portFor(2))
let catalogue: LargeCatalogue
let foreignCatalogue: LargeCatalogue

// Pictures are served by the product whose products are copied.
test.use({ allow: /\/media\// })

test.beforeAll(async () => {
  catalogue = new LargeCatalogue(portFor(1), true)
  foreignCatalogue = new LargeCatalogue(portFor(3), false)
  await Promise.all([catalogue.isReady(), foreignCatalogue.isReady()])
  await Promise.all([site.start(catalogue.base), foreignSite.start(foreignCatalogue.base)])
})

test.afterAll(async () => {
  await Promise.all([site.remove(), foreignSite.remove()])
  catalogue.stop()
  foreignCatalogue.stop()
})

const read = async (url: string) => {
  const answer = await fetch(url, { redirect: 'manual' })
  const html = await answer.text()
  const page = readPage(html)
  const rel = (name: string) => new RegExp(`<link rel="${name}" href="([^"]*)"`).exec(html)?.[1]
  const products = new Set(page.links.filter((link) => /\/product\/pvc-screwing-machines\/./.test(link)))
  return { ...page, answer, products, previous: rel('prev'), next: rel('next') }
}

for (const [name, instance] of [
  ['a backend that answers pages', site],
  ['a backend that answers whole lists', foreignSite],
] as const) {
  test(`${name}: lists of products have pages with addresses of their own [R2.57, R2.61, R2.62, R13.1, R16.1, R16.2]`, async () => {
    for (const [path, sizes] of [
      ['/product', [48, 48, 34]],
      ['/ar/product', [48, 48, 34]],
      ['/cn/category/cutting-machines', [48, 48, 4]],
      ['/product/cutting-machines', [48, 48, 4]],
    ] satisfies [string, number[]][]) {
      const own = instance.url + path.replace('product/cutting', 'category/cutting')
      const isOwn = own === instance.url + path
      const titles = new Set<string>()
      const seen = new Set<string>()
      for (const [index, size] of sizes.entries()) {
        const at = (page: number) => own + (page > 1 ? `?page=${page}` : '')
        const address = instance.url + path + (index > 0 ? `?page=${index + 1}` : '')
        const page = await read(address)
        expect([address, page.answer.status, page.products.size]).toEqual([address, 200, size])
        for (const link of page.products) seen.add(link)
        expect(page.canonical).toBe(at(index + 1))
        expect(page.previous).toBe(isOwn && index > 0 ? at(index) : undefined)
        expect(page.next).toBe(isOwn && index + 1 < sizes.length ? at(index + 2) : undefined)
        const alternate = page.alternates.get('de')
        expect(alternate?.endsWith(index > 0 ? `?page=${index + 1}` : path.slice(3)) ?? !isOwn).toBe(true)
        titles.add(page.title)
        expect((await fetch(address)).headers.get('x-page-cache')).toBe('hit')
      }
      expect(titles.size).toBe(sizes.length)
      expect(seen.size).toBe(sizes.reduce((sum, size) => sum + size, 0))
    }
  })

  test(`${name}: the first page has one address, beyond the last there is none, and what is no number is ignored [R2.57, R12.13, R13.5]`, async () => {
    for (const [path, last] of [
      ['/product', 3],
      ['/category/cutting-machines', 3],
      ['/product/cutting-machines', 3],
      ['/blog', 3],
    ] as const) {
      const first = await read(`${instance.url}${path}?page=1&utm_source=a`)
      expect([first.answer.status, first.answer.headers.get('location')]).toEqual([301, path])
      for (let time = 0; time < 2; time++) {
        const beyond = await fetch(`${instance.url}${path}?page=${last + 1}`)
        expect([path, beyond.status, beyond.headers.get('x-page-cache')]).toEqual([path, 404, 'miss'])
      }
      const plain = await read(instance.url + path)
      for (const other of ['abc', '02', '0', '-2', '', '1000000']) {
        const page = await read(`${instance.url}${path}?page=${other}`)
        expect([page.answer.status, page.canonical]).toEqual([200, plain.canonical])
        expect(page.answer.headers.get('x-page-cache')).toBe('hit')
      }
    }
    expect((await read(`${instance.url}/product/nv-450-double-mitre-saw?page=2`)).answer.status).toBe(404)
  })
}

test('nothing asks for the whole list of products, categories show their first ones and their number [R2.60, R2.62]', async () => {
  const { products, texts, links } = await read(`${site.url}/category`)
  expect(products.size).toBe(16)
  const words = texts.map(({ text }) => text)
  expect(words).toEqual(expect.arrayContaining(['100 machines', '30 machines']))
  expect(links.filter((link) => link === '/category/cutting-machines').length).toBeGreaterThan(1)
  await Promise.all(['/', '/blog', '/product', '/sitemap.xml'].map((path) => fetch(site.url + path)))
  const lists = catalogue.asked.filter((it) =>
    /^\/api\/(shop\/(products|categories\/[^/]+)|main\/blog)\/?(\?.*)?$/.test(it),
  )
  expect(lists.length).toBeGreaterThan(5)
  expect(lists.filter((it) => !/[?&](limit|ids)=/.test(it))).toEqual([])
})

test('the blog has a page more only in the languages that have one, and sitemaps list all pages [R2.57, R2.61, R16.2, R16.4]', async () => {
  const second = await read(`${site.url}/blog?page=3`)
  expect([second.answer.status, second.canonical]).toEqual([200, `${site.url}/blog?page=3`])
  const numbers = second.links.flatMap((link) => /^\/blog\/post-(\d+)$/.exec(link)?.[1] ?? []).map(Number)
  // Not the first one: events to come stand before the others.
  expect(Math.min(...numbers)).toBe(51)
  expect([...second.alternates.keys()]).toEqual(['en', 'x-default'])
  expect((await fetch(`${site.url}/de/blog?page=2`)).status).toBe(404)
  await fetch(`${site.url}/sitemap.xml`)
  const sitemap = await (await fetch(`${site.url}/sitemap-1.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]*\?page=\d+)<\/loc>/g)].map(([, address = '']) =>
    address.slice(site.url.length),
  )
  const pages = [
    '/product?page=2',
    '/product?page=3',
    '/category/cutting-machines?page=2',
    '/category/cutting-machines?page=3',
  ]
  expect(listed.filter((address) => !/^\/[a-z]{2}\//.test(address))).toEqual([...pages, '/blog?page=2', '/blog?page=3'])
  expect(listed.filter((address) => address.startsWith('/ar/'))).toEqual(pages.map((address) => `/ar${address}`))
  const entry = sitemap.split('<url>').find((it) => it.startsWith(`<loc>${site.url}/product?page=2<`)) ?? ''
  const alternates = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, href]) => `${tag} ${href}`)
  const page = await read(`${site.url}/product?page=2`)
  expect(alternates.toSorted()).toEqual([...page.alternates].map(([tag, href]) => `${tag} ${href}`).toSorted())
})

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const pageLinks = (page: Page) => page.getByRole('navigation', { name: 'Pages' })

test('"show more" adds the next page below, keeps the place and the way back [R2.58, R2.59]', async ({ page }) => {
  await page.goto(`${site.url}/about`)
  await openPage(page, `${site.url}/product`)
  const status = page.getByRole('main').getByRole('status')
  await expect(status).toHaveText(`Machines 1–48 of ${TOTAL_PRODUCTS}`)
  await expect(cards(page)).toHaveCount(48)
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect(cards(page)).toHaveCount(96)
  await expect(page).toHaveURL(`${site.url}/product?page=2`)
  await expect(page).toHaveTitle(/ – page 2$/)
  await expect(status).toHaveText(`Machines 1–96 of ${TOTAL_PRODUCTS}`)
  await expect(cards(page).nth(48).getByRole('link').first()).toBeFocused()
  await expect(cards(page).nth(48)).toBeInViewport()
  await expect(pageLinks(page).getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect(cards(page)).toHaveCount(TOTAL_PRODUCTS)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Show more' })).toHaveCount(0)
  await expect(status).toHaveText(`Machines 1–${TOTAL_PRODUCTS} of ${TOTAL_PRODUCTS}`)
  const model = cards(page).nth(110).getByRole('link').first()
  await model.scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => scrollY)
  await model.click()
  await expect(page).toHaveURL(/\/product\/pvc-screwing-machines\/welding-machines-11$/)
  await page.goBack()
  await expect(cards(page)).toHaveCount(TOTAL_PRODUCTS)
  await expect(page).toHaveURL(`${site.url}/product?page=3`)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
  await page.goBack()
  await expect(page).toHaveURL(`${site.url}/about`)
})

test('the keyboard reaches every page by its number, and goes on from the first new product [R2.58, R2.59, R19.1]', async ({
  page,
}) => {
  await openPage(page, `${site.url}/category/cutting-machines`)
  await page.getByRole('link', { name: 'Show more' }).focus()
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(96)
  await expect(cards(page).nth(48).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(cards(page).nth(48).getByRole('button')).toBeFocused()
  await pageLinks(page).getByRole('link', { name: 'Page 3' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.url}/category/cutting-machines?page=3`)
  await expect(cards(page)).toHaveCount(4)
  await expect(page.locator('a[hreflang="ar"]')).toHaveAttribute('href', '/ar/category/cutting-machines?page=3')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Machines 97–100 of 100')
  await expect(pageLinks(page).getByRole('link', { name: 'Next page' })).toHaveCount(0)
  expect(await findViolations(page, { within: 'main' })).toEqual([])
  await pageLinks(page).getByRole('link', { name: 'Previous page' }).click()
  await expect(page).toHaveURL(`${site.url}/category/cutting-machines?page=2`)
  await expect(cards(page)).toHaveCount(48)
})

test('the basket asks for the names of what it holds and for nothing else [R4.19, R4.25]', async ({ page }) => {
  const line = { name: 'Saw', model: 'NV 1-7', image: null, cnt: 2 }
  const lines = ['cutting-machines-7', 'cutting-machines-99', 'gone'].map((id) => ({ ...line, id, slug: id }))
  await page.addInitScript((basket) => localStorage.setItem('basket', JSON.stringify(basket)), lines)
  for (const instance of [site, foreignSite]) {
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/api/shop/products') && asked.push(request.url()))
    await page.goto(`${instance.url}/de/about`)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /3 Maschinen/ })
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('listitem')).toHaveCount(3)
    await expect(dialog.getByText('Saw', { exact: true })).toHaveCount(1)
    expect(asked).toEqual([`${instance.url}/api/shop/products?ids=cutting-machines-7,cutting-machines-99,gone`])
    page.removeAllListeners('request')
  }
})

test.describe('without script', () => {
  // A browser without script reports scripts as failed requests.
  test.use({ javaScriptEnabled: false, allow: /\.js$|\/media\// })

  test('in Arabic, "show more" leads to the next page, and links lead to all of them [R2.58, R2.59, R19.4]', async ({
    page,
  }) => {
    const { text } = localeFixture('ar')
    await page.goto(`${site.url}/ar/product`)
    await page.getByRole('link', { name: text('common.showMore') }).click()
    await expect(page).toHaveURL(`${site.url}/ar/product?page=2`)
    await expect(cards(page)).toHaveCount(48)
    const links = page.getByRole('navigation', { name: text('list.pages') })
    const place = async (name: string) => (await links.getByRole('link', { name, exact: true }).boundingBox())?.x ?? 0
    expect(await place(text('list.previous'))).toBeGreaterThan(await place(text('list.next')))
    await links.getByRole('link', { name: text('list.page', { page: '3' }) }).click()
    await expect(page).toHaveURL(`${site.url}/ar/product?page=3`)
    await expect(cards(page)).toHaveCount(34)
    await links.getByRole('link', { name: text('list.page', { page: '1' }) }).click()
    await expect(page).toHaveURL(`${site.url}/ar/product`)
  })
})
