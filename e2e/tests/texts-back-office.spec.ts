import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { logIn } from '../back-office.ts'
import type { Page } from '@playwright/test'
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

test('an editor changes a text, and the page says it in that language alone within seconds, before and after React has it [R14.230, R14.231, R14.235, R14.236]', async ({
  page,
  request,
}) => {
  const { at, text } = localeFixture('bg')
  // A page without a form of its own: its footer says more.
  const [path, words] = [at('/about'), `Питайте ни смело ${randomUUID().slice(0, 6)}`]
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
  await expect.poll(read).toContain(words)
  expect(await read(localeFixture('de').at('/about'))).not.toContain(words)

  await openPage(page, path)
  await expect(page.getByRole('contentinfo').getByText(words)).toBeVisible()
  // Followed within the document: the words are still there.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: text('header.service') })
    .click()
  await expect(page).toHaveURL(new RegExp(at('/service')))
  await expect(page.getByRole('contentinfo').getByText(words)).toBeVisible()

  await page.goto('/admin/globals/interface-texts?locale=bg')
  await page.getByRole('checkbox', { name: 'Only changed texts' }).check()
  await page.getByRole('button', { name: 'Back to the built-in text' }).click()
  await page.getByRole('button', { name: 'Publish changes' }).click()
  // To the byte what it was.
  await expect.poll(read).toBe(before)
})

/** Payload remembers for each account which entries were open. */
async function openLastEntry(page: Page) {
  await expect(async () => {
    const entry = page.locator('[id^=entries-row-]').last()
    const name = entry.getByLabel(/^Name/)
    if (!(await name.isVisible())) await entry.locator('.collapsible__toggle').first().click()
    await expect(name).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
}

test('an editor orders the menu and adds a link; its draft is in header, phone menu and footer, in Arabic too [R14.240, R14.241, R14.243]', async ({
  page,
  request,
}) => {
  const { text } = localeFixture('ar')
  const parts = { en: 'Spares of a test', ar: 'قطع الاختبار' }
  await logInPage(page, request, await makeEditor(request))
  await page.goto('/admin/globals/menu?locale=en')
  const heads = page.locator('#entries-row-0, [id^=entries-row-]').locator('.collapsible__header-wrap')
  await expect(heads).toHaveText(['Products', 'Turnkey', 'About Us', 'Service', 'Events', 'Contact Us', 'Reviews'])
  // Reviews are dragged to the front by the keyboard.
  const handle = page.locator('.collapsible__drag').last()
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(handle).toHaveAttribute('aria-pressed', 'true')
  await expect(async () => {
    await page.keyboard.press('ArrowUp')
    expect((await handle.boundingBox())?.y).toBeLessThan((await heads.first().boundingBox())?.y ?? 0)
  }).toPass()
  await page.keyboard.press('Space')
  await expect(heads.first()).toHaveText('Reviews')
  await page.getByRole('button', { name: 'Add Entry' }).click()
  await openLastEntry(page)
  await page.getByLabel(/^Name/).last().fill(parts.en)
  await page.getByLabel('Address', { exact: true }).last().fill('/service/')
  const save = async () => {
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await expect(page.getByText(/successfully/i).first()).toBeVisible()
  }
  await save()
  await page.goto('/admin/globals/menu?locale=ar')
  await openLastEntry(page)
  await page.getByLabel(/^Name/).last().fill(parts.ar)
  await save()

  await page.getByRole('button', { name: 'Live Preview' }).click()
  const address = (await page.locator('#live-preview-iframe').getAttribute('src')) ?? ''
  await page.goto(address)
  const links = page.getByRole('banner').getByRole('navigation').first().getByRole('listitem')
  const words = ['turnkey', 'about', 'service', 'blog', 'contact'].map((it) => text(`header.${it}`))
  const listed = [text('header.reviews'), text('header.products'), ...words, parts.ar]
  await expect(links.filter({ visible: true })).toHaveText(listed)
  const link = (within: 'banner' | 'contentinfo') => page.getByRole(within).getByRole('link', { name: parts.ar })
  await expect(link('banner')).toHaveAttribute('href', /\/ar\/service$/)
  await expect(link('contentinfo')).toBeVisible()
  // Visitors have the menu that they had.
  expect(await (await request.get('/ar/about')).text()).not.toContain(parts.ar)
  await page.setViewportSize({ width: 390, height: 844 })
  await page
    .getByRole('navigation', { name: text('header.menu') })
    .getByRole('button', { name: text('header.menu') })
    .click()
  const menu = page.getByRole('dialog', { name: text('header.menu') })
  await expect(menu.getByRole('link', { name: parts.ar })).toBeVisible()
  await expect(menu.getByRole('link', { name: text('header.reviews') })).toHaveCount(0)
})
