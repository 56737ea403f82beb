import { randomUUID } from 'node:crypto'
import { logIn } from '../back-office.ts'
import { expect, test } from '../fixtures.ts'
import { findViolations } from '../find-violations.ts'
import { mailOf } from '../mail-box.ts'
import { logInPage, makeOperator } from '../operator.ts'
import { sendOrder, turkishOrder } from '../orders.ts'

// Payload sets a colour scheme before React hydrates, which React reports.
test.use({ allow: /hydrat|favicon/i })

test('an operator asks a dealer and sends an offer; both answer without script, and the desk shows it [R15.139, R15.142, R15.146, R15.148]', async ({
  page,
  request,
  browser,
  playwright,
}) => {
  const id = randomUUID()
  await sendOrder(request, id, { ...turkishOrder, email: `${id}@example.com` })
  const headers = await logIn(request)
  const { docs } = (await (await request.get('/cms-api/dealers?limit=1&sort=-id', { headers })).json()) as {
    docs: { id: number }[]
  }
  // One that a test before has made.
  await request.delete(`/cms-api/dealer-contacts?where[dealer][equals]=${docs[0]?.id}`, { headers })
  const contact = { dealer: docs[0]?.id, email: `${id}@dealer.example`, language: 'ar' }
  const added = await request.post('/cms-api/dealer-contacts', { headers, data: contact })
  expect(added.status()).toBe(201)
  const { doc } = (await added.json()) as { doc: { id: number; name: string } }

  await logInPage(page, request, await makeOperator(playwright))
  await page.goto(`/admin/collections/enquiries/${id}`)
  const card = page.getByRole('region', { name: 'Dealer' })
  await card.getByText('Ask a dealer').first().click()
  await card.getByRole('combobox', { name: /^Dealer/ }).selectOption(String(doc.id))
  await card.getByRole('button', { name: 'Ask a dealer' }).click()
  await expect(card.getByText(`${doc.name}: asked`)).toBeVisible()

  const { text = '' } = await mailOf('dealer', id)
  const link = /https?:\/\/\S+\/enquiry\/dealer\/ar\/[\w-]{64}/.exec(text)?.[0] ?? ''
  const ownBrowser = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const dealer = await ownBrowser.newPage()
  await dealer.goto(new URL(link).pathname)
  await expect(dealer.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(dealer.getByText('Ayşe')).toHaveCount(0)
  expect(await dealer.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await dealer.getByRole('button', { name: 'مهتم', exact: true }).click()
  await expect(async () => {
    await dealer.reload()
    await expect(dealer.getByText('Ayşe Yılmaz')).toBeVisible({ timeout: 1000 })
  }).toPass()

  const offers = page.getByRole('region', { name: 'Offers' })
  await offers.getByText('New offer').click()
  const file = { name: 'offer.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') }
  await offers.getByLabel('PDF').setInputFiles(file)
  await offers.getByLabel(/Valid until/).fill('2099-12-31')
  await offers.getByLabel('Note to the buyer').fill('With training.')
  await offers.getByRole('button', { name: 'Save as a draft' }).click()
  page.once('dialog', (dialog) => void dialog.accept())
  await offers.getByRole('button', { name: 'Send to the buyer' }).click()
  await expect(offers.getByText(/^sent/)).toBeVisible()

  const told = await mailOf('offer', id)
  const address = /https?:\/\/\S+\/enquiry\/tr\/[\w-]{64}/.exec(told.text ?? '')?.[0] ?? ''
  const buyer = await ownBrowser.newPage()
  await buyer.goto(new URL(address).pathname)
  await expect(buyer.getByRole('link', { name: /Teklifi indir/ })).toBeVisible()
  await buyer.getByText('Teklifi kabul et').click()
  await buyer.getByLabel('Adınız ve soyadınız').fill('Ayşe Yılmaz')
  await buyer.getByRole('checkbox', { name: /numaralı teklifi/ }).check()
  await buyer.getByRole('button', { name: 'Şimdi kabul et' }).click()
  await expect(async () => {
    await buyer.reload()
    await expect(buyer.getByText(/Ayşe Yılmaz tarafından kabul edildi/)).toBeVisible({ timeout: 1000 })
  }).toPass()
  expect(await buyer.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await ownBrowser.close()

  await page.reload()
  await expect(offers.getByText(/accepted: Ayşe Yılmaz/)).toBeVisible()
  await expect(card.getByText(`${doc.name}: interested`)).toBeVisible()
  const history = page.getByRole('region', { name: 'History' })
  await expect(history.getByText(/The buyer has accepted the offer/)).toBeVisible()
  expect(await findViolations(page, { within: 'article' })).toEqual([])
})
