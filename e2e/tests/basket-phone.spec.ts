import { expect, test } from '../fixtures.ts'

test('a product is ordered by touch in a right-to-left language [R3.16, R5.5, R11.5]', async ({ page }) => {
  await page.goto('/ar/product/pvc-screwing-machines/nv-450-double-mitre-saw')
  const add = page.getByRole('main').getByRole('button', { name: 'إضافة إلى الاستفسار' })
  await add.tap()
  await page.getByRole('main').getByRole('button', { name: 'ضمن استفساركم' }).tap()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: /NV 450/ })).toBeVisible()
  const edges = async () => {
    const box = await dialog.boundingBox()
    return box && [box.x, box.width, Math.round(box.y + box.height)]
  }
  // It slides up and then fills the bottom of the screen from side to side.
  await expect.poll(edges).toEqual([0, 390, 844])
  await dialog.getByRole('button', { name: 'تأكيد الطلب' }).tap()
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
  expect((await posted).postDataJSON()).toMatchObject({ phone: '09123456', country: 'Egypt', language: 'ar' })
  await expect(dialog).toContainText('تم استلام طلبكم')
})

test('nothing is wider than the screen while the dialogs are open [R11.9]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Consultation' }).first().tap()
  const dialog = page.getByRole('dialog', { name: 'Ask us' })
  await expect(dialog).toBeVisible()
  expect(await dialog.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('opening the cart closes the mobile menu [R4.13]', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'networkidle' })
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
