import { expect, test } from '../fixtures.ts'

test('on a phone the header is compact past 80 px [R2.15]', async ({ page }) => {
  await page.goto('/about')
  const header = page.getByRole('banner')
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
  await scrollTo(80)
  await expect(header).toHaveAttribute('data-compact', 'false')
  await scrollTo(81)
  await expect(header).toHaveAttribute('data-compact', 'true')
})

for (const opener of ['Search', 'Enquiry basket'])
  test(`the page does not scroll while "${opener}" is open [R2.29]`, async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('banner').getByRole('button', { name: opener }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden')
  })
