import { randomUUID } from 'node:crypto'
import { type Account, logInPage, makeOperator } from '../operator.ts'
import { addRefusedEnquiry, sendOrder, turkishOrder } from '../orders.ts'
import { expect, test } from '../fixtures.ts'

// Payload sets a colour scheme before React hydrates, which React reports.
test.use({ allow: /hydrat|favicon/i })

let operator: Account
const id = randomUUID()
const longNamed = {
  ...turkishOrder,
  full_name: 'Karl-Friedrich von Hohenstein-Wolfenbüttel',
  email: 'karl-friedrich.von.hohenstein.wolfenbuettel@fensterbau-hohenstein.example.com',
  company_name: `Pencere ${id.slice(0, 8)}`,
}

test.beforeAll(async ({ playwright }) => {
  operator = await makeOperator(playwright)
})

const widthOf = () => document.documentElement.scrollWidth

test('on a phone an enquiry shows sender, message, products, answer and history in that order [R15.9]', async ({
  page,
  request,
}) => {
  await sendOrder(request, id, longNamed)
  await logInPage(page, request, operator)
  await expect(async () => {
    await page.goto(`/admin/collections/enquiries?search=${encodeURIComponent(longNamed.company_name)}`)
    await expect(page.getByRole('row').filter({ hasText: longNamed.company_name })).toBeVisible({ timeout: 2000 })
  }).toPass()
  const row = page.getByRole('row').filter({ hasText: longNamed.company_name })
  await row.scrollIntoViewIfNeeded()
  for (const words of [longNamed.full_name, longNamed.company_name, 'New', 'Türkiye', 'Turkish'])
    await expect(row.getByText(words, { exact: true })).toBeInViewport()
  await row.getByRole('link').click()

  const parts = ['Sender', 'Message', 'Products asked for', 'Answer by mail', 'History']
  const tops: number[] = []
  for (const name of parts) {
    const box = await page.getByRole('region', { name, exact: true }).boundingBox()
    expect([name, (box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 390]).toEqual([name, true])
    tops.push(box?.y ?? 0)
  }
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  await expect.poll(() => page.evaluate(widthOf)).toBe(390)

  // The Tab key goes the same way: from the sender's address to the answer, and on to the status.
  await page.getByRole('link', { name: longNamed.email }).focus()
  const reached: string[] = []
  for (let presses = 0; presses < 20 && !reached.includes('Assigned to'); presses++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const { activeElement: it } = document
      const label =
        it instanceof HTMLInputElement || it instanceof HTMLTextAreaElement || it instanceof HTMLSelectElement
      return (label ? it.labels?.[0]?.querySelector('span')?.textContent : it?.textContent) ?? ''
    })
    reached.push(name)
  }
  const way = ['Template', 'Subject', 'Your answer', 'Send', 'Status', 'Assigned to']
  expect(reached.filter((name) => way.includes(name))).toEqual(way)
})

test('on a phone a list begins at the edge where the language begins [R15.9]', async ({ page, request, baseURL }) => {
  await logInPage(page, request, operator)
  const edges: number[] = []
  for (const language of ['en', 'ar']) {
    await page.context().addCookies([{ name: 'payload-lng', value: language, url: baseURL ?? '' }])
    await page.goto('/admin/collections/answer-templates')
    const row = page.getByRole('row').nth(1)
    await expect(row).toBeVisible()
    const box = (await row.boundingBox()) ?? { x: NaN, width: NaN }
    edges.push(Math.round(language === 'en' ? box.x : 390 - box.x - box.width))
  }
  expect(edges[1]).toBe(edges[0])
})

test('undelivered enquiries fit a phone, and their buttons can be pressed [R15.8, R15.9]', async ({
  page,
  request,
}) => {
  const refused = randomUUID()
  addRefusedEnquiry(refused, longNamed, { days: 2 })
  await logInPage(page, request, operator)
  await page.goto('/admin')
  const undelivered = page.getByRole('region', { name: 'Enquiries that have not reached the desk' })
  await expect(undelivered).toContainText('2 days ago')
  await expect.poll(() => page.evaluate(widthOf)).toBe(390)
  page.once('dialog', (dialog) => void dialog.accept())
  await undelivered.getByRole('button', { name: /^Give up: Karl/ }).tap()
  await expect(undelivered).toHaveCount(0)
})
