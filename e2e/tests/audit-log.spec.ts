import { readFileSync } from 'node:fs'
import { logIn } from '../back-office.ts'
import { logInPage, makeOperator } from '../operator.ts'
import { admin, siteUrl } from '../test-instance.ts'
import { expect, test } from '../fixtures.ts'

// Payload sets a colour scheme before React hydrates, which React reports.
test.use({ allow: /hydrat|favicon/i })

test('an admin finds in the audit log who made an account from where, filters, and takes it along as CSV [R12.71, R12.72]', async ({
  page,
  request,
  playwright,
}) => {
  const operator = await makeOperator(playwright)
  await logIn(request, operator)
  const wrong = { email: operator.email, password: 'not the password' }
  expect((await request.post('/cms-api/users/login', { data: wrong, headers: { origin: siteUrl } })).status()).toBe(401)

  await logInPage(page, request, admin)
  await page.goto('/admin')
  await expect(page.getByRole('link', { name: 'Audit log' })).not.toHaveCount(0)
  await page.goto(`/admin/collections/audit-events?search=${operator.email}`)
  const rows = page.getByRole('row')
  await expect(rows.filter({ hasText: 'Created' }).filter({ hasText: admin.email })).toHaveCount(1)
  await expect(rows.filter({ hasText: 'Logged in' })).toHaveCount(1)
  await expect(rows.filter({ hasText: 'Login failed' })).toHaveCount(1)
  await expect(rows.filter({ hasText: 'Login failed' })).toContainText(/127\.0\.0\.1|::1/)

  const csv = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as CSV' }).click()
  const lines = readFileSync(await (await csv).path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines.join('\n')).not.toContain('not the password')

  await rows.filter({ hasText: 'Login failed' }).getByRole('link').first().click()
  await expect(page.getByRole('textbox', { name: 'Account', exact: true })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)

  await logInPage(page, request, operator)
  await page.goto('/admin')
  await expect(page.getByRole('link', { name: 'Audit log' })).toHaveCount(0)
  const headers = await logIn(request, operator)
  expect((await request.get('/cms-api/audit-events', { headers })).status()).toBe(403)
})
