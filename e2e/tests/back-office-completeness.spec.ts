import { randomUUID } from 'node:crypto'
import { logIn } from '../back-office.ts'
import { expect, test } from '../fixtures.ts'
import { logInPage } from '../operator.ts'

// Payload sets a colour scheme before React hydrates, which React reports.
test.use({ allow: /hydrat|favicon/i })

test('an editor goes from the board to a gap, sees what English was, and says that the translation is still right [R14.92, R14.95, R14.96, R14.97, R14.104]', async ({
  page,
  request,
}) => {
  const headers = await logIn(request)
  const run = randomUUID().slice(0, 8)
  const found = await request.get('/cms-api/categories?limit=1&depth=0', { headers })
  const { docs } = (await found.json()) as { docs: [{ id: number }] }
  const product = { name: `Cleaner ${run}`, model: 'NV-9', slug: `cleaner-${run}`, category: docs[0].id }
  const data = { ...product, summary: 'Cleans corners.', _status: 'published' }
  const made = await request.post('/cms-api/products?locale=en', { headers, data })
  const { id } = ((await made.json()) as { doc: { id: number } }).doc
  const save = (language: string, texts: object) =>
    request.patch(`/cms-api/products/${id}?locale=${language}`, { headers, data: texts })
  await save('vn', { name: `Máy ${run}`, summary: 'Làm sạch góc.' })
  await save('en', { summary: 'Cleans corners in seconds.' })

  const editor = { email: `board-${run}@norvane.example`, password: 'a-translator-of-norvane' }
  expect((await request.post('/cms-api/users', { headers, data: { ...editor, role: 'editor' } })).status()).toBe(201)
  await logInPage(page, request, editor)
  await page.goto('/admin/translations')
  await page.getByRole('link', { name: 'Vietnamese' }).click()
  const gap = page.getByRole('row', { name: `Cleaner ${run}` })
  await expect(gap).toContainText('English has changed')
  await gap.getByRole('link', { name: 'Summary' }).click()

  await expect(page.getByText('Cleans corners.', { exact: true })).toHaveAttribute('lang', 'en')
  await expect(page.getByText('Cleans corners in seconds.')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('group', { name: 'In search results' })).toContainText(`Máy ${run} NV-9`)
  await page.getByRole('button', { name: 'The translation is still right' }).click()
  await expect(page.getByText('Cleans corners.', { exact: true })).toHaveCount(0)

  await page.goto(`/admin/collections/products?locale=vn&search=${run}`)
  const row = page.getByRole('row', { name: new RegExp(`Máy ${run}`) })
  await expect(row).toContainText('Filled')
  await page.getByRole('combobox', { name: 'Translation' }).selectOption({ label: 'Missing' })
  await expect(row).toHaveCount(0)
  await expect(page).toHaveURL(/translationState.*vn%3Amissing|vn:missing/)
  await request.delete(`/cms-api/products/${id}`, { headers })
})
