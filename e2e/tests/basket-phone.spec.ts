import { expect, test } from '../fixtures.ts'
import { openPage } from '../open-page.ts'

test('a product is asked for by touch in a right-to-left language; the basket stays in sight, the form names what is asked for, and what follows is said [R3.16, R5.5, R11.5, R19.43, R19.44]', async ({
  page,
}) => {
  await page.goto('/ar/product/pvc-screwing-machines/nv-450-double-mitre-saw')
  const add = page.getByRole('main').getByRole('button', { name: 'إضافة إلى الاستفسار' })
  await add.tap()
  await page.getByRole('main').getByRole('button', { name: 'ضمن استفساركم' }).tap()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  // It stays in sight, and leads to the basket too.
  const strip = page.getByRole('button', { name: 'ماكينة واحدة · إرسال الاستفسار' })
  await page.evaluate(() => scrollTo(0, 3000))
  await expect(strip).toBeInViewport({ ratio: 1 })
  await strip.tap()
  await expect(dialog.getByRole('link', { name: /NV 450/ })).toBeVisible()
  const edges = async () => {
    const box = await dialog.boundingBox()
    return box && [box.x, box.width, Math.round(box.y + box.height)]
  }
  // It slides up and then fills the bottom of the screen from side to side.
  await expect.poll(edges).toEqual([0, 390, 844])
  await dialog.getByRole('button', { name: 'متابعة الاستفسار' }).tap()
  await expect(dialog.getByRole('list', { name: 'ماكينة واحدة' })).toContainText('NV 450')
  await dialog.locator('[name=full_name]').fill('آدا')
  await dialog.locator('[name=phone]').fill('٠٩١٢٣٤٥٦')
  await dialog.locator('[name=email]').fill('ada@example.com')
  await dialog.locator('[name=company_name]').fill('شركة')
  await dialog.locator('[name=message]').fill('منشار')
  await dialog.locator('[data-field=country]').tap()
  await dialog.getByRole('combobox').fill('مصر')
  await dialog.getByRole('option').first().tap()
  const posted = page.waitForRequest((request) => request.method() === 'POST')
  await dialog.locator('form[novalidate] button').last().tap()
  const request = await posted
  expect(request.postDataJSON()).toMatchObject({ phone: '09123456', country: 'Egypt', language: 'ar' })
  await expect(dialog).toContainText('تم استلام استفساركم')
  // What names it, who answers and when, and the phone.
  await expect(dialog).toContainText(request.headers()['idempotency-key']?.slice(0, 8).toUpperCase() ?? 'no id')
  await expect(dialog).toContainText('يجيبكم مهندس خبير بالماكينات خلال يوم عمل واحد')
  await expect(dialog.getByRole('link', { name: '+43 316 000 1974' })).toHaveAttribute('href', 'tel:+433160001974')
  await expect(strip).toBeHidden()
})

test('the popup knows the product at which it was opened, and begins its message [R19.43]', async ({ page }) => {
  await page.goto('/de/product/pvc-screwing-machines/nv-450-double-mitre-saw')
  await page.getByRole('main').getByRole('link', { name: 'Beratung anfordern' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Fragen Sie uns' })
  await expect(dialog.getByText('NV 450', { exact: true })).toBeVisible()
  await expect(dialog.locator('picture img')).toBeVisible()
  await expect(dialog.locator('[name=message]')).toHaveValue(/^NV 450 Doppelgehrungssäge.*: $/)
})

test('the popup knows the plant at which it was opened, and begins its message [R19.43]', async ({ page }) => {
  await page.goto('/de/turnkey/pvc-line-300-windows-poland')
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('main').getByRole('link', { name: 'Beratung anfordern' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Fragen Sie uns' })
  await expect(dialog.getByText(name!, { exact: true })).toBeVisible()
  await expect(dialog.locator('picture img')).toBeVisible()
  await expect(dialog.locator('[name=message]')).toHaveValue(`${name}: `)
})

test('nothing is wider than the screen while the dialogs are open [R11.9]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Consultation' }).first().tap()
  const dialog = page.getByRole('dialog', { name: 'Ask us' })
  await expect(dialog).toBeVisible()
  await expect.poll(() => dialog.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('opening the cart closes the mobile menu [R4.13]', async ({ page }) => {
  await openPage(page, '/about')
  await page.getByRole('button', { name: 'Menu' }).last().tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  // The menu covers the header: only a program can press what is below it.
  await page
    .locator('header [aria-haspopup=dialog][aria-label^="Enquiry basket"]')
    .evaluate((button: HTMLElement) => button.click())
  await expect(page.getByRole('dialog', { name: 'Your enquiry' })).toBeVisible()
  await expect(menu).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the way on at the end of the sheet covers nothing that has the focus, however many machines are above it [R19.123]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await page.addInitScript(() => {
    const line = { name: 'Saw', image: null, cnt: 1 }
    const lines = [1, 2, 3, 4, 5, 6].map((it) => ({ ...line, id: `a${it}`, slug: `a${it}`, model: `NV ${it}` }))
    localStorage.setItem('basket', JSON.stringify(lines))
  })
  await openPage(page, '/about')
  await page.getByRole('banner').getByRole('button', { name: 'Enquiry basket' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Your enquiry' })
  const last = dialog.getByText('Save this basket under a name')
  await expect(last).toBeVisible()
  const covered: string[] = []
  await expect(async () => {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const element = document.activeElement!
      const { x, y, width, height } = element.getBoundingClientRect()
      const isSeen = element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      return isSeen ? null : (element.getAttribute('aria-label') ?? element.textContent)
    })
    if (name) covered.push(name)
    await expect(last).toBeFocused({ timeout: 10 })
  }).toPass({ intervals: [0] })
  expect(covered).toEqual([])
})
