import { expect, test } from '../../fixtures.ts'
import { screens } from '../../screens.ts'
import { localeFixture, testLanguages } from '../../locale.ts'

type Card = { name: string; slug: string; model: string }
type Product = Card & {
  faq: { question: string; answer: string }[]
  related: Card[]
  specifications: { name: string }[]
}

for (const code of testLanguages) {
  const { at, text, headers } = localeFixture(code)

  test(`a category in ${code} shows all its products [R2.6, R2.8, R2.41]`, async ({ page, request }) => {
    const category = (await (await request.get('/api/shop/categories/cutting-machines/', { headers })).json()) as {
      name: string
      products: Card[]
    }
    expect(category.products.length).toBeGreaterThan(2)
    await page.goto(at(screens.category))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(category.name)
    for (const { slug } of category.products) {
      const link = page.getByRole('main').locator(`a[href="${at(`/product/pvc-screwing-machines/${slug}`)}"]`)
      await expect(link.first()).toBeVisible()
    }
  })

  test(`a product in ${code} has its sections, its specifications, questions that open and close, and its basket button [R2.42, R2.43, R4.24]`, async ({
    page,
    request,
  }) => {
    const slug = screens.product.split('/').at(-1)
    const product = (await (await request.get(`/api/shop/products/${slug}/`, { headers })).json()) as Product
    await page.goto(at(screens.product))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(product.model)
    const parts = ['overview', 'features', 'specifications', 'questions', 'related'] as const
    const menu = page.getByRole('navigation', { name: text('product.onThisPage') })
    for (const part of parts) {
      const name = text(`product.${part}`)
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
      await expect(menu.getByRole('link', { name, exact: true })).toBeAttached()
    }
    for (const { name } of product.specifications)
      await expect(page.getByRole('rowheader', { name, exact: true }).first()).toBeAttached()
    for (const { name } of product.related) await expect(page.getByRole('main').getByText(name).first()).toBeAttached()

    const { question, answer } = product.faq[0] ?? { question: '', answer: '' }
    await expect(page.getByText(answer)).toBeHidden()
    await page.getByText(question).click()
    await expect(page.getByText(answer)).toBeVisible()
    await page.getByText(question).click()
    await expect(page.getByText(answer)).toBeHidden()

    await page
      .getByRole('main')
      .getByRole('button', { name: text('product.addToBasket') })
      .first()
      .click()
    await expect(page.getByRole('main').getByText(text('product.inBasket')).first()).toBeVisible()
  })
}
