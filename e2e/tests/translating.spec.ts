import { randomUUID } from 'node:crypto'
import { logIn } from '../back-office.ts'
import { expect, test } from '../fixtures.ts'
import { logInPage } from '../operator.ts'
import { siteUrl } from '../test-instance.ts'

// Payload sets a colour scheme before React hydrates, which React reports.
test.use({ allow: /hydrat|favicon/i })

test('a product is translated beside its English texts, with figures as German writes them [R14.80, R14.81, R14.82, R14.83, R14.193]', async ({
  page,
  request,
}) => {
  const headers = await logIn(request)
  const firstOf = async (query: string) => {
    const { docs } = (await (await request.get(`/cms-api/${query}&limit=1&depth=0`, { headers })).json()) as {
      docs: [{ id: number }]
    }
    return docs[0].id
  }
  const [number, text] = [
    await firstOf('parameters?where[kind][equals]=number&where[unit][equals]=kW'),
    await firstOf('parameters?where[kind][equals]=text'),
  ]
  const data = {
    name: 'Corner cleaner',
    model: 'NV-9',
    slug: 'corner-cleaner-of-a-test',
    summary: 'Cleans two corners at once.',
    category: await firstOf('categories?sort=id'),
    specifications: [{ parameter: number, number: 2.5 }, { parameter: text }],
  }
  const made = await request.post('/cms-api/products?draft=true&locale=en', { headers, data })
  const { id } = ((await made.json()) as { doc: { id: number } }).doc

  // An account of its own: Payload remembers the language of the content for each.
  const editor = {
    email: `translator-${randomUUID().slice(0, 8)}@norvane.example`,
    password: 'a-translator-of-norvane',
  }
  expect((await request.post('/cms-api/users', { headers, data: { ...editor, role: 'editor' } })).status()).toBe(201)
  await logInPage(page, request, editor)
  await page.context().addCookies([{ name: 'payload-lng', value: 'de', url: siteUrl }])
  await page.goto('/admin/collections/products?locale=de&search=NV-9')
  await expect(page.getByRole('button', { name: 'Sortieren nach Modell Aufsteigend' })).toBeVisible()
  await page.getByRole('link', { name: 'Corner cleaner (Englisch)' }).click()
  await expect(page.getByRole('heading', { name: 'Corner cleaner (Englisch)' })).toBeVisible()
  await expect(page.getByText('Cleans two corners at once.')).toHaveAttribute('lang', 'en')

  // Whoever opened the form before, and in whatever language: fields that the server renders are named in this one.
  await expect(page.locator('.rich-text-lexical')).toContainText('Beschreibung')
  await page.getByRole('button', { name: 'Technische Daten' }).click()
  const figure = page.getByLabel('Wert (kW)')
  await expect(figure).toHaveValue('2,5')
  await expect(figure).toHaveCount(1)
  await expect(page.getByText(/: 2,5 kW$/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Text/ })).toHaveCount(1)
  await figure.fill('3,75')
  await expect(page.getByText(/: 3,75 kW$/)).toBeVisible()
  await page.getByRole('button', { name: 'Entwurf speichern' }).click()
  await expect
    .poll(async () => {
      const saved = await request.get(`/cms-api/products/${id}?draft=true&depth=0&locale=en`, { headers })
      return ((await saved.json()) as { specifications: [{ number: number }] }).specifications[0].number
    })
    .toBe(3.75)
  // A form that has been saved asks for more of its document.
  await page.goto('about:blank')
  await request.delete(`/cms-api/products/${id}`, { headers })
})
