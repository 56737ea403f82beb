import { randomUUID } from 'node:crypto'
import { expect, test } from '../fixtures.ts'
import { findViolations } from '../find-violations.ts'
import { mailOf } from '../mail-box.ts'
import { logInPage, makeOperator } from '../operator.ts'
import { sendOrder, turkishOrder } from '../orders.ts'

// Payload sets a colour scheme before React hydrates, which React reports.
test.use({ allow: /hydrat|favicon/i })

test('a buyer without script reads his enquiry by the link of his receipt, adds a file, and the operator sees it [R15.110, R15.112, R15.114, R15.117, R15.120, R15.121]', async ({
  page,
  request,
  browser,
  playwright,
}) => {
  test.slow()
  const id = randomUUID()
  const company = `Pencere ${id.slice(0, 8)}`
  await sendOrder(request, id, { ...turkishOrder, email: `${id}@example.com`, company_name: company })
  const { text = '' } = await mailOf('receipt', id)
  const link = /https?:\/\/\S+\/enquiry\/tr\/[\w-]{64}/.exec(text)?.[0] ?? ''

  const ownBrowser = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const buyer = await ownBrowser.newPage()
  const answer = await buyer.goto(new URL(link).pathname)
  expect(answer?.headers()['cache-control']).toBe('private, no-store')
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText(/^Talebiniz NV-/)
  await expect(buyer.getByText(turkishOrder.message)).toBeVisible()
  await buyer.getByLabel('Mesajınız').fill('Salon planı ektedir.')
  await buyer.getByLabel('Dosyalar').setInputFiles({
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n'),
  })
  await buyer.getByLabel('Acil').check()
  await buyer.getByRole('button', { name: 'Gönder' }).click()
  await expect(buyer.getByRole('status')).toHaveText('Teşekkürler. Aldık.')
  await expect(async () => {
    await buyer.reload()
    await expect(buyer.getByRole('listitem').filter({ hasText: 'plan.pdf' }).first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect.poll(() => buyer.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await ownBrowser.close()

  const operator = await makeOperator(playwright)
  await logInPage(page, request, operator)
  await page.goto('/admin/collections/enquiries')
  const panel = page.locator('details').filter({ hasText: 'Words' })
  await panel.getByText('Find', { exact: true }).first().click()
  await panel.getByLabel('Words').fill(company)
  await panel.getByLabel('Country').selectOption('TR')
  await panel.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('row').filter({ hasText: company })).toHaveCount(1)
  await page.getByRole('button', { name: 'Save this view' }).click()
  await page.getByLabel('Name of the view').fill(company)
  await page.getByRole('button', { name: 'Save this view' }).click()
  await expect(page.getByRole('navigation', { name: 'Saved views' }).getByRole('link', { name: company })).toBeVisible()

  await page.goto(`/admin/collections/enquiries/${id}`)
  await expect(page.getByText('Urgent · New message of the buyer')).toBeVisible()
  const history = page.getByRole('region', { name: 'History' })
  await expect(history.getByText('Salon planı ektedir.')).toBeVisible()
  await expect(history.getByRole('link', { name: 'plan.pdf' })).toBeVisible()
  await page.getByRole('button', { name: 'Mark as seen' }).click()
  await expect(page.getByText('New message of the buyer')).toBeHidden()
})

test("the buyer's page and the reports pass the checks of accessibility, by day and by night [R15.111, R15.124, R19.1]", async ({
  page,
  request,
  browser,
  playwright,
}) => {
  const id = randomUUID()
  await sendOrder(request, id, { ...turkishOrder, language: 'ar', email: `${id}@example.com` })
  const { text = '' } = await mailOf('receipt', id)
  const link = /\/enquiry\/ar\/[\w-]{64}/.exec(text)?.[0] ?? ''
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ colorScheme })
    const buyer = await context.newPage()
    await buyer.goto(link)
    await expect(buyer.locator('html')).toHaveAttribute('dir', 'rtl')
    expect(await findViolations(buyer)).toEqual([])
    await context.close()
  }
  await logInPage(page, request, await makeOperator(playwright))
  await page.goto('/admin/reports?by=country')
  await expect(page.getByRole('row').filter({ hasText: 'Türkiye' })).toBeVisible()
  expect(await findViolations(page, { within: 'article' })).toEqual([])
})
