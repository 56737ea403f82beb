import { expect, test } from '../fixtures.ts'

const bar = '[data-shown]'

test('a slow page shows the loading bar until it has loaded [R4.1]', async ({ page }) => {
  await page.goto('/about')
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/\/service\.data/, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Service' }).click()
  await expect(page.locator(bar)).toHaveAttribute('data-shown', 'true')
  await expect(page.locator(bar)).toHaveAttribute('data-failed', 'false')
  answer()
  await expect(page).toHaveURL('/service')
  await expect(page.locator(bar)).toHaveAttribute('data-shown', 'false')
})

test.describe('where a page cannot be loaded', () => {
  test.use({ allow: /\/service|503|Error|error/ })
  test('the loading bar shows the failure, and the error page follows [R4.2, R8.4]', async ({ page }) => {
    await page.goto('/about')
    await page.evaluate((selector) => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => {
        const { shown, failed } = document.querySelector<HTMLElement>(selector)?.dataset ?? {}
        seen.push(`${shown} ${failed}`)
      }).observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ['data-shown', 'data-failed'],
      })
    }, bar)
    await page.route(/\/service\.data/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600))
      await route.fulfill({ status: 503, body: 'out of order' })
    })
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Service' }).click()
    await expect(page.getByRole('heading', { name: 'An error occurred' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toContain('true true')
    await expect(page.locator(bar)).toHaveAttribute('data-shown', 'false')
  })
})
