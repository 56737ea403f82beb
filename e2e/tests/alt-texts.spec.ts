import { randomUUID } from 'node:crypto'
import { logIn } from '../back-office.ts'
import { expect, test } from '../fixtures.ts'
import { logInPage } from '../operator.ts'

// Payload sets a colour scheme before React hydrates, which React reports.
test.use({ allow: /hydrat|favicon/i })

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('an editor fills the alternative texts of a picture in all languages on its form, with one press for the gaps [R14.202]', async ({
  page,
  request,
}) => {
  const headers = await logIn(request)
  const own = randomUUID().slice(0, 8)
  const uploaded = await request.post('/cms-api/media?locale=en', {
    headers,
    multipart: {
      file: { name: `saw-${own}.png`, mimeType: 'image/png', buffer: onePixel },
      _payload: JSON.stringify({ alt: 'A saw' }),
    },
  })
  const { id } = ((await uploaded.json()) as { doc: { id: number } }).doc
  const categories = await request.get('/cms-api/categories?limit=1&depth=0', { headers })
  const [category] = ((await categories.json()) as { docs: { id: number }[] }).docs
  const data = { name: `Saw ${own}`, model: own, slug: `saw-${own}`, category: category?.id, pictures: [id] }
  const made = await request.post('/cms-api/products?draft=true&locale=en', { headers, data })
  const product = ((await made.json()) as { doc: { id: number } }).doc.id
  for (const [locale, name] of [
    ['de', 'Säge'],
    ['ar', 'منشار'],
  ] as const)
    await request.patch(`/cms-api/products/${product}?draft=true&locale=${locale}`, { headers, data: { name } })

  const editor = { email: `alt-${own}@norvane.example`, password: 'an-editor-of-norvane' }
  expect((await request.post('/cms-api/users', { headers, data: { ...editor, role: 'editor' } })).status()).toBe(201)
  await logInPage(page, request, editor)
  await page.goto(`/admin/collections/media/${id}?locale=de`)
  const texts = page.getByRole('group', { name: 'Alternative texts in all languages' })
  const textIn = (language: string) => texts.getByRole('textbox', { name: language, exact: true })
  await expect(
    texts.getByText(new RegExp(`^1 of 18 languages are filled\\. Proposed is the name of “.Saw ${own}.”`)),
  ).toBeVisible()
  await expect(textIn('Arabic')).toHaveAttribute('dir', 'rtl')

  await texts.getByRole('button', { name: 'Use the proposal: Arabic' }).click()
  await expect(textIn('Arabic')).toHaveValue('منشار')
  await textIn('French').fill('Une scie')
  await texts.getByRole('button', { name: 'Fill the gaps with proposals' }).click()
  await expect(textIn('German')).toHaveValue('Säge')
  await expect(textIn('English')).toHaveValue('A saw')
  await expect(texts.getByText('4 of 18 languages are filled.')).toBeVisible()

  const save = texts.getByRole('button', { name: 'Save the alternative texts' })
  await textIn('English').fill('')
  await expect(texts.getByRole('alert')).toHaveText(/^English cannot be empty/)
  await expect(save).toBeDisabled()
  await textIn('English').fill('A saw')
  await save.click()
  await expect(page.getByText('The alternative texts are saved.')).toBeVisible()
  // The field of the form, which is of one language, has it too: saving the form brings nothing old back.
  await expect(page.getByRole('textbox', { name: /^Alternative text/ }).first()).toHaveValue('Säge')
  const stored = await request.get(`/cms-api/media/${id}?locale=all&depth=0`, { headers })
  expect((await stored.json()) as object).toMatchObject({
    alt: { en: 'A saw', de: 'Säge', ar: 'منشار', fr: 'Une scie' },
  })
})
