import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { logIn } from '../back-office.ts'
import { proofOfWork } from '../defended/proof-of-work.ts'
import { mailOf } from '../mail-box.ts'
import { type Account, logInPage, makeOperator } from '../operator.ts'
import { addRefusedEnquiry, sendOrder, turkishOrder } from '../orders.ts'
import { admin, siteUrl } from '../test-instance.ts'
import { expect, test } from '../fixtures.ts'

// Payload sets a colour scheme before React hydrates, which React reports.
test.use({ allow: /hydrat|favicon/i })

let operator: Account
const email = `buyer-${randomUUID().slice(0, 8)}@example.com`
const id = randomUUID()
const drawing = Buffer.from('%PDF-1.7\na drawing of a window')

const order = {
  full_name: 'Grace Hopper',
  phone: '4930123456',
  email,
  company_name: '=Fenster GmbH',
  country: 'Germany',
  message: 'Wir brauchen eine Säge.',
  language: 'de',
  action_location: '/de/turnkey',
  cart: [{ id: 'a', name: 'Saw', model: 'NV 450', slug: 'nv-450-double-mitre-saw', image: null, cnt: 3 }],
}

test.beforeAll(async ({ playwright }) => {
  operator = await makeOperator(playwright)
})

test('an order with a drawing reaches the desk, is assigned, answered by mail, exported, and erased [R1.3, R10.24, R10.25, R12.7, R15.1, R15.3, R15.5, R15.6, R15.7, R15.72, R15.212]', async ({
  page,
  request,
}) => {
  const file = { name: 'fenster.pdf', type: 'application/pdf', size: drawing.length }
  const sha256 = createHash('sha256').update(drawing).digest('hex')
  const sent = await request.post('/api/order_request/', {
    headers: { 'idempotency-key': id, origin: siteUrl, ...(await proofOfWork(request)) },
    multipart: {
      payload: JSON.stringify({ ...order, files: [{ ...file, sha256 }] }),
      file: { name: file.name, mimeType: file.type, buffer: drawing },
    },
  })
  expect([sent.status(), await sent.text()]).toEqual([201, expect.stringContaining(id)])
  const operatorMail = await mailOf('operator', id)
  const number = /\[(NV-\d{4}-\d{6})\]/.exec(operatorMail.subject ?? '')?.[1] ?? ''
  expect(operatorMail.replyTo?.[0]).toMatchObject({ address: email })
  const receipt = await mailOf('receipt', id)
  expect(receipt.subject).toContain(`[${number}] Ihre Anfrage an`)
  expect(receipt.html).toContain('lang="de"')

  await logInPage(page, request, operator)
  await page.goto('/admin')
  await expect(page.getByRole('region', { name: 'Enquiries' }).getByRole('link', { name: /^New/ })).toBeVisible()
  await page.goto('/admin/collections/enquiries')
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByRole('heading', { name: '=Fenster GmbH' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Message' })).toContainText('Wir brauchen eine Säge.')
  const product = page.getByRole('region', { name: 'Products asked for' }).getByRole('link', { name: /NV 450/ })
  await expect(product).toHaveAttribute('href', '/product/pvc-screwing-machines/nv-450-double-mitre-saw')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'fenster.pdf' }).click()
  expect(readFileSync(await (await download).path())).toEqual(drawing)

  await page.getByLabel('Assigned to').selectOption({ label: 'Olga Operator' })
  await page.getByLabel('Status').selectOption({ label: 'In progress' })
  const history = page.getByRole('region', { name: 'History' })
  await expect(history).toContainText('Olga Operator: Status: New → In progress')
  await page.getByRole('button', { name: 'Note for colleagues' }).click()
  await page.getByLabel('Your note').fill('Wants three saws by May.')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(history).toContainText('Wants three saws by May.')

  await page.getByRole('button', { name: 'Answer by mail' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue(new RegExp(`^Re: \\[${number}\\] Ihre Anfrage an`))
  await page.getByLabel('Your answer').fill('Gern, hier ist unser Angebot.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(history).toContainText('Gern, hier ist unser Angebot.')
  await expect(page.getByRole('banner').or(page.locator('header')).getByText('Answered').first()).toBeVisible()
  const answer = await mailOf('answer', id)
  expect(answer.to).toMatchObject([{ address: email }])
  expect(answer.inReplyTo).toBe(receipt.messageId)
  expect(answer.references).toContain(operatorMail.messageId)
  expect(answer.text).toContain('> Wir brauchen eine Säge.')

  await page.goto(`/admin/collections/enquiries?search=${email}`)
  await expect(page.getByRole('row', { name: number })).toContainText('Olga Operator')
  const csv = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as CSV' }).click()
  const lines = readFileSync(await (await csv).path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`"'=Fenster GmbH"`)

  await expect(page.getByRole('link', { name: 'Erase by e-mail address' })).toHaveCount(0)
  await page.goto('/admin/erase')
  await expect(page).toHaveURL(/\/admin\/?$/)
  await logInPage(page, request, admin)
  await page.goto('/admin/collections/enquiries')
  await page.getByRole('link', { name: 'Erase by e-mail address' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'See what there is' }).click()
  await expect(page.getByText('Enquiries: 1. Mails: 3. Files: 1.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Erase for good' })).toBeDisabled()
  await page.getByLabel('Type the address again to confirm').fill(email)
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('Erased enquiries: 1.')).toBeVisible()
  const headers = await logIn(request, operator)
  expect((await request.get(`/cms-api/enquiries/${id}`, { headers })).status()).toBe(404)
})

test('a Turkish enquiry is answered from a Turkish template [R15.4]', async ({ page, request }) => {
  const enquiry = randomUUID()
  await sendOrder(request, enquiry, { ...turkishOrder, email: `${enquiry.slice(0, 8)}@example.com` })
  const { subject } = await mailOf('receipt', enquiry)
  const number = /NV-\d{4}-\d{6}/.exec(subject ?? '')?.[0] ?? ''
  await logInPage(page, request, operator)
  await page.goto(`/admin/collections/enquiries/${enquiry}`)
  const template = page.getByLabel('Template')
  const answer = page.getByLabel('Your answer')
  await expect(template.locator('optgroup')).toHaveCount(18)
  const labels = await template
    .locator('optgroup')
    .evaluateAll((groups) => groups.map((it) => it.getAttribute('label')))
  expect(labels.slice(0, 2)).toEqual(['Türkçe', 'English'])

  await template.selectOption({ label: 'Teklif hazırlanıyor' })
  await expect(answer).toHaveValue(/^Sayın Ayşe Yılmaz,/)
  await expect(answer).toHaveValue(new RegExp(number))
  await template.selectOption({ label: 'Yedek parça' })
  await expect(answer).toHaveValue(/tip plakasının fotoğrafı/)
  const edited = `${await answer.inputValue()}\n\nSaygılarımızla, Olga`
  await answer.fill(edited)
  // A template replaces what the operator wrote only after a question.
  page.once('dialog', (dialog) => void dialog.dismiss())
  await template.selectOption({ label: 'Makine gösterimine davet' })
  await expect(answer).toHaveValue(edited)
  await expect(template.locator('option:checked')).toHaveText('Yedek parça')
  page.once('dialog', (dialog) => void dialog.accept())
  await template.selectOption({ label: 'Makine gösterimine davet' })
  await expect(answer).toHaveValue(/İki tarih öneriyoruz/)

  // It has gaps for two dates and is not sent before they are filled without a question.
  const asked = page.waitForEvent('dialog')
  const send = page.getByRole('button', { name: 'Send', exact: true })
  const click = send.click()
  const dialog = await asked
  expect(dialog.message()).toContain('[…]')
  await dialog.dismiss()
  await click
  await answer.fill((await answer.inputValue()).replace('[…]', '4 Mart').replace('[…]', '11 Mart'))
  await send.click()
  await expect(page.getByRole('region', { name: 'History' })).toContainText('1. 4 Mart')
  await expect(answer).toHaveValue('')
  const mail = await mailOf('answer', enquiry)
  expect(mail.text).toContain('Sayın Ayşe Yılmaz,')
  expect(mail.text).toContain('2. 11 Mart')
  expect(mail.html).toContain('lang="tr"')
})

test('an undelivered enquiry is listed, tried again, and then found in the desk [R15.8]', async ({ page, request }) => {
  const [again, lost] = [randomUUID(), randomUUID()]
  addRefusedEnquiry(again, turkishOrder, { days: 3 })
  addRefusedEnquiry(lost, { ...turkishOrder, full_name: 'Nobody', email: 'nobody@example.com' }, { days: 5 })
  await logInPage(page, request, operator)
  await page.goto('/admin')
  const undelivered = page.getByRole('region', { name: 'Enquiries that have not reached the desk' })
  const row = undelivered.getByRole('listitem').filter({ hasText: 'Ayşe Yılmaz' })
  await expect(row).toContainText('3 days ago')
  await expect(row).toContainText('Attempts: 4')
  await expect(row).toContainText('The back office does not take it as it is: status 422.')
  await expect(row.getByRole('link', { name: 'ayse@example.com' })).toHaveAttribute('href', 'mailto:ayse@example.com')
  await expect(row.getByText('NV 450 için teklif rica ederiz.')).toBeHidden()
  await row.getByText('Message').click()
  await expect(row.getByText('NV 450 için teklif rica ederiz.')).toBeVisible()

  await row.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.getByText('It has reached the desk.')).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Enquiries', exact: true }).first()).toBeFocused()
  await mailOf('receipt', again)

  page.once('dialog', (dialog) => void dialog.accept())
  await undelivered.getByRole('button', { name: 'Give up: Nobody' }).click()
  await expect(undelivered).toHaveCount(0)
  await page.goto(`/admin/collections/enquiries/${again}`)
  await expect(page.getByRole('heading', { name: 'Pencere A.Ş.' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Message' })).toContainText('NV 450 için teklif rica ederiz.')
})

test('operators cannot open content, editors cannot open enquiries [R12.9]', async ({ page, request }) => {
  await logInPage(page, request, operator)
  await page.goto('/admin')
  await expect(page.getByRole('link', { name: /Products/ })).toHaveCount(0)
  const asAdmin = await logIn(request)
  const editor = { email: `editor-${randomUUID().slice(0, 8)}@norvane.example`, password: 'an-editor-of-norvane' }
  const made = await request.post('/cms-api/users', { headers: asAdmin, data: { ...editor, role: 'editor' } })
  expect(made.status()).toBe(201)
  const headers = await logIn(request, editor)
  for (const path of [
    'enquiries',
    'messages',
    'answer-templates',
    'enquiries/export?format=csv',
    `enquiries/${id}/files/0`,
  ])
    expect([path, (await request.get(`/cms-api/${path}`, { headers })).status()]).toEqual([path, 403])
})
