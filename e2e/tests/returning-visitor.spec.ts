import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { sendOrder, turkishOrder } from '../orders.ts'

const path = (slug: string) => `/product/pvc-screwing-machines/${slug}`
const SAW = 'nv-450-double-mitre-saw'
const WELDER = 'nv-110-single-head-welder'
const BEAD_SAW = 'nv-405-glazing-bead-saw'

const basket = (page: Page) => page.getByRole('dialog', { name: 'Your enquiry' })
const models = (page: Page) => basket(page).getByRole('list', { name: 'Your enquiry' }).getByRole('listitem')

async function openBasket(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Enquiry basket' }).click()
  await expect(basket(page)).toBeVisible()
}

/** A section that comes when it is nearly in view, with what it has in it. */
async function section(page: Page, name: RegExp | string) {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  return page.getByRole('region', { name })
}

const acceptCookies = (page: Page) => page.evaluate(() => localStorage.setItem('cookies_accept', 'true'))

test('a basket is kept under a name, opened again, and what was replaced or deleted comes back [R4.30]', async ({
  page,
}) => {
  await page.goto(path(SAW))
  await page.getByRole('main').getByRole('button', { name: 'Add to enquiry' }).click()
  await openBasket(page)
  await basket(page).getByText('Save this basket under a name').click()
  await basket(page).getByRole('button', { name: 'Save', exact: true }).click()
  const name = basket(page).getByRole('textbox', { name: 'Name of the basket' })
  await expect(name).toHaveAccessibleDescription('Please give the basket a name.')
  await expect(name).toBeFocused()
  await name.fill('  Hall   2 ')
  await name.press('Enter')
  await expect(basket(page).getByRole('status')).toHaveText('Saved as “Hall 2”.')
  await basket(page).getByRole('button', { name: 'Close' }).click()

  await page.goto(path(WELDER))
  await page.getByRole('main').getByRole('button', { name: 'Add to enquiry' }).click()
  await openBasket(page)
  await expect(models(page)).toHaveCount(2)
  await basket(page).getByRole('button', { name: 'Open the basket “Hall 2”' }).click()
  await expect(models(page)).toHaveText([/NV 450/])
  await basket(page).getByRole('button', { name: 'Undo' }).click()
  await expect(models(page)).toHaveText([/NV 450/, /NV 110/])

  await basket(page).getByRole('button', { name: 'Delete the basket “Hall 2”' }).click()
  await expect(basket(page).getByRole('heading', { name: 'Saved baskets' })).toBeHidden()
  await basket(page).getByRole('button', { name: 'Undo' }).click()
  await page.reload()
  await openBasket(page)
  // An empty basket offers those that are kept, too.
  await basket(page).getByRole('button', { name: 'Remove NV 450' }).click()
  await basket(page).getByRole('button', { name: 'Remove NV 110' }).click()
  await basket(page).getByRole('button', { name: 'Open the basket “Hall 2”' }).click()
  await expect(models(page)).toHaveText([/NV 450/])

  // The mail has the name, the products and the link; who opens the link sees the name.
  const href = await basket(page).getByRole('link', { name: 'Send to a colleague' }).getAttribute('href')
  const mail = new URL(href ?? '').searchParams
  expect(mail.get('subject')).toBe('List of machines: Hall 2')
  const body = mail.get('body') ?? ''
  expect(body).toContain('1 × NV 450')
  await page.evaluate(() => localStorage.clear())
  await page.goto(body.slice(body.lastIndexOf('http')))
  await expect(basket(page)).toContainText('Hall 2')
  await basket(page).getByRole('button', { name: 'Add them' }).click()
  await expect(models(page)).toHaveText([/NV 450/])
})

test.describe('who has not accepted cookies yet', () => {
  test.use({ isNewVisitor: true })

  test('what was looked at stands below the next product, for who has accepted cookies, and is forgotten by a press [R2.230, R3.41]', async ({
    page,
  }) => {
    await page.goto(path(SAW))
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible()
    expect(await page.evaluate(() => [localStorage.getItem('seen'), localStorage.getItem('was_here')])).toEqual([
      null,
      null,
    ])
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('seen'))).toBe(SAW)
    await page.goto(path(WELDER))
    const seen = await section(page, 'Recently viewed')
    await expect(seen.getByRole('article')).toHaveText([/NV 450/])
    await page.goto('/product')
    await expect((await section(page, 'Recently viewed')).getByRole('article')).toHaveText([/NV 110/, /NV 450/])
    await (await section(page, 'Recently viewed')).getByRole('button', { name: 'Forget these' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'forgotten' })).toBeFocused()
    expect(await page.evaluate(() => localStorage.getItem('seen'))).toBeNull()
  })
})

test('the home page says what is new since the last visit, and nothing on a first one [R2.231, R3.42]', async ({
  page,
  request,
}) => {
  const news = async (since: string) =>
    (await (await request.get(`/api/shop/new-products/?since=${since}`)).json()) as { model: string }[]
  const posts = (await (await request.get('/api/main/blog/?page=1&limit=1')).json()) as {
    title: string
    published_at: string
  }[]
  const [post] = posts
  if (!post) throw new Error('no post')
  await page.goto('/')
  await acceptCookies(page)
  await page.reload()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('was_here'))).toMatch(/^0 \d+$/)
  await expect(page.getByRole('region', { name: 'New since your last visit' })).toHaveCount(0)
  const dayBefore = Date.parse(post.published_at) - 24 * 60 * 60_000
  await page.evaluate((last) => localStorage.setItem('was_here', `0 ${last}`), dayBefore)
  await page.reload()
  const section = page.getByRole('region', { name: 'New since your last visit' })
  await page.getByRole('heading', { name: 'Why buyers choose us' }).scrollIntoViewIfNeeded()
  await expect(section.getByRole('link', { name: post.title })).toBeVisible()
  const products = await news(new Date(Math.max(dayBefore, Date.now() - 180 * 24 * 60 * 60_000)).toISOString())
  await expect(section.getByRole('article')).toHaveCount(products.length)
})

test('what several buyers asked for together is offered on the page of each and in the basket [R2.230, R3.40, R4.32]', async ({
  page,
  request,
}) => {
  const line = (slug: string) => ({ id: slug, name: slug, model: slug, slug, image: null, cnt: 1 })
  for (const buyer of ['ann', 'bob', 'cem']) {
    const email = `${buyer}-${randomUUID()}@example.com`
    await sendOrder(request, randomUUID(), { ...turkishOrder, email, cart: [line(BEAD_SAW), line(WELDER)] })
  }
  // They reach the back office a moment later, and are counted when the last count has rested.
  const together = `/api/shop/asked-together/?product=${BEAD_SAW}`
  await expect.poll(async () => (await request.get(together)).text(), { timeout: 30_000 }).toContain(WELDER)
  await page.goto(path(BEAD_SAW))
  const offered = await section(page, 'Often asked for together with NV 405')
  await expect(offered.getByRole('article').filter({ hasText: 'NV 110' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Add to enquiry' }).first().click()
  await openBasket(page)
  await basket(page).getByRole('button', { name: 'Add to enquiry: NV 110' }).click()
  await expect(models(page)).toHaveText([/NV 405/, /NV 110/])
  await expect(basket(page).getByRole('button', { name: 'Add to enquiry: NV 110' })).toBeHidden()
})
