import { expect, test } from '../fixtures.ts'

type Plant = { name: string; filter_specifications: { key: string; value: string }[] }

const valueOf = (plant: Plant, key: string) => plant.filter_specifications.find((it) => it.key === key)?.value ?? ''

test('plants are filtered by all that is chosen, put in order, and set back [R2.44, R3.8, R4.21, R19.10]', async ({
  page,
  request,
}) => {
  const plants = (await (
    await request.get('/api/shop/turnkeys/', { headers: { 'accept-language': 'en' } })
  ).json()) as Plant[]
  const [first] = plants
  if (!first) throw new Error('the demo content has no plants')
  const [country, profile] = [valueOf(first, 'Country'), valueOf(first, 'Profile Type')]
  await page.goto('/turnkey')
  const names = page.locator('main article h3')
  await expect(names).toHaveCount(plants.length)

  const choose = (value: string) => page.locator('label', { hasText: value }).first().click()
  await choose(profile)
  await expect(names).toHaveText(plants.filter((it) => valueOf(it, 'Profile Type') === profile).map((it) => it.name))
  await choose(country)
  const both = plants.filter((it) => valueOf(it, 'Profile Type') === profile && valueOf(it, 'Country') === country)
  await expect(names).toHaveText(both.map((it) => it.name))
  const other = plants.map((it) => valueOf(it, 'Country')).find((it) => it !== country) ?? ''
  await choose(other)
  await expect(names).toHaveCount(0)
  await page.locator('main [role="status"] + button').click()
  await expect(names).toHaveText(plants.map((it) => it.name))

  const byCapacity = plants.map((it) => Number(valueOf(it, 'Capacity'))).toSorted((a, b) => a - b)
  const capacities = async () =>
    (await page.locator('main article dl').allTextContents()).length === plants.length &&
    (await names.allTextContents()).map((name) =>
      Number(valueOf(plants.find((it) => it.name === name) ?? first, 'Capacity')),
    )
  const [capacity] = await page.locator('main [aria-pressed]').all()
  await capacity?.click()
  await expect.poll(capacities).toEqual(byCapacity)
  await capacity?.click()
  await expect.poll(capacities).toEqual(byCapacity.toReversed())
  await capacity?.click()
  await expect(names).toHaveText(plants.map((it) => it.name))
})
