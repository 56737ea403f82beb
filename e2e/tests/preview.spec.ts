import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { logIn } from '../back-office.ts'
import { expect, test } from '../fixtures.ts'
import { logInPage } from '../operator.ts'
import { siteUrl } from '../test-instance.ts'
import { isHydrated } from '../open-page.ts'

// A preview that was taken back answers 403; one of a product that is in the trash is none.
test.use({ allow: /\/preview\/|403/ })

const run = randomUUID().slice(0, 6)
const slug = `preview-saw-${run}`
const address = `/de/product/pvc-screwing-machines/${slug}`
/** An account for each test: the back office remembers that the preview was open, and opens it again beside the form, which moves then. */
const editorOf = (name: string) => ({ email: `${name}-${run}@norvane.example`, password: 'an-editor-of-norvane' })
const editor = editorOf('preview')
const linkMaker = editorOf('preview-links')
let product = 0
let headers: { authorization: string }

/** A product of its own, published, whose German name is then changed in a draft alone. */
test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: siteUrl })
  headers = await logIn(request)
  const found = await request.get('/cms-api/categories?limit=1&depth=0', { headers })
  const [category] = ((await found.json()) as { docs: [{ id: number }] }).docs
  const data = { name: `A saw ${run}`, model: 'P-1', slug, category: category.id, _status: 'published' }
  const made = await request.post('/cms-api/products?depth=0', { headers, data })
  expect(made.status()).toBe(201)
  product = ((await made.json()) as { doc: { id: number } }).doc.id
  const german = { name: `Säge ${run}`, _status: 'published' }
  expect((await request.patch(`/cms-api/products/${product}?locale=de`, { headers, data: german })).status()).toBe(200)
  for (const account of [editor, linkMaker]) {
    const data = { ...account, role: 'editor' }
    expect((await request.post('/cms-api/users', { headers, data })).status()).toBe(201)
  }
  await request.dispose()
})

test.afterAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: siteUrl })
  expect((await request.delete(`/cms-api/products/${product}`, { headers })).status()).toBe(200)
  await request.dispose()
})

const nameField = (page: Page) => page.getByLabel(/^Name/).first()
const preview = (page: Page) => page.frameLocator('#live-preview-iframe')

test('a German name is seen beside the form while it is typed, and nowhere else [R14.110, R14.111, R14.118]', async ({
  page,
  request,
}) => {
  await expect.poll(async () => (await request.get(address)).status()).toBe(200)
  await logInPage(page, request, editor)
  await page.goto(`/admin/collections/products/${product}?locale=de`)
  await expect(nameField(page)).toHaveValue(`Säge ${run}`)
  await page.getByRole('button', { name: 'Live Preview' }).click()
  const heading = preview(page).getByRole('heading', { level: 1 })
  await expect(heading).toContainText(`Säge ${run}`)
  const bar = preview(page).getByRole('region', { name: 'Vorschau' })
  await expect(bar).toContainText('wie veröffentlicht')
  // What is typed first arrives whether or not the page has woken up.
  await nameField(page).fill(`Getippte Säge ${run}`)
  await expect(heading).toContainText(`Getippte Säge ${run}`)
  await nameField(page).fill(`Doppelsäge ${run}`)
  await expect(heading).toContainText(`Doppelsäge ${run}`)
  await expect(bar).toContainText('nicht veröffentlicht')
  const visited = await (await request.get(address)).text()
  expect(visited).toContain(`Säge ${run}`)
  expect(visited).not.toMatch(/Getippte|Doppelsäge|vitrine-preview/)
  // By the keyboard: the frame is larger than what is seen of it.
  await preview(page).getByRole('checkbox', { name: 'Nachtmodus' }).press('Space')
  await expect(preview(page).locator('html')).toHaveAttribute('data-theme', 'night')
  // The editor's own visit stays by day.
  expect((await page.context().cookies()).filter(({ name }) => name === 'night')).toEqual([])

  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(page.getByText(/successfully/i).first()).toBeVisible()
  await expect(heading).toContainText(`Doppelsäge ${run}`)
  expect(await (await request.get(address)).text()).not.toContain('Doppelsäge')
})

test('a colleague without an account opens a link, sends nothing, and not after it was taken back; nobody counts it [R14.114, R14.116, R14.117, R14.118, R15.162]', async ({
  page,
  browser,
  request,
}) => {
  const draft = { name: `Entwurf ${run}`, _status: 'draft' }
  const saved = await request.patch(`/cms-api/products/${product}?locale=de&draft=true`, { headers, data: draft })
  expect(saved.status()).toBe(200)
  await logInPage(page, request, linkMaker)
  await page.goto(`/admin/collections/products/${product}?locale=de`)
  const links = page.getByRole('region', { name: 'Links to the preview' })
  await links.getByRole('button', { name: 'Make a link' }).click()
  const link = await links.getByRole('textbox').inputValue()
  const colleague = await openAsColleague(browser, link)
  await expect(colleague).toHaveURL(new RegExp(`/preview/[^/]+${address}$`))
  await expect(colleague.getByRole('heading', { level: 1 })).toContainText(`Entwurf ${run}`)
  const answer = await request.get(colleague.url())
  expect(answer.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  expect(await answer.text()).not.toContain('sendBeacon')
  for (const name of ['etag', 'x-page-cache', 'x-accel-expires', 'surrogate-key'])
    expect([name, answer.headers()[name]]).toEqual([name, undefined])

  // Within the preview links lead on, and what is pressed stays there.
  const bar = colleague.getByRole('region', { name: 'Vorschau' })
  await colleague.getByRole('button', { name: 'Zur Anfrage hinzufügen' }).first().click()
  await expect.poll(() => colleague.evaluate(() => localStorage.getItem('basket'))).toContain(slug)
  await colleague.keyboard.press('Escape')
  // Until then what is far below may move.
  await isHydrated(colleague)
  await colleague.getByRole('contentinfo').getByRole('button', { name: 'Senden' }).click()
  await expect(bar.getByRole('status')).toHaveText('Aus einer Vorschau wird nichts abgeschickt.')
  await bar.getByRole('combobox', { name: 'Sprache' }).selectOption({ label: 'English' })
  await expect(colleague.getByRole('region', { name: 'Preview' })).toContainText('changes not published')
  await expect(colleague.getByRole('heading', { level: 1 })).toContainText(`A saw ${run}`)
  await colleague.goto('/about')
  expect(await colleague.evaluate(() => Object.keys(localStorage).filter((key) => /basket/i.test(key)))).toEqual([])
  await expect(colleague.locator('vitrine-preview')).toHaveCount(0)

  await links.getByRole('button', { name: /^Take back/ }).click()
  await expect(links.getByRole('textbox')).toHaveCount(0)
  const refused = await colleague.goto(link)
  expect(refused?.status()).toBe(403)
  await expect(colleague.getByRole('heading', { name: 'Diese Vorschau ist beendet' })).toBeVisible()
  await colleague.context().close()
})

async function openAsColleague(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: siteUrl })
  const page = await context.newPage()
  await page.goto(link)
  return page
}
