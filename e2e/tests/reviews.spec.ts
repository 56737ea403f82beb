import { expect, test } from '../fixtures.ts'

test('countries are listed once, by their native names [R3.10, R7.15]', async ({ page }) => {
  await page.goto('/cn/reviews')
  const names = await page.getByRole('checkbox').evaluateAll((all) => all.map((it) => it.parentElement?.textContent))
  expect(new Set(names).size).toBe(names.length)
  expect(names.join()).toMatch(/Deutschland|Österreich|Polska|España/)
})
