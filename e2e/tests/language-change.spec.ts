import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

type Category = { name: string; show_in_menu: boolean }
type Post = { title: string }
type Product = { id: string; name: string }

/** What a language calls the categories of the menus, the first post, and the product of the test. */
async function namesIn(request: APIRequestContext, language: string) {
  const list = async (path: string) =>
    (await (await request.get(`/api${path}`, { headers: { 'accept-language': language } })).json()) as unknown
  const categories = (await list('/shop/categories/')) as Category[]
  const posts = (await list('/main/blog/')) as Post[]
  const products = (await list('/shop/products')) as Product[]
  return {
    categories: categories.filter((it) => it.show_in_menu).map((it) => it.name),
    post: posts[0]?.title ?? '',
    product: products.find((it) => it.id === 'nv-450-double-mitre-saw')?.name ?? '',
  }
}

test('a change of language brings categories, posts and products in the new one, in the basket too [R4.19]', async ({
  page,
  request,
}) => {
  const [english, german] = [await namesIn(request, 'en'), await namesIn(request, 'de')]
  await page.goto('/product/pvc-screwing-machines/nv-450-double-mitre-saw')
  await page.getByRole('main').getByRole('button', { name: 'Add to enquiry' }).click()
  // Whoever leaves before the page is awake takes the press along.
  await expect(page.getByRole('banner').getByRole('button', { name: /1 machine/ })).toBeVisible()
  await page.goto('/')
  const categories = page.locator('footer a[href*="/category/"]')
  const saw = page
    .getByRole('main')
    .getByRole('link', { name: /NV 450/ })
    .first()
  await expect(categories).toHaveText(english.categories)
  await expect(page.getByRole('main').getByText(english.post)).toBeVisible()
  await expect(saw).toContainText(english.product)

  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(categories).toHaveText(german.categories)
  await expect(page.getByRole('main').getByText(german.post)).toBeVisible()
  await expect(saw).toContainText(german.product)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /1 Maschine/ })
    .click()
  const line = page.getByRole('dialog').getByRole('link', { name: /NV 450/ })
  await expect(line).toContainText(german.product)
})
