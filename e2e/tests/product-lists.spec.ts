import type { APIRequestContext, Locator } from '@playwright/test'
import { languageCodes } from '@vitrine/locales/languages'
import { readPage } from '../crawl/read-page.ts'
import { expect, test } from '../fixtures.ts'
import { localeFixture, testLanguages } from '../locale.ts'
import { siteUrl } from '../test-instance.ts'
import { withPlainSpaces, wordsOf } from '../words-of.ts'

type Category = { name: string; slug: string }
type Product = { model: string; slug: string; category_slug: string }
type Section = { category_slug: string; name: string; description: string }

const productPath = (slug: string) => `/product/pvc-screwing-machines/${slug}`

test('every language has a page of all categories and a page of all products, which link each of them [R2.5, R2.56, R16.1, R16.2, R16.5]', async ({
  request,
}) => {
  for (const code of languageCodes) {
    const { at, headers } = localeFixture(code)
    const categories = await list<Category>(request, '/api/shop/categories/', headers)
    const products = await list<Product>(request, '/api/shop/products', headers)
    for (const path of ['/category', '/product']) {
      const answer = await request.get(at(path))
      expect([at(path), answer.status()]).toEqual([at(path), 200])
      const html = await answer.text()
      const page = readPage(html)
      expect(page.canonical).toBe(siteUrl + at(path))
      expect(page.alternates.size).toBe(languageCodes.length + 1)
      expect(page.structure.join()).toMatch(/BreadcrumbList.*ItemList/)
      const wanted = [
        ...categories.map(({ slug }) => at(`/category/${slug}`)),
        ...products.map(({ slug }) => at(productPath(slug))),
      ]
      expect(wanted.filter((link) => !page.links.includes(link))).toEqual([])
      const words = wordsOf(html, '<body', '</body>')
      expect(categories.filter(({ name }) => !words.includes(withPlainSpaces(name)))).toEqual([])
    }
  }
})

test('the parent of a product is a page too: of a category, or of the product that it names [R2.7, R2.56, R16.1]', async ({
  request,
}) => {
  const { at, headers } = localeFixture('ar')
  const products = await list<Product>(request, '/api/shop/products', headers)
  for (const parent of ['welding-machines', 'pvc-screwing-machines']) {
    const page = readPage(await (await request.get(at(`/product/${parent}`))).text())
    expect(page.canonical).toBe(siteUrl + at(`/category/${parent}`))
    expect([page.alternates.size, page.structure]).toEqual([0, []])
    const shown = products.filter(({ slug }) => page.links.includes(at(productPath(slug))))
    expect(shown).toEqual(products.filter((it) => it.category_slug === parent))
  }
  const product = readPage(await (await request.get(at('/product/nv-450-double-mitre-saw'))).text())
  expect(product.canonical).toBe(siteUrl + at(productPath('nv-450-double-mitre-saw')))
  expect((await request.get(at('/product/no-such-parent'))).status()).toBe(404)
})

test('every category section stands on the page of its category [R2.41, R3.3]', async ({ request }) => {
  for (const code of testLanguages) {
    const { at, headers } = localeFixture(code)
    const sections = await list<Section>(request, '/api/main/categorysections/', headers)
    for (const { category_slug: slug, name, description } of sections) {
      const words = wordsOf(await (await request.get(at(`/category/${slug}`))).text())
      expect([slug, words.includes(withPlainSpaces(name)), words.includes(withPlainSpaces(description))]).toEqual([
        slug,
        true,
        true,
      ])
    }
  }
})

test('a buyer goes from the menu to all products, to a group of them, and collects one, beside which is the link to compare it [R2.13, R2.16, R2.25, R2.42, R19.84]', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('button', { name: 'Products' }).click()
  const menu = page.getByRole('group', { name: 'Product range' })
  await expect(menu.getByRole('link', { name: 'All machines by category' })).toHaveAttribute('href', '/category')
  await menu.getByRole('link', { name: 'All machines', exact: true }).click()
  await expect(page).toHaveURL('/product')
  await expect(page.getByRole('banner')).toHaveAttribute('data-look', 'white')
  const anchors = page.getByRole('navigation', { name: 'On this page' })
  await anchors.getByRole('link', { name: 'Crimping' }).click()
  await expect(page).toHaveURL('/product#crimping-machines')
  const group = page.getByRole('region', { name: 'Corner crimping machines' })
  await expect(group.getByRole('heading', { level: 2 })).toBeInViewport()
  await expect(anchors.getByRole('link', { name: 'Crimping' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeHidden()
  const adds = group.getByRole('button', { name: 'Add to enquiry' })
  const compares = group.getByRole('link', { name: /^Compare/ })
  const middle = async (it: Locator) => {
    const { y = 0, height = 0 } = (await it.boundingBox()) ?? {}
    return Math.round(y + height / 2)
  }
  expect(await middle(compares.first())).toBe(await middle(adds.first()))
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await middle(compares.first())).toBe(await middle(adds.first()))
  await page.setViewportSize({ width: 1440, height: 900 })
  await adds.first().click()
  await expect(group.getByRole('button', { name: 'In your enquiry' })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Enquiry basket, 1 machine' }).first()).toBeVisible()
})

test.describe('without script', () => {
  // A browser without script reports scripts as failed requests.
  test.use({ javaScriptEnabled: false, allow: /\.js$/ })

  test('all products can be read and asked for [R19.4]', async ({ page }) => {
    await page.goto('/tr/product#welding-machines')
    await expect(page.getByRole('heading', { name: 'NV 120' })).toBeInViewport()
    const { text } = localeFixture('tr')
    await page
      .getByRole('button', { name: text('product.addToBasket') })
      .first()
      .click()
    await expect(page).toHaveURL(/\/tr\/contact\?product=/)
  })
})

async function list<Item>(request: APIRequestContext, path: string, headers: Record<string, string>): Promise<Item[]> {
  return (await (await request.get(path, { headers })).json()) as Item[]
}
