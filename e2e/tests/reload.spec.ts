import { expect, test } from '../quiet-page.ts'

// What fails here is what the test is about: the chunk of a screen that a new version took away.
test.use({ allow: /turnkey-[^/]*\.js|dynamically imported module|Error loading route module/ })

test('a chunk that is gone reloads the page once, and then the visitor still gets where she wanted', async ({ page }) => {
  await page.route(/\/assets\/turnkey-[^/]*\.js$/, (route) => route.abort())
  await page.goto('/service')
  let loads = 0
  page.on('load', () => loads++)
  const link = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Turnkey' })
  await link.click()
  await expect.poll(() => loads).toBe(1)
  await expect(page).toHaveURL('/service')
  await link.click()
  await expect(page).toHaveURL('/turnkey')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForTimeout(1000)
  expect(loads).toBe(2)
})
