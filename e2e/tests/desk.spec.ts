import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import { logIn } from '../back-office.ts'
import { mailOf } from '../mail-box.ts'
import { siteUrl } from '../product.ts'
import { expect, test } from '../quiet-page.ts'

// The back office sets a colour scheme before React sees the page; Payload knows of it.
test.use({ allow: /hydrat|favicon/i })

const operator = { email: `desk-${randomUUID().slice(0, 8)}@norvane.example`, password: 'an-operator-of-norvane' }
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
  const request = await playwright.request.newContext({ baseURL: siteUrl })
  const headers = await logIn(request)
  const data = { ...operator, role: 'operator', name: 'Olga Operator' }
  expect((await request.post('/cms-api/users', { headers, data })).status()).toBe(201)
  await request.dispose()
})

async function enter(page: Page, request: APIRequestContext) {
  const { authorization } = await logIn(request, operator)
  const value = authorization.replace('JWT ', '')
  await page.context().addCookies([{ name: 'payload-token', value, url: siteUrl, httpOnly: true, sameSite: 'Lax' }])
}

test('an order with a drawing reaches the desk, is assigned, answered by mail, exported, and erased', async ({
  page,
  request,
}) => {
  const file = { name: 'fenster.pdf', type: 'application/pdf', size: drawing.length }
  const sha256 = createHash('sha256').update(drawing).digest('hex')
  const sent = await request.post('/api/order_request/', {
    headers: { 'idempotency-key': id, origin: siteUrl },
    multipart: {
      payload: JSON.stringify({ ...order, files: [{ ...file, sha256 }] }),
      file: { name: file.name, mimeType: file.type, buffer: drawing },
    },
  })
  expect([sent.status(), await sent.text()]).toEqual([201, expect.stringContaining(id)])
  const told = await mailOf('operator', id)
  const number = /\[(NV-\d{4}-\d{6})\]/.exec(told.subject ?? '')?.[1] ?? ''
  expect(told.replyTo?.[0]).toMatchObject({ address: email })
  const receipt = await mailOf('receipt', id)
  expect(receipt.subject).toContain(`[${number}] Ihre Anfrage an`)
  expect(receipt.html).toContain('lang="de"')

  await enter(page, request)
  await page.goto('/admin')
  await expect(page.getByRole('region', { name: 'Enquiries' }).getByRole('link', { name: /^New/ })).toBeVisible()
  await page.goto('/admin/collections/enquiries')
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByRole('heading', { name: '=Fenster GmbH' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Message' })).toContainText('Wir brauchen eine Säge.')
  const machine = page.getByRole('region', { name: 'Machines asked for' }).getByRole('link', { name: /NV 450/ })
  await expect(machine).toHaveAttribute('href', '/product/pvc-screwing-machines/nv-450-double-mitre-saw')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'fenster.pdf' }).click()
  expect(readFileSync(await (await download).path())).toEqual(drawing)

  await page.getByLabel('Assigned to').selectOption({ label: 'Olga Operator' })
  await page.getByLabel('Status').selectOption({ label: 'In work' })
  const history = page.getByRole('region', { name: 'History' })
  await expect(history).toContainText('Olga Operator: Status: New → In work')
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
  expect(answer.references).toContain(told.messageId)
  expect(answer.text).toContain('> Wir brauchen eine Säge.')

  await page.goto(`/admin/collections/enquiries?search=${email}`)
  const csv = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as CSV' }).click()
  const lines = readFileSync(await (await csv).path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`"'=Fenster GmbH"`)

  await page.goto('/admin/erase')
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

test('operators open no content, editors no enquiries', async ({ page, request }) => {
  await enter(page, request)
  await page.goto('/admin')
  await expect(page.getByRole('link', { name: /Machines/ })).toHaveCount(0)
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
