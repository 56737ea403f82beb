import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

async function fillFooter(form: Locator) {
  await form.getByLabel('Full Name').fill('Ada Lovelace')
  await form.getByLabel('Phone number').fill('4930123456')
  await form.getByLabel('E-mail').fill('ada@example.com')
  await form.getByLabel('Message').fill('A saw, please.')
}

test('the footer form is sent, says so, and comes back empty [R1.3, R2.35, R3.17, R4.18, R5.9, R8.17]', async ({
  page,
}) => {
  await page.goto('/turnkey')
  const footer = page.getByRole('contentinfo')
  await fillFooter(footer)
  const posted = page.waitForRequest((request) => request.method() === 'POST')
  await footer.getByRole('button', { name: 'Send' }).click()
  expect((await posted).postDataJSON()).toEqual({
    full_name: 'Ada Lovelace',
    phone: '4930123456',
    email: 'ada@example.com',
    company_name: '',
    country: '',
    contact_message: 'A saw, please.',
    language: 'en',
    action_location: '/turnkey',
  })
  await expect(footer).toContainText('Your application has been posted')
  await footer.getByRole('button', { name: 'Back' }).click()
  await expect(footer.getByLabel('Full Name')).toHaveValue('')
  await expect(footer.getByText('Field is required')).toHaveCount(0)
})

test.describe('without script', () => {
  // A browser without script reports scripts as failed requests.
  test.use({ javaScriptEnabled: false, allow: /\/contact|\.js$/ })

  test('the footer form is sent from any page, and says so [R2.35, R8.17, R10.12]', async ({ page }) => {
    await page.goto('/turnkey')
    const footer = page.getByRole('contentinfo')
    await fillFooter(footer)
    await footer.getByRole('button', { name: 'Send' }).click()
    await expect(page).toHaveURL('/contact#ask')
    await expect(page.getByRole('main')).toContainText('Your application has been posted')
  })

  test('what was typed and what is wrong with it come back [R10.12]', async ({ page }) => {
    await page.goto('/ru/contact')
    const main = page.getByRole('main')
    await main.locator('[name=full_name]').fill('Ада')
    await main.locator('[name=phone]').fill('звоните')
    await main.locator('[name=email]').fill('ada@example.com')
    await main.locator('[name=contact_message]').fill('Пила')
    await main.locator('form[method=post] button').click()
    await expect(page).toHaveURL('/ru/contact#ask')
    await expect(main.getByText('Укажите номер телефона')).toBeVisible()
    await expect(main.locator('[name=full_name]')).toHaveValue('Ада')
    await expect(main.locator('[name=phone]')).toHaveValue('звоните')
  })
})
