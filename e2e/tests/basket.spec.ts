import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const SAW = '/product/pvc-screwing-machines/nv-450-double-mitre-saw'
const basketButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Enquiry basket' })
const basket = (page: Page) => page.getByRole('dialog', { name: 'Your enquiry' })
const saved = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('basket') ?? '[]') as { id: string; cnt: number }[])

async function addSaw(page: Page) {
  await page.goto(SAW)
  await page.getByRole('main').getByRole('button', { name: 'Add to enquiry' }).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'In your enquiry' })).toBeVisible()
}

test('an empty basket says so and leads to a category [R2.23, R2.33, R4.10, R4.11, R8.16]', async ({ page }) => {
  await page.goto('/about')
  await expect(basketButton(page)).toHaveAccessibleName('Enquiry basket')
  await basketButton(page).click()
  await expect(basket(page)).toContainText("Sorry, you haven't added anything to your cart")
  await expect(basket(page).getByRole('button', { name: 'Confirm the order' })).toHaveCount(0)
  await basket(page).getByRole('link', { name: 'Choose machines' }).click()
  await expect(page).toHaveURL(/\/category\//)
  await expect(basket(page)).toBeHidden()
})

test('a product is added once, counted, kept over a reload and removed [R2.19, R4.4, R4.6, R4.8]', async ({ page }) => {
  await addSaw(page)
  await expect(basketButton(page)).toHaveAccessibleName('Enquiry basket, 1 machine')
  await page.reload()
  await expect(basketButton(page)).toHaveAccessibleName('Enquiry basket, 1 machine')
  await page.getByRole('main').getByRole('button', { name: 'In your enquiry' }).click()
  await expect(basket(page).getByRole('link', { name: /NV 450/ })).toBeVisible()
  await basket(page).getByRole('button', { name: 'Remove NV 450' }).click()
  await expect(basket(page)).toContainText("Sorry, you haven't added anything to your cart")
  await expect.poll(() => saved(page)).toEqual([])
})

test('the quantity is at least 1, and one fewer is shown disabled there [R4.7, R4.9, R4.14]', async ({ page }) => {
  await addSaw(page)
  await basketButton(page).click()
  const fewer = basket(page).getByRole('button', { name: 'One fewer of NV 450' })
  const quantity = basket(page).getByRole('spinbutton', { name: 'Quantity of NV 450' })
  await expect(fewer).toBeDisabled()
  // Shown as disabled; when pressed all the same, one is left (R4.14).
  await fewer.dispatchEvent('click')
  await expect(quantity).toHaveValue('1')
  await basket(page).getByRole('button', { name: 'One more of NV 450' }).click()
  await expect(quantity).toHaveValue('2')
  await fewer.click()
  await expect(quantity).toHaveValue('1')
  await quantity.fill('0')
  await quantity.press('Enter')
  await expect(quantity).toHaveValue('1')
  await quantity.fill('12')
  await quantity.press('Enter')
  await expect.poll(() => saved(page)).toMatchObject([{ cnt: 12 }])
  await expect(basketButton(page)).toHaveAccessibleName('Enquiry basket, 1 machine')
})

test('all products of a turnkey are added with their quantities; lines that exist grow [R2.45, R4.5]', async ({
  page,
  request,
}) => {
  const [turnkey] = (await (await request.get('/api/shop/turnkeys/')).json()) as { slug: string }[]
  await page.goto(`/turnkey/${turnkey?.slug}`)
  const main = page.getByRole('main')
  const first = main.getByRole('spinbutton').first()
  const cnt = Number(await first.inputValue())
  await main
    .getByRole('button', { name: /^One more of/ })
    .first()
    .click()
  await expect(first).toHaveValue(String(cnt + 1))
  await main.getByRole('button', { name: 'Add all machines to your enquiry' }).click()
  await expect(main.getByRole('status').filter({ hasText: 'Added to your enquiry' })).toBeVisible()
  await main.getByRole('button', { name: 'Add all machines to your enquiry' }).click()
  const lines = await saved(page)
  expect(lines.length).toBe(await main.getByRole('spinbutton').count())
  expect(lines[0]?.cnt).toBe(2 * (cnt + 1))
  await main.getByRole('button', { name: 'Show your enquiry' }).click()
  await expect(basket(page).getByRole('listitem')).toHaveCount(lines.length)
})

test('unreadable storage counts as an empty basket [R4.8]', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('basket', '{"damaged'))
  await page.goto('/about')
  await basketButton(page).click()
  await expect(basket(page)).toContainText("Sorry, you haven't added anything to your cart")
})

test('a change of the basket shows in another tab [R19.8]', async ({ page, context }) => {
  await page.goto('/about')
  const other = await context.newPage()
  await addSaw(other)
  await expect(basketButton(page)).toHaveAccessibleName('Enquiry basket, 1 machine')
})

