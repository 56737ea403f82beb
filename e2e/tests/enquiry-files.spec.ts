import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const SAW = '/product/pvc-screwing-machines/nv-450-double-mitre-saw'
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7 ${name}`) })
const lie = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\u0090\u0000 this program') }
const large = { name: 'large.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-1.7') }

const add = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to enquiry' }).click()

async function openOrder(page: Page): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: 'In your enquiry' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your enquiry' })
  await dialog.getByRole('button', { name: 'Confirm the order' }).click()
  return dialog
}

async function fill(dialog: Locator) {
  await dialog.getByLabel('Full Name').fill('Ada Lovelace')
  await dialog.getByLabel('Company name').fill('Engines Ltd')
  await dialog.getByLabel('Phone number').fill('4930123456')
  await dialog.getByLabel('E-mail').fill('ada@example.com')
  await dialog.getByLabel('Message').fill('A saw, please.')
  await dialog.getByRole('button', { name: /Select your country/ }).click()
  await dialog.getByRole('combobox').fill('germ')
  await dialog.getByRole('option', { name: 'Germany' }).click()
}

const choose = (dialog: Locator) => dialog.getByLabel('Drawings and photos')
const chosen = (dialog: Locator) => dialog.getByRole('button', { name: /^Remove .*\.pdf/ })

test('drawings are sent with an order; refused files are named, and chosen ones survive a reload [R10.7, R10.9]', async ({
  page,
}) => {
  await page.goto(SAW)
  await add(page)
  let dialog = await openOrder(page)
  await choose(dialog).setInputFiles([pdf('a.pdf'), lie])
  await expect(dialog.getByText(/plan\.pdf.* cannot be sent\. These kinds of files can: PDF, PNG/)).toBeVisible()
  await expect(chosen(dialog)).toHaveCount(1)
  await choose(dialog).setInputFiles([large])
  await expect(dialog.getByText(/large\.pdf.* is larger than 10 MB/)).toBeVisible()
  await choose(dialog).setInputFiles(['b.pdf', 'c.pdf', 'd.pdf', 'e.pdf', 'f.pdf'].map(pdf))
  await expect(dialog.getByText('Not more than 5 files can be sent.')).toBeVisible()
  await expect(chosen(dialog)).toHaveCount(5)
  await dialog.getByRole('button', { name: 'Remove c.pdf' }).click()

  await page.reload()
  dialog = await openOrder(page)
  await expect(chosen(dialog)).toHaveCount(4)
  await fill(dialog)
  // The files can only be seen in a request that is intercepted.
  let body = ''
  await page.route('**/api/order_request/', (route) => {
    body = route.request().postDataBuffer()?.toString() ?? ''
    return route.continue()
  })
  const posted = page.waitForRequest((request) => request.method() === 'POST')
  await dialog.getByRole('button', { name: 'Complete the order' }).click()
  const request = await posted
  expect((await request.response())?.status()).toBe(201)
  expect(request.headers()['content-type']).toMatch(/^multipart\/form-data/)
  expect([...body.matchAll(/filename="([^"]+)"/g)].map(([, name]) => name)).toEqual([
    'a.pdf',
    'b.pdf',
    'd.pdf',
    'e.pdf',
  ])
  await expect(dialog).toContainText('Your order has been placed')
  await page.reload()
  await add(page)
  dialog = await openOrder(page)
  await expect(chosen(dialog)).toHaveCount(0)
})

test.describe('while the site cannot be reached', () => {
  test.use({ allow: /order_request/ })

  test('the files are kept with the order and sent with it [R10.10]', async ({ page }) => {
    let reachable = false
    const bodies: string[] = []
    await page.route('**/api/order_request/', (route) => {
      bodies.push(route.request().postDataBuffer()?.toString() ?? '')
      return reachable ? route.continue() : route.abort('connectionfailed')
    })
    await page.goto(SAW)
    await add(page)
    const dialog = await openOrder(page)
    await choose(dialog).setInputFiles([pdf('a.pdf')])
    await expect(chosen(dialog)).toHaveCount(1)
    await fill(dialog)
    await dialog.getByRole('button', { name: 'Complete the order' }).click()
    await expect(dialog).toContainText('Your order has been placed')
    reachable = true
    await page.reload()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('enquiries'))).toBe('[]')
    expect(bodies.at(-1)).toContain('%PDF-1.7 a.pdf')
  })
})

test.describe('when the script that sends cannot be loaded', () => {
  test.use({ allow: /submit|chunk|assets|contact/ })

  test('the order is posted as a plain form, with its files [R10.13]', async ({ page }) => {
    // As after the one reload that a page allows itself (R8.1).
    await page.addInitScript(() => sessionStorage.setItem('chunk_reloaded_at', String(Date.now())))
    await page.route(/\/assets\/submit[^/]*\.js/, (route) => route.abort('connectionfailed'))
    await page.goto(SAW)
    await add(page)
    const dialog = await openOrder(page)
    await choose(dialog).setInputFiles([pdf('a.pdf')])
    await expect(chosen(dialog)).toHaveCount(1)
    await fill(dialog)
    const posted = page.waitForRequest((request) => request.method() === 'POST')
    await dialog.getByRole('button', { name: 'Complete the order' }).click()
    expect((await posted).headers()['content-type']).toMatch(/^multipart\/form-data/)
    await expect(page).toHaveURL(/\/contact#ask$/)
    await expect(page.getByRole('main')).toContainText('Your order has been placed')
  })
})
