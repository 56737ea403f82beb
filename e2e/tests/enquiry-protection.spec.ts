import type { Locator, Page } from '@playwright/test'
import { SecondInstance } from '../second-instance.ts'
import { expect, test } from '../fixtures.ts'
import { openPage } from '../open-page.ts'
import { portFor } from '../test-instance.ts'
import { type Delivered, RecordingBackend } from '../recording-backend.ts'

const backend = new RecordingBackend(portFor(1))
const site = new SecondInstance(portFor(0))

// Pictures are served by the product whose content this is.
test.use({ allow: /\/media\// })
test.beforeAll(() => backend.start())
test.afterEach(() => {
  backend.delivered.length = 0
  backend.answer = () => 201
  return site.stop()
})
test.afterAll(async () => {
  await site.remove()
  await backend.stop()
})

async function fillFooter(form: Locator, message = 'Пила, пожалуйста') {
  await form.locator('[name=full_name]').fill('Ада')
  await form.locator('[name=phone]').fill('4930123456')
  await form.locator('[name=email]').fill('ada@example.com')
  await form.locator('[name=contact_message]').fill(message)
}
const send = (form: Locator) => form.locator('form[method=post] button').last().click()
const fieldsOf = (delivered?: Delivered) => Object.keys(JSON.parse(delivered?.body ?? '{}') as object).toSorted()
const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('enquiries') ?? '[]') as unknown[])

test.describe('too many from one address', () => {
  test.use({ allow: /\/media\/|contact/ })

  test('the visitor is told in their language, and the form keeps what was typed [R10.6, R10.9]', async ({ page }) => {
    await site.start(backend.base, { ENQUIRIES_PER_HOUR: '1' })
    await page.goto(`${site.url}/ru/turnkey`)
    const footer = page.getByRole('contentinfo')
    await fillFooter(footer)
    await send(footer)
    await footer.getByRole('button', { name: 'Назад' }).click()
    await fillFooter(footer, 'Ещё одна')
    const answered = page.waitForResponse((it) => it.request().method() === 'POST')
    await send(footer)
    expect((await answered).status()).toBe(429)
    expect(Number((await answered).headers()['retry-after'])).toBeGreaterThan(3000)
    await expect(footer).toContainText(/попробуйте ещё раз через 60 минут/)
    await expect(footer.locator('[name=contact_message]')).toHaveValue('Ещё одна')
    await page.reload()
    await expect(footer.locator('[name=contact_message]')).toHaveValue('Ещё одна')
    expect(await kept(page)).toEqual([])
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false, allow: /\/media\/|contact|\.js$/ })

    test('the answer says so and gives back what was typed [R10.6, R10.12]', async ({ page }) => {
      await site.start(backend.base, { ENQUIRIES_PER_HOUR: '1' })
      for (const message of ['erste', 'zweite']) {
        await page.goto(`${site.url}/de/contact`)
        const main = page.getByRole('main')
        await fillFooter(main, message)
        const answered = page.waitForResponse((it) => it.request().method() === 'POST')
        await send(main)
        expect((await answered).status()).toBe(message === 'erste' ? 200 : 429)
        if (message === 'erste') continue
        expect(Number((await answered).headers()['retry-after'])).toBeGreaterThan(3000)
        await expect(main).toContainText(/in 60 Minuten noch einmal/)
        await expect(main.locator('[name=contact_message]')).toHaveValue('zweite')
      }
    })
  })
})

test.describe('with a full disk', () => {
  test.use({ allow: /\/media\/|contactme/ })

  test('the site says 503, the browser keeps the enquiry and sends it when there is room again [R10.5, R10.10]', async ({
    page,
  }) => {
    // A new spool just fits; its log cannot grow by an enquiry.
    await site.start(backend.base, {}, 64)
    const post = (message: string) =>
      page.request.post(`${site.url}/api/contactme/`, {
        data: {
          full_name: 'A',
          phone: '1',
          email: 'a@example.com',
          language: 'en',
          action_location: '/',
          contact_message: message,
        },
      })
    await expect.poll(async () => (await post('x'.repeat(9000))).status()).toBe(503)
    expect((await post('x'.repeat(9000))).headers()['retry-after']).toBe('30')
    expect(await site.statusOf('/readyz')).toBe(503)

    await page.goto(`${site.url}/turnkey`)
    const footer = page.getByRole('contentinfo')
    await fillFooter(footer, 'y'.repeat(9000))
    await send(footer)
    await expect(footer).toContainText('Your application has been posted')
    expect(await kept(page)).toHaveLength(1)

    // The page would go on fetching what a visitor may need next.
    await page.goto('about:blank')
    await site.stop()
    await site.start(backend.base)
    await page.goto(`${site.url}/turnkey`)
    await expect.poll(() => kept(page)).toEqual([])
    await expect.poll(() => backend.delivered.filter(({ body }) => body.includes('yyyy')).length).toBe(1)
  })
})