test('names in the basket follow the language [R4.19]', async ({ page, request }) => {
  const products = await request.get('/api/shop/products', { headers: { 'accept-language': 'de' } })
  const names = new Map(((await products.json()) as { id: string; name: string }[]).map((it) => [it.id, it.name]))
  const add = async (slug: string, count: number) => {
    await page.goto(slug)
    await page
      .getByRole('main')
      .getByRole('button', { name: /Add to enquiry|Zur Anfrage hinzufügen/ })
      .first()
      .click()
    await expect.poll(async () => (await saved(page)).length).toBe(count)
  }
  const expectGerman = async (count: number) => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`${count} Maschine`) })
      .click()
    const lines = page.getByRole('dialog').getByRole('listitem')
    await expect(lines).toHaveCount(count)
    for (const { id } of await saved(page)) await expect(lines.getByText(names.get(id) ?? '?')).toBeVisible()
  }
  await add(`/de${SAW}`, 1)
  await expectGerman(1)
  // This name comes in English, while the basket stays closed.
  await add('/product/pvc-screwing-machines/nv-110-single-head-welder', 2)
  await page.goto('/de/about')
  await expectGerman(2)
})

test('the dialog keeps the focus, closes on Escape, gives the focus back and locks the page [R2.29, R19.2]', async ({
  page,
}) => {
  await addSaw(page)
  await basketButton(page).click()
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  for (let presses = 0; presses < 12; presses++) await page.keyboard.press('Tab')
  expect(
    await page.evaluate(
      () =>
        document.querySelector('dialog[open]')?.contains(document.activeElement) ||
        document.activeElement === document.body,
    ),
  ).toBe(true)
  await page.keyboard.press('Escape')
  await expect(basket(page)).toBeHidden()
  await expect(basketButton(page)).toBeFocused()
})

test('a shared basket is added only after the visitor agrees [R19.8]', async ({ page }) => {
  await page.goto('/#basket=nv-450-double-mitre-saw:3,no-such-product:1')
  const question = basket(page)
  await expect(question).toContainText('This link holds a list of machines. Add them to your enquiry?')
  expect(await saved(page)).toEqual([])
  await question.getByRole('button', { name: 'Add them' }).click()
  await expect.poll(() => saved(page)).toMatchObject([{ id: 'nv-450-double-mitre-saw', cnt: 3 }])
  await expect(basket(page).getByRole('spinbutton')).toHaveValue('3')
  await expect(page).toHaveURL('/')
})

test('only the dialog is printed [R19.8]', async ({ page }) => {
  await addSaw(page)
  // Scrolling down to the product's button may have hidden the header.
  await page.getByRole('main').getByRole('button', { name: 'In your enquiry' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(basket(page).getByRole('link', { name: /NV 450/ })).toBeVisible()
  await expect(page.locator('main')).toBeHidden()
  await expect(basket(page).getByRole('button', { name: 'Confirm the order', includeHidden: true })).toBeHidden()
})

test('the basket dialog goes back from the order form to the list [R4.12]', async ({ page }) => {
  await page.goto('/product/pvc-screwing-machines/nv-450-double-mitre-saw')
  await page.getByRole('main').getByRole('button', { name: 'Add to enquiry' }).click()
  await page
    .getByRole('button', { name: /^Enquiry basket/ })
    .filter({ visible: true })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Your enquiry' })
  await dialog.getByRole('button', { name: 'Confirm the order' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Full Name' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog.getByText('NV 450')).toBeVisible()
})

test('a line is changed by its id and removed by its place, whatever stands around it [R4.6, R4.7, R4.8, R4.9]', async ({
  page,
}) => {
  const line = (id: string, cnt: number) => ({ id, name: id, model: id, slug: id, image: null, cnt })
  const lines = [line('one', 1), line('two', 2), line('three', 3)]
  await page.addInitScript((given) => {
    if (!localStorage.getItem('basket')) localStorage.setItem('basket', JSON.stringify(given))
    // The names are those of the page's language already.
    localStorage.setItem('basket_language', 'en')
  }, lines)
  await page.goto('/about')
  // Lines are counted, not machines, of which there are six.
  await expect(basketButton(page)).toHaveAccessibleName('Enquiry basket, 3 machines')
  await expect(basketButton(page)).toHaveText('3')
  await basketButton(page).click()
  await basket(page).getByRole('button', { name: 'One more of two' }).click()
  await expect.poll(() => saved(page)).toEqual([lines[0], { ...lines[1], cnt: 3 }, lines[2]])
  await basket(page).getByRole('button', { name: 'Remove two' }).click()
  await expect.poll(() => saved(page)).toEqual([lines[0], lines[2]])
  await expect(basketButton(page)).toHaveAccessibleName('Enquiry basket, 2 machines')
  await page.reload()
  await basketButton(page).click()
  await expect(basket(page).getByRole('spinbutton')).toHaveCount(2)
})
