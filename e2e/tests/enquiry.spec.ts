import type { Locator, Page, Request } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { holdRequests } from '../hold-requests.ts'

const SAW = '/product/pvc-screwing-machines/nv-450-double-mitre-saw'
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const isPost = (request: Request) => request.method() === 'POST'
const events = (page: Page) =>
  page.evaluate(() => ((window as { dataLayer?: { event?: string }[] }).dataLayer ?? []).map(({ event }) => event))

async function openOrder(page: Page): Promise<Locator> {
  await page.goto(SAW)
  await page.getByRole('main').getByRole('button', { name: 'Add to enquiry' }).click()
  await page.getByRole('main').getByRole('button', { name: 'In your enquiry' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your enquiry' })
  await dialog.getByRole('button', { name: 'Confirm the order' }).click()
  return dialog
}

async function pickCountry(form: Locator, typed: string, name: string) {
  await form.getByRole('button', { name: /Select your country/ }).click()
  await form.getByRole('combobox', { name: 'Search countries' }).fill(typed)
  await form.getByRole('option', { name }).click()
}

async function fill(form: Locator, phone: string) {
  await form.getByLabel('Full Name').fill('Ada Lovelace')
  await form.getByLabel('Company name').fill('Engines Ltd')
  await form.getByLabel('Phone number').fill(phone)
  await form.getByLabel('E-mail').fill('ada@example.com')
  await form.getByLabel('Message').fill('A saw, please.')
  await pickCountry(form, 'germ', 'Germany')
}

test.describe('the order', () => {
  test('arrives with all its fields, clears basket and form, and tells the tag manager [R1.2, R2.33, R3.16, R4.11, R4.12, R4.15, R7.16, R8.16]', async ({
    page,
  }) => {
    const dialog = await openOrder(page)
    expect(await events(page)).toContain('Confirm_the_order')
    await fill(dialog, '4930123456')
    expect(await events(page)).not.toContain('Complete_the_order')
    const posted = page.waitForRequest(isPost)
    await dialog.getByRole('button', { name: 'Complete the order' }).click()
    const request = await posted
    expect((await request.response())?.status()).toBe(201)
    expect(new URL(request.url()).pathname).toBe('/api/order_request/')
    expect(request.headers()).toMatchObject({
      'accept-language': 'en',
      'idempotency-key': expect.stringMatching(uuid) as unknown as string,
    })
    expect(request.postDataJSON()).toEqual({
      full_name: 'Ada Lovelace',
      phone: '4930123456',
      email: 'ada@example.com',
      company_name: 'Engines Ltd',
      country: 'Germany',
      message: 'A saw, please.',
      language: 'en',
      action_location: SAW,
      cart: [expect.objectContaining({ id: 'nv-450-double-mitre-saw', model: 'NV 450', cnt: 1 })],
    })
    await expect(dialog).toContainText('Your order has been placed')
    await expect(dialog).toContainText('Operator will contact you soon')
    expect(await events(page)).toEqual(expect.arrayContaining(['Confirm_the_order', 'Complete_the_order']))
    await dialog.getByRole('button', { name: 'Back' }).click()
    await expect(dialog).toContainText("Sorry, you haven't added anything to your cart")
    expect(
      await page.evaluate(() => [localStorage.getItem('basket'), sessionStorage.getItem('enquiry-order')]),
    ).toEqual(['[]', null])
  })

  test('is not shown as placed any more when the basket is opened again, and its form is empty [R4.12, R4.13]', async ({
    page,
  }) => {
    const dialog = await openOrder(page)
    await fill(dialog, '4930123456')
    await dialog.getByRole('button', { name: 'Complete the order' }).click()
    await expect(dialog).toContainText('Your order has been placed')
    await page.keyboard.press('Escape')
    await page.getByRole('main').getByRole('button', { name: 'Add to enquiry' }).click()
    await page.getByRole('main').getByRole('button', { name: 'In your enquiry' }).click()
    await expect(dialog.getByRole('button', { name: 'Confirm the order' })).toBeVisible()
    await expect(dialog).not.toContainText('Your order has been placed')
    await dialog.getByRole('button', { name: 'Confirm the order' }).click()
    for (const name of ['Full Name', 'Company name', 'Phone number', 'E-mail', 'Message'])
      await expect(dialog.getByLabel(name)).toHaveValue('')
    await expect(dialog.getByRole('button', { name: /Select your country$/ })).toBeVisible()
  })

  test('that is invalid marks every field and sends nothing [R5.1, R5.2, R5.3, R5.4, R5.6, R5.9]', async ({ page }) => {
    const posts: string[] = []
    page.on('request', (request) => isPost(request) && posts.push(request.url()))
    const dialog = await openOrder(page)
    await dialog.getByRole('button', { name: 'Complete the order' }).click()
    await expect(dialog.getByText('Field is required')).toHaveCount(6)
    await expect(dialog.getByLabel('Full Name')).toBeFocused()
    await dialog.getByLabel('Phone number').fill('+49 30a')
    await dialog.getByLabel('E-mail').fill('ada')
    await expect(dialog.getByText('Enter your phone')).toBeVisible()
    await expect(dialog.getByText('Enter your email')).toBeVisible()
    await dialog.getByLabel('Phone number').fill('4930')
    await expect(dialog.getByText('Enter your phone')).toBeHidden()
    expect(posts).toEqual([])
  })

  test('keeps what was typed when the dialog closes and when the page is loaded again [R4.12, R10.9]', async ({
    page,
  }) => {
    let dialog = await openOrder(page)
    await fill(dialog, '4930123456')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.reload()
    await page.getByRole('main').getByRole('button', { name: 'In your enquiry' }).click()
    dialog = page.getByRole('dialog', { name: 'Your enquiry' })
    await dialog.getByRole('button', { name: 'Confirm the order' }).click()
    await expect(dialog.getByLabel('Full Name')).toHaveValue('Ada Lovelace')
    await expect(dialog.getByLabel('Message')).toHaveValue('A saw, please.')
    await expect(dialog.getByRole('button', { name: /Select your country Germany/ })).toBeVisible()
    await dialog.getByRole('button', { name: 'Back' }).click()
    await expect(dialog.getByRole('button', { name: 'Confirm the order' })).toBeVisible()
  })
})

test('the country list is searched and picked with the keyboard; Escape closes only the list [R5.5, R9.13]', async ({
  page,
}) => {
  const dialog = await openOrder(page)
  const country = dialog.getByRole('button', { name: /Select your country/ })
  await country.press('Enter')
  const search = dialog.getByRole('combobox')
  await expect(search).toBeFocused()
  await search.press('Escape')
  await expect(search).toBeHidden()
  await expect(dialog).toBeVisible()
  await country.press('Enter')
  await dialog.getByRole('option').first().waitFor()
  await expect.poll(() => dialog.getByRole('listbox').evaluate((list) => list.clientHeight)).toBe(250)
  expect(
    await dialog
      .getByRole('option')
      .first()
      .evaluate((option) => option.clientHeight),
  ).toBe(34)
  await expect.poll(() => search.evaluate((bar) => bar.getBoundingClientRect().height)).toBe(40)
  await search.fill('atlantis')
  await expect(dialog.getByText('No country found')).toBeVisible()
  await search.fill('united')
  await search.press('ArrowDown')
  await search.press('ArrowUp')
  await search.press('Enter')
  await expect(country).toBeFocused()
  await expect(country).toHaveAccessibleName(/United/)
})

test.describe('while the site cannot be reached', () => {
  test.use({ allow: /order_request|contactme/ })

  test('an order is kept, shown as placed, and sent once it can be, under the same id [R8.13, R8.16, R10.10]', async ({
    page,
  }) => {
    const ids: (string | undefined)[] = []
    let reachable = false
    await page.route('**/api/order_request/', (route) => {
      ids.push(route.request().headers()['idempotency-key'])
      return reachable ? route.continue() : route.abort('connectionfailed')
    })
    const dialog = await openOrder(page)
    await fill(dialog, '4930123456')
    await dialog.getByRole('button', { name: 'Complete the order' }).click()
    await expect(dialog).toContainText('Your order has been placed')
    const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('enquiries') ?? '[]') as unknown[])
    expect(await kept()).toHaveLength(1)
    reachable = true
    await page.reload()
    await expect.poll(kept).toEqual([])
    expect(new Set(ids).size).toBe(1)
  })

  test('the popup stays on its form when an enquiry can neither be sent nor kept [R8.14, R10.11]', async ({ page }) => {
    await page.route('**/api/contactme/', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.goto('/')
    await page.getByRole('link', { name: 'Get Consultation' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Ask us' })
    await fill(dialog, '+49 30 123456')
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(dialog.getByText('Your message could not be sent.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Send' })).toBeEnabled()
    await expect(dialog.getByLabel('Full Name')).toHaveValue('Ada Lovelace')
  })
})

test.describe('the contact popup', () => {
  test('says what is wrong as fields change, sends, and goes home [R1.3, R2.34, R3.17, R4.15, R4.16, R5.4, R5.7, R5.8, R5.9, R7.16, R8.17]', async ({
    page,
  }) => {
    await page.goto('/about')
    await page.getByRole('banner').getByRole('link', { name: 'Contact us', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Ask us' })
    await dialog.getByLabel('E-mail').pressSequentially('ada')
    await expect(dialog.getByText('Enter your email')).toBeVisible()
    await dialog.getByLabel('E-mail').pressSequentially('@example.com')
    await expect(dialog.getByText('Enter your email')).toBeHidden()
    await dialog.getByLabel('Phone number').pressSequentially('12')
    await expect(dialog.getByText('Field is required')).toHaveCount(1)
    await dialog.getByLabel('Full Name').fill('A')
    await dialog.getByLabel('Full Name').clear()
    await expect(dialog.getByText('Field is required')).toHaveCount(2)
    // A list that is closed without a choice leaves the country empty.
    const country = dialog.getByRole('button', { name: /^Select your country/ })
    await country.click()
    await page.keyboard.press('Escape')
    await expect(country).toHaveAccessibleDescription('Field is required')
    await fill(dialog, '+49 (30) 123-456')
    expect(await events(page)).not.toContain('Callback_complete')
    const posted = page.waitForRequest(isPost)
    await dialog.getByRole('button', { name: 'Send' }).click()
    const request = await posted
    expect(new URL(request.url()).pathname).toBe('/api/contactme/')
    expect(request.postDataJSON()).toEqual({
      full_name: 'Ada Lovelace',
      phone: '+49 (30) 123-456',
      email: 'ada@example.com',
      company_name: 'Engines Ltd',
      country: 'Germany',
      message: 'A saw, please.',
      language: 'en',
      action_location: '/about',
    })
    await expect(dialog).toContainText('Your application has been posted')
    expect(await events(page)).toContain('Callback_complete')
    await dialog.getByRole('button', { name: 'Go homepage' }).click()
    await expect(page).toHaveURL('/')
    await expect(dialog).toBeHidden()
  })

  test('cannot be sent twice while it is being sent [R4.17]', async ({ page }) => {
    const release = await holdRequests(page, '**/api/contactme/')
    await page.goto('/about')
    await page.getByRole('banner').getByRole('link', { name: 'Contact us', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Ask us' })
    await fill(dialog, '4930123456')
    // By its place: its words change while it sends.
    const send = dialog.locator('form[novalidate] button').last()
    await expect(send).toBeEnabled()
    await send.click()
    await expect(send).toBeDisabled()
    release()
    await expect(dialog).toContainText('Your application has been posted')
  })

  test('is a form again when it is opened the next time [R4.16]', async ({ page }) => {
    await page.goto('/about')
    const open = page.getByRole('banner').getByRole('link', { name: 'Contact us', exact: true })
    await open.click()
    const dialog = page.getByRole('dialog', { name: 'Ask us' })
    await fill(dialog, '4930123456')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(dialog).toContainText('Your application has been posted')
    await page.keyboard.press('Escape')
    await open.click()
    await expect(dialog.getByLabel('Full Name')).toHaveValue('')
  })
})
