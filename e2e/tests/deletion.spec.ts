import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { logIn } from '../back-office.ts'
import { logInPage } from '../operator.ts'
import { expect, test } from '../fixtures.ts'
import { admin } from '../test-instance.ts'

/** Through the menu behind the three dots, which has no name. */
async function deleteDocument(page: Page) {
  await page.locator('.doc-controls__popup').getByRole('button').click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
}

test.describe('what is in use', () => {
  test.use({ allow: /cms-api\/categories\/|status of 409/ })

  test('is listed with links on its page, and is not deleted [R14.51]', async ({ page, request }) => {
    const headers = await logIn(request)
    const found = await request.get('/cms-api/products?where[slug][equals]=nv-450-double-mitre-saw&depth=0', {
      headers,
    })
    const [{ id, category }] = ((await found.json()) as { docs: [{ id: number; category: number }] }).docs
    await logInPage(page, request, admin)
    await page.goto(`/admin/collections/categories/${category}`)
    const uses = page.getByRole('region', { name: 'Used in' })
    await expect(uses.getByRole('link').first()).toBeVisible()
    await expect
      .poll(() => uses.getByRole('link').evaluateAll((all) => all.map((it) => it.getAttribute('href'))))
      .toContain(`/admin/collections/products/${id}`)
    await deleteDocument(page)
    await expect(page.getByText(/cannot be deleted, because it is used in: .*Products: /)).toBeVisible()
    expect((await request.get(`/cms-api/categories/${category}?depth=0`, { headers })).status()).toBe(200)
  })
})

test('what is deleted is gone from the site, lies in the trash and comes back [R14.52]', async ({ page, request }) => {
  const headers = await logIn(request)
  const slug = `deleted-${randomUUID().slice(0, 4)}`
  const data = { name: slug, slug, position: 99, _status: 'published' }
  const created = await request.post('/cms-api/categories?locale=en', { headers, data })
  const { doc } = (await created.json()) as { doc: { id: number } }
  const status = async () => (await request.get(`/category/${slug}`)).status()
  await expect.poll(status, { timeout: 10_000 }).toBe(200)

  await logInPage(page, request, admin)
  await page.goto(`/admin/collections/categories/${doc.id}`)
  await deleteDocument(page)
  await expect(page).toHaveURL(/\/categories(\?|$)/)
  await expect.poll(status, { timeout: 10_000 }).toBe(404)

  await page.goto('/admin/collections/categories/trash')
  await page.getByRole('link', { name: slug }).click()
  await expect(page).toHaveURL(new RegExp(`/categories/trash/${doc.id}$`))
  await page.getByRole('button', { name: 'Restore' }).first().click()
  const dialog = page.getByRole('dialog')
  // Payload's own name of the box; the words beside it are no label.
  await dialog.getByRole('checkbox', { name: 'restore-as-published' }).check()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(status, { timeout: 10_000 }).toBe(200)
  // The page of the document still asks for its state.
  await page.goto('about:blank')
  // Other tests find only categories with products.
  expect((await request.delete(`/cms-api/categories/${doc.id}`, { headers })).status()).toBe(200)
})
