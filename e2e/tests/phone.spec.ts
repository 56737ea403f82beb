import { expect, test } from '../fixtures.ts'

test('the menu opens from the bar, leads on, and closes [R4.22]', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).last().click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: 'Turnkey' }).click()
  await expect(page).toHaveURL('/turnkey')
  await expect(menu).toBeHidden()
})

test('Escape closes the menu and gives the focus back [R19.2]', async ({ page }) => {
  await page.goto('/ar')
  const opener = page.locator('[aria-haspopup="dialog"]:visible').last()
  await opener.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the bar has its five entries [R2.26]', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Menu' })
  for (const name of ['Home', 'Products', 'Service', 'Contact', 'Menu'])
    await expect(bar.getByText(name, { exact: true })).toBeVisible()
  await bar.getByRole('link', { name: 'Service' }).click()
  await expect(page).toHaveURL('/service')
})
