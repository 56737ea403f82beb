import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { logIn } from '../back-office.ts'
import { type Account, makeOperator } from '../operator.ts'
import { totpCode, waitForTimeToType } from '../totp-code.ts'

// Payload's own pages ask for things that are not there, and a login without its code is refused.
test.use({ allow: /cms-api|admin|_next/ })

async function typePassword(page: Page, { email, password }: Account) {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

test('a second factor is set up on the page of the account, and logging in asks for its code [R12.33]', async ({
  page,
  playwright,
}) => {
  const account = await makeOperator(playwright)
  await typePassword(page, account)
  await expect(page).not.toHaveURL(/login/)
  await page.goto('/admin/account')
  const panel = page.getByRole('region', { name: 'Second factor' })
  await panel.getByRole('button', { name: 'Set up' }).click()
  await expect(panel.getByRole('img', { name: 'QR code of the key' })).toBeVisible()
  const key = /[A-Z2-7]{32}/.exec(await panel.innerText())?.[0] ?? ''
  await waitForTimeToType()
  await panel.getByLabel('Code').fill(totpCode(key, -30))
  await panel.getByRole('button', { name: 'Turn on' }).click()
  await expect(panel.getByRole('listitem')).toHaveCount(10)
  await panel.getByRole('button', { name: 'I have kept them' }).click()
  await expect(panel.getByRole('status')).toContainText('On:')

  await page.context().clearCookies()
  await typePassword(page, account)
  const code = page.getByLabel(/^Code from your app/)
  await expect(code).toBeVisible()
  await expect(page.getByText('Enter the code that your authenticator app shows.')).toBeVisible()
  await code.fill(totpCode(key))
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).not.toHaveURL(/login/)
})

test('the page of the account lists its sessions and ends others [R12.35]', async ({ page, playwright, request }) => {
  const account = await makeOperator(playwright)
  const elsewhere = await logIn(request, account)
  await typePassword(page, account)
  await expect(page).not.toHaveURL(/login/)
  await page.goto('/admin/account')
  const panel = page.getByRole('region', { name: 'Sessions' })
  await expect(panel.getByRole('listitem')).toHaveCount(2)
  await expect(panel.getByRole('listitem').filter({ hasText: 'this session' })).toContainText(/127\.0\.0\.1|::1/)
  await panel.getByRole('button', { name: /^End: / }).click()
  await expect(panel.getByRole('listitem')).toHaveCount(1)
  const me = await request.get('/cms-api/users/me', { headers: elsewhere })
  expect(await me.json()).toMatchObject({ user: null })
})
