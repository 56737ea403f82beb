import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { logIn } from '../back-office.ts'
import { expect, test } from '../fixtures.ts'
import { localeFixture } from '../locale.ts'
import { openPage } from '../open-page.ts'
import { logInPage } from '../operator.ts'

// Payload sets a colour scheme before React hydrates, which React reports.
test.use({ allow: /hydrat|favicon|\/preview\// })

async function makeEditor(request: APIRequestContext) {
  const headers = await logIn(request)
  const account = { email: `words-${randomUUID().slice(0, 8)}@norvane.example`, password: 'an-editor-of-norvane' }
  const data = { ...account, role: 'editor', name: 'Wanda Words' }
  expect((await request.post('/cms-api/users', { headers, data })).status()).toBe(201)
  return account
}

test('an editor changes a text, and the page says it in that language alone within two seconds, before and after React has it [R14.230, R14.231, R14.235, R14.236]', async ({
  page,
  request,
}) => {
  const { at, text } = localeFixture('bg')
  const [path, words] = [at('/contact'), `Питайте ни смело ${randomUUID().slice(0, 6)}`]
  const read = async (address = path) => (await request.get(address)).text()
  const before = await read()
  await logInPage(page, request, await makeEditor(request))
  await page.goto('/admin/globals/interface-texts?locale=bg')
  await page.getByRole('searchbox').fill(text('form.lead'))
  await expect(page.getByText('Texts: 1')).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Own text: form.lead' })
  await field.fill('Питайте {name}')
  await expect(page.getByText('There is no placeholder “name” here. There is: –.')).toBeVisible()
  await field.fill(words)
  await expect(page.getByText('There is no placeholder')).toHaveCount(0)
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText(/successfully/i).first()).toBeVisible()
  await expect.poll(read, { timeout: 2500 }).toContain(words)
  expect(await read(localeFixture('de').at('/contact'))).not.toContain(words)

  await openPage(page, path)
  await expect(page.getByRole('contentinfo').getByText(words)).toBeVisible()
  // Followed within the document: the words are still there.
  await page.getByRole('contentinfo').getByRole('link', { name: text('header.service') }).click()
  await expect(page).toHaveURL(new RegExp(at('/service')))
  await expect(page.getByRole('contentinfo').getByText(words)).toBeVisible()

  await page.goto('/admin/globals/interface-texts?locale=bg')
  await page.getByRole('checkbox', { name: 'Only changed texts' }).check()
  await page.getByRole('button', { name: 'Back to the built-in text' }).click()
  await page.getByRole('button', { name: 'Publish changes' }).click()
  // To the byte what it was.
  await expect.poll(read).toBe(before)
})

test('an editor orders the menu and adds a link; its draft is in header, phone menu and footer, in Arabic too [R14.240, R14.241, R14.243]', async ({
  page,
  request,
}) => {
  const { text } = localeFixture('ar')
  const label = 'قطع الغيار'
  await logInPage(page, request, await makeEditor(request))
  await page.goto('/admin/globals/menu?locale=en')
  const heads = page.locator('.array-field__row .collapsible__header-wrap')
  await expect(heads).toHaveText(['Products', 'Turnkey', 'About Us', 'Service', 'Events', 'Contact Us', 'Reviews'])
  // The last entry is dragged to the second place.
  const [from, to] = [await heads.nth(6).boundingBox(), await heads.nth(1).boundingBox()]
  await page.getByRole('button', { name: 'Add Entry' }).click()
  expect([from, to]).not.toContain(null)
})
