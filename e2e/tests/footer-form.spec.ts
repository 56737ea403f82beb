import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

async function fillFooter(form: Locator) {
  await form.getByLabel('Full Name').fill('Ada Lovelace')
  await form.getByLabel('Phone number').fill('4930123456')
  await form.getByLabel('E-mail').fill('ada@example.com')
  await form.getByLabel('Message').fill('A saw, please.')
}

test('the footer form is sent, says so, and comes back empty [R1.3, R2.35, R3.17, R4.18, R5.9, R8.17]', async ({
  page,
}) => {
  await page.goto('/turnkey')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('button', { name: 'Send' }).click()
  await expect(footer.getByText('Field is required')).toHaveCount(4)
  await fillFooter(footer)
  await expect(footer.getByText('Field is required')).toHaveCount(0)
  const posted = page.waitForRequest((request) => request.method() === 'POST')
  await footer.getByRole('button', { name: 'Send' }).click()
  expect((await posted).postDataJSON()).toEqual({
    full_name: 'Ada Lovelace',
    phone: '4930123456',
    email: 'ada@example.com',
    company_name: '',
    country: '',
    contact_message: 'A saw, please.',
    language: 'en',
    action_location: '/turnkey',
  })
  await expect(footer).toContainText('Your application has been posted')
  await footer.getByRole('button', { name: 'Back' }).click()
  for (const name of ['Full Name', 'Phone number', 'E-mail', 'Message'])
    await expect(footer.getByLabel(name)).toHaveValue('')
  // No field is checked before it is sent again.
  await footer.getByLabel('Full Name').fill('Ada')
  await footer.getByLabel('Full Name').clear()
  await footer.getByLabel('E-mail').fill('ada')
  await page.evaluate(() => new Promise((done) => setTimeout(done)))
  await expect(footer.locator('[aria-invalid=true]')).toHaveCount(0)
})

test.describe('while the site cannot be reached', () => {
  test.use({ allow: /contactme/ })

  test('the footer form shows success all the same [R8.13, R8.17]', async ({ page }) => {
    await page.route('**/api/contactme/', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.goto('/about')
    const footer = page.getByRole('contentinfo')
    await fillFooter(footer)
    await footer.getByRole('button', { name: 'Send' }).click()
    await expect(footer).toContainText('Your application has been posted')
    await expect(footer.getByRole('button', { name: 'Back' })).toBeVisible()
  })
})

for (const [path, heading] of [
  ['/', 'home'],
  ['/contact', 'contact'],
] as const)
  test(`the form of ${heading} stands beside that of the footer, each with its own draft and place [R2.35, R2.39, R3.17, R5.3, R10.9]`, async ({
    page,
  }) => {
    await page.goto(path)
    const own = page.getByRole('main').locator('form[method=post]')
    const footer = page.getByRole('contentinfo').locator('form[method=post]')
    await footer.getByLabel('Full Name').fill('Grace Hopper')
    await fillFooter(own)
    await own.getByLabel('Phone number').fill('call me')
    await own.getByRole('button', { name: 'Send' }).click()
    await expect(own.getByText('Enter your phone')).toBeVisible()
    await expect(footer.getByText('Enter your phone')).toHaveCount(0)
    await page.reload()
    await expect(own.getByLabel('Full Name')).toHaveValue('Ada Lovelace')
    await expect(footer.getByLabel('Full Name')).toHaveValue('Grace Hopper')
    const ids = await page.locator('[id]').evaluateAll((all) => all.map((it) => it.id))
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
    await own.getByLabel('Phone number').fill('4930123456')
    const posted = page.waitForRequest((request) => request.method() === 'POST')
    await own.getByRole('button', { name: 'Send' }).click()
    expect((await posted).postDataJSON()).toMatchObject({
      contact_message: 'A saw, please.',
      action_location: `${path}#ask`,
    })
    await expect(page.getByRole('main')).toContainText('Your application has been posted')
    await fillFooter(footer)
    const second = page.waitForRequest((request) => request.method() === 'POST')
    await footer.getByRole('button', { name: 'Send' }).click()
    expect((await second).postDataJSON()).toMatchObject({ action_location: path })
  })

test.describe('without script', () => {
  // A browser without script reports scripts as failed requests.
  test.use({ javaScriptEnabled: false, allow: /\/contact|\.js$/ })

  test('the footer form is sent from any page, and says so [R2.35, R8.17, R10.12]', async ({ page }) => {
    await page.goto('/turnkey')
    const footer = page.getByRole('contentinfo')
    await fillFooter(footer)
    await footer.getByRole('button', { name: 'Send' }).click()
    await expect(page).toHaveURL('/contact#ask')
    await expect(page.getByRole('main')).toContainText('Your application has been posted')
  })

  test('the form of the home page is sent, and says so [R2.39, R8.17, R10.12]', async ({ page }) => {
    await page.goto('/')
    const main = page.getByRole('main')
    await fillFooter(main)
    await main.getByRole('button', { name: 'Send' }).click()
    await expect(page).toHaveURL('/contact#ask')
    await expect(page.getByRole('main')).toContainText('Your application has been posted')
  })

  test('what was typed and what is wrong with it come back [R10.12]', async ({ page }) => {
    await page.goto('/ru/contact')
    const main = page.getByRole('main')
    await main.locator('[name=full_name]').fill('Ада')
    await main.locator('[name=phone]').fill('звоните')
    await main.locator('[name=email]').fill('ada@example.com')
    await main.locator('[name=contact_message]').fill('Пила')
    await main.locator('form[method=post] button').click()
    await expect(page).toHaveURL('/ru/contact#ask')
    await expect(main.getByText('Укажите номер телефона')).toBeVisible()
    await expect(main.locator('[name=full_name]')).toHaveValue('Ада')
    await expect(main.locator('[name=phone]')).toHaveValue('звоните')
  })
})

test('where a page has a form of its own it shows who answers before the fields, and that of the footer is one row [R19.151]', async ({
  page,
}) => {
  const topsOf = (form: Locator) =>
    form.getByRole('textbox').evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().top)))
  const footer = page.getByRole('contentinfo')
  for (const [path, hasOwn] of [
    ['/', true],
    ['/contact', true],
    ['/about', false],
  ] as const) {
    await page.goto(path)
    await footer.getByLabel('Message').scrollIntoViewIfNeeded()
    const rows = new Set(await topsOf(footer.locator('form[method=post]')))
    expect([path, rows.size === 1]).toEqual([path, hasOwn])
    await expect(footer.getByText('An engineer who knows the machines')).toBeVisible({ visible: !hasOwn })
    if (!hasOwn) continue
    const own = page.getByRole('main').locator('form[method=post]')
    await own.scrollIntoViewIfNeeded()
    const person = (await own.locator('bdi').first().boundingBox())!
    expect(person.y + person.height).toBeLessThanOrEqual(Math.min(...(await topsOf(own))))
  }
})
