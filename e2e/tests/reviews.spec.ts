import { expect, test } from '../quiet-page.ts'

type Review = { country: string; video: unknown }

test('reviews are narrowed down by country, shown in part, then all', async ({ page, request }) => {
  const headers = { 'accept-language': 'en' }
  const reviews = (await (await request.get('/api/main/reviews/', { headers })).json()) as Review[]
  expect(reviews.length).toBeGreaterThan(8)
  await page.goto('/reviews')
  const cards = page.getByRole('main').getByRole('article').filter({ visible: true })
  await expect(cards).toHaveCount(8)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(cards).toHaveCount(reviews.length)
  await page.getByRole('button', { name: 'Show less' }).click()
  await expect(cards).toHaveCount(8)

  const options = page.getByRole('group', { name: 'Country' }).getByRole('checkbox')
  await expect(options).toHaveCount(new Set(reviews.map((it) => it.country)).size)
  await options.first().check({ force: true })
  const [code] = [reviews[0]?.country]
  await expect(cards).toHaveCount(reviews.filter((it) => it.country === code).length)
  await options.first().uncheck({ force: true })
  await expect(cards).toHaveCount(8)
})

test('countries stand under their own names', async ({ page }) => {
  await page.goto('/cn/reviews')
  const names = await page.getByRole('checkbox').evaluateAll((all) => all.map((it) => it.parentElement?.textContent))
  expect(new Set(names).size).toBe(names.length)
  expect(names.join()).toMatch(/Deutschland|Österreich|Polska|España/)
})
