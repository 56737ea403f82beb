import { expect, test } from '../fixtures.ts'

// The chunk of a screen that a new version removed: its failure is what the test is about.
test.use({ allow: /turnkey-[^/]*\.js|dynamically imported module|Error loading route module/ })

test('a missing chunk reloads the page once, and no more [R8.1]', async ({ page }) => {
  await page.route(/\/assets\/turnkey-[^/]*\.js$/, (route) => route.abort())
  await page.goto('/service')
  let loads = 0
  page.on('load', () => loads++)
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Turnkey' }).click()
  await expect(page).toHaveURL('/turnkey')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForTimeout(1500)
  expect(loads).toBe(1)
})
