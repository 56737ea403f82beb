import { expect, test } from '../fixtures.ts'
import { openPage } from '../open-page.ts'

test.describe('for a visitor in India', () => {
  test.use({ timezoneId: 'Asia/Kolkata' })

  test('the adviser of a form is for the continent, and the dealers of the country come first, marked, without a question [R19.54, R19.56]', async ({
    page,
  }) => {
    await openPage(page, '/contact')
    const form = page.getByRole('main').getByRole('form', { name: 'Ask us' })
    // Those for Europe come first in the list.
    await expect(form.getByText('Piotr Zawadzki')).toBeVisible()
    await expect(form.getByRole('link')).toHaveAttribute('href', 'tel:+433160001913')
    const asia = page.getByRole('main').locator('#asia')
    await expect(asia).toHaveAttribute('open')
    const first = asia.getByRole('article').first()
    await expect(first).toContainText('India')
    await expect(first).toContainText('In your country')
    const all = page.getByRole('region', { name: 'Who answers you' }).getByRole('article')
    await expect.poll(() => all.count()).toBeGreaterThan(4)
    await expect(all.filter({ hasText: 'Priya Deshmukh' })).toContainText('Asia')
    await expect(all.filter({ hasText: 'Priya Deshmukh' })).toContainText('ಕನ್ನಡ')
  })

  test('what a list leaves of its last row says who answers, but not below the list of all who do [R19.107]', async ({
    page,
  }) => {
    // It is not shown where a row is full.
    const tile = page
      .getByRole('main')
      .getByRole('listitem', { includeHidden: true })
      .filter({ hasText: 'An engineer who knows the machines' })
    await openPage(page, '/category/cutting-machines')
    await expect(tile).toContainText('Piotr Zawadzki')
    await expect(tile.getByRole('link')).toHaveCount(2)
    await openPage(page, '/contact')
    await expect(tile.getByRole('link', { includeHidden: true })).toHaveCount(1)
  })
})

test('without script a form shows who answers in the language of its page, at its foot too [R19.4, R19.54]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/ar/contact')
  for (const place of [page.getByRole('main'), page.getByRole('contentinfo')])
    await expect(place.getByRole('form').getByText('Youssef Haddad')).toBeVisible()
  await context.close()
})

test('without script an order form has its products beside it on a desk, above it on a phone [R19.57]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/contact?product=nv-450-double-mitre-saw')
  const form = page.getByRole('main').getByRole('form')
  const isBeside = async () => {
    const [list, field] = await Promise.all([
      form.getByRole('listitem').first().boundingBox(),
      form.getByLabel('Full Name').boundingBox(),
    ])
    return list && field ? list.x + list.width <= field.x && Math.abs(list.y - field.y) < 40 : null
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await isBeside()).toBe(true)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await isBeside()).toBe(false)
  await context.close()
})

test('reviews show figures, lead to products and plants, show the first of these, and are filtered by product [R19.52, R19.53, R19.124]', async ({
  page,
}) => {
  // Presses are held until React has the page.
  await page.goto('/reviews')
  const reviews = page.getByRole('main').getByRole('article')
  const karaganda = reviews.filter({ hasText: 'Ержан Сапаров' })
  await expect(karaganda.getByRole('definition')).toHaveText('0')
  await expect(karaganda.getByRole('term')).toHaveText('cracked corners in two winters')
  await expect(karaganda.getByRole('list', { name: 'About' }).getByRole('link')).toHaveText([
    'NV 145 Four-head welding machine for seamless corners',
    'PVC window line for 200 windows a shift, Kazakhstan',
  ])
  // The first of them is shown, beside what is said on a desk and below it on a phone.
  const picture = karaganda.locator('picture img')
  await expect(picture).toHaveCount(1)
  const isBeside = async () => {
    const [text, shown] = [await karaganda.locator('blockquote').boundingBox(), await picture.boundingBox()]
    return text && shown && shown.x >= text.x + text.width
  }
  expect(await isBeside()).toBe(true)
  await page.getByRole('button', { name: 'Show more' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('group', { name: 'Country' })).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await isBeside()).toBe(false)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('group', { name: 'Products' }).getByRole('checkbox', { name: 'NV 145' }).click()
  await expect(reviews).toHaveCount(2)
  await page.getByRole('group', { name: 'Country' }).getByRole('checkbox', { name: 'Deutschland' }).click()
  await expect(reviews).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'no review of this choice' })).toBeVisible()
})

test('a certificate leads to its document, which is a PDF of the size that is told [R19.55]', async ({ page }) => {
  await page.goto('/about')
  const link = page.getByRole('link', { name: /^Certificate \(PDF, \d+ kB\) ISO 9001/ })
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')
  const told = Number(/\d+/.exec((await link.textContent()) ?? '')?.[0])
  expect(Math.round((await answer.body()).length / 1000)).toBe(told)
})