/** Has the site take the recording backend for the back office that it shares a secret with. */
const asBackOffice = { API_BASE: '', CMS_PORT: String(portFor(1)), INTERNAL_SECRET: 'a secret of these tests' }
const contactFields = [
  'action_location',
  'company_name',
  'contact_message',
  'country',
  'email',
  'full_name',
  'language',
  'phone',
]

test('a filled honeypot and a form that was filled in too fast flag an enquiry and do not stop it [R10.20, R10.28]', async ({
  page,
}) => {
  await site.start(backend.base, asBackOffice)
  await openPage(page, `${site.url}/turnkey`)
  const footer = page.getByRole('contentinfo')
  await fillFooter(footer)
  const honeypot = footer.locator('[name=homepage]')
  await expect(footer.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0)
  await honeypot.evaluate((field: HTMLInputElement) => (field.value = 'https://pills.example'))
  await send(footer)
  await expect(footer).toContainText('Your application has been posted')
  await expect.poll(() => backend.delivered.length).toBe(1)
  expect(fieldsOf(backend.delivered[0])).toEqual(contactFields)
  expect(backend.delivered[0]?.headers['x-vitrine-spam-signs']).toBe('honeypot, too-fast')
})

test('another backend is sent the fields of a contact request and nothing else, though it looks like spam [R3.17, R10.28]', async ({
  page,
}) => {
  await site.start(backend.base)
  await page.goto(`${site.url}/turnkey`)
  const footer = page.getByRole('contentinfo')
  await fillFooter(footer)
  await send(footer)
  await expect(footer).toContainText('Your application has been posted')
  await expect.poll(() => backend.delivered.length).toBe(1)
  expect(fieldsOf(backend.delivered[0])).toEqual(contactFields)
  expect(Object.keys(backend.delivered[0]?.headers ?? {}).filter((name) => name.startsWith('x-'))).toEqual([
    'x-request-id',
  ])
})

test('with proof of work the browser solves the task by itself, and the enquiry is not flagged [R10.22]', async ({
  page,
}) => {
  await page.clock.install()
  await site.start(backend.base, { ...asBackOffice, PROOF_OF_WORK: '1' })
  await page.goto(`${site.url}/turnkey`)
  const footer = page.getByRole('contentinfo')
  await fillFooter(footer)
  await page.clock.fastForward(5000)
  await page.clock.resume()
  const posted = page.waitForRequest((it) => it.method() === 'POST')
  await send(footer)
  expect((await posted).headers()['x-proof']).toMatch(/^[\w+/=]{100,}$/)
  await expect(footer).toContainText('Your application has been posted')
  await expect.poll(() => backend.delivered.length).toBe(1)
  expect(backend.delivered[0]?.headers).not.toHaveProperty('x-vitrine-spam-signs')
})

test('a body that is too large is answered with 413 while it is still being sent [R10.4, R10.7]', async () => {
  await site.start(backend.base)
  const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: `"${'x'.repeat(5e6)}"` }
  expect((await fetch(`${site.url}/api/contactme/`, json)).status).toBe(413)
  const drawings = new FormData()
  drawings.set('payload', '{}')
  drawings.append('file', new File(['%PDF-1.7', new Uint8Array(30e6)], 'large.pdf'))
  const answer = await fetch(`${site.url}/api/order_request/`, { method: 'POST', body: drawings })
  expect([answer.status, await answer.json()]).toEqual([
    413,
    { detail: 'large.pdf: tooLarge', errors: [{ field: 'files', message: 'tooLarge', name: 'large.pdf' }] },
  ])
  expect(await site.statusOf('/readyz')).toBe(200)
})
