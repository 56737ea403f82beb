import { randomUUID } from 'node:crypto'
import { enquiryOf } from '../orders.ts'
import { expect, test } from '../fixtures.ts'

// A browser without script reports scripts as failed requests. An invalid form is answered with 400.
test.use({ javaScriptEnabled: false, allow: /\/contact|\.js$/ })

const SAW = '/de/product/pvc-screwing-machines/nv-450-double-mitre-saw'

test('a product is ordered from its page without script, with quantity and drawing [R10.12, R10.13]', async ({
  page,
  request,
}) => {
  await page.goto(SAW)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Zur Anfrage hinzufügen' }).first().click()
  await expect(page).toHaveURL('/de/contact?product=nv-450-double-mitre-saw#ask')
  const form = main.getByRole('form', { name: 'Ihre Anfrage' })
  await expect(form.getByRole('listitem')).toContainText('NV 450')
  const email = `plain-${randomUUID().slice(0, 8)}@example.com`
  const typed = {
    full_name: 'Grete',
    company_name: 'Fenster GmbH',
    phone: 'ruft an',
    email,
    country: 'Österreich',
    message: 'Zwei Sägen, bitte.',
  }
  for (const [name, value] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(value)
  await form.getByLabel('NV 450: Menge').fill('2')
  await form.getByRole('button', { name: 'Anfrage senden' }).click()

  // What is wrong is said in this form, which keeps what was typed.
  await expect(form.getByText('Bitte geben Sie Ihre Telefonnummer ein')).toBeVisible()
  await expect(form.locator('[name=message]')).toHaveValue('Zwei Sägen, bitte.')
  await expect(form.getByLabel('NV 450: Menge')).toHaveValue('2')
  await form.locator('[name=phone]').fill('4366012345')
  const buffer = Buffer.from('%PDF-1.7 a window')
  await form.locator('[name=file]').setInputFiles({ name: 'fenster.pdf', mimeType: 'application/pdf', buffer })
  await form.getByRole('button', { name: 'Anfrage senden' }).click()
  await expect(main).toContainText('Ihre Anfrage ist eingegangen')

  const order = await enquiryOf(request, email)
  expect(order).toMatchObject({ kind: 'order', language: 'de', country: 'Österreich', message: 'Zwei Sägen, bitte.' })
  expect(order.basket).toMatchObject([{ slug: 'nv-450-double-mitre-saw', model: 'NV 450', cnt: 2 }])
  expect(order.files).toMatchObject([{ name: 'fenster.pdf' }])
})

test('all products of a turnkey are ordered at once without script [R10.13]', async ({ page }) => {
  await page.goto('/turnkey/pvc-line-300-windows-poland')
  await page.getByRole('button', { name: 'Add all machines to your enquiry' }).click()
  const lines = page.getByRole('form', { name: 'Your enquiry' }).getByRole('listitem')
  expect(await lines.count()).toBeGreaterThan(3)
  await page.goto('/contact?product=no-such-product')
  await expect(page.getByRole('form', { name: 'Your enquiry' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('form', { name: 'Ask us' })).toBeVisible()
})

test.describe('with script', () => {
  test.use({ javaScriptEnabled: true })

  test('the same form is sent by script [R10.13]', async ({ page, request }) => {
    await page.goto('/contact?product=nv-450-double-mitre-saw')
    const main = page.getByRole('main')
    const form = main.getByRole('form', { name: 'Your enquiry' })
    await form.getByRole('button', { name: 'Complete the order' }).click()
    await expect(form.getByText('Field is required').first()).toBeVisible()
    const email = `plain-${randomUUID().slice(0, 8)}@example.com`
    const typed = {
      full_name: 'Ada',
      company_name: 'Engines',
      phone: '441234567',
      email,
      country: 'UK',
      message: 'Three',
    }
    for (const [name, value] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(value)
    await form.getByLabel('Quantity of NV 450').fill('3')
    await form.getByRole('button', { name: 'Complete the order' }).click()
    await expect(main).toContainText('Your order has been placed')
    expect((await enquiryOf(request, email)).basket).toMatchObject([{ cnt: 3 }])
  })
})
