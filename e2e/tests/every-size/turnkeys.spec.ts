import { expect, test } from '../../fixtures.ts'
import { screens } from '../../screens.ts'
import { localeFixture, testLanguages } from '../../locale.ts'

type Plant = {
  name: string
  slug: string
  filter_specifications: { key: string; value: string }[]
  products: { name: string; model: string; cnt: number }[]
}

const valueOf = (plant: Plant, key: string) => plant.filter_specifications.find((it) => it.key === key)?.value ?? ''

// The notice would lie above what is to be pressed.
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookies_accept', 'true')))

for (const code of testLanguages) {
  const { at, text, headers } = localeFixture(code)

  test.describe(`plants in ${code}`, () => {
    test('are narrowed down by country and profile type, both at once [R4.21]', async ({ page, request }) => {
      const plants = (await (await request.get('/api/shop/turnkeys/', { headers })).json()) as Plant[]
      const [first] = plants
      if (!first) throw new Error('no plants')
      await page.goto(at(screens.turnkeys))
      const cards = page.getByRole('main').getByRole('article')
      await expect(cards).toHaveCount(plants.length)
      const country = page.getByRole('group', { name: text('turnkey.country') })
      const type = page.getByRole('group', { name: text('turnkey.profileType') })
      await country.getByRole('checkbox', { name: valueOf(first, 'Country'), exact: true }).click()
      await type.getByRole('checkbox', { name: valueOf(first, 'Profile Type'), exact: true }).click()
      const both = plants.filter((it) =>
        ['Country', 'Profile Type'].every((key) => valueOf(it, key) === valueOf(first, key)),
      )
      await expect(cards).toHaveCount(both.length)
      await country.getByRole('checkbox', { name: valueOf(first, 'Country'), exact: true }).click()
      await type.getByRole('checkbox', { name: valueOf(first, 'Profile Type'), exact: true }).click()
      await expect(cards).toHaveCount(plants.length)
    })

    test('are put in order by their figures [R2.44]', async ({ page, request }) => {
      const plants = (await (await request.get('/api/shop/turnkeys/', { headers })).json()) as Plant[]
      await page.goto(at(screens.turnkeys))
      const bar = page.getByRole('group', { name: text('turnkey.sort') })
      await bar.getByRole('button', { name: text('turnkey.capacity') }).click()
      const names = page.getByRole('main').getByRole('article').getByRole('heading')
      const smallest = plants.toSorted((a, b) => Number(valueOf(a, 'Capacity')) - Number(valueOf(b, 'Capacity')))[0]
      await expect(names.first()).toHaveText(smallest?.name ?? '')
    })

    test('have their machines with a counter each [R2.6, R2.45]', async ({ page, request }) => {
      const slug = screens.turnkey.split('/').at(-1)
      const plant = (await (await request.get(`/api/shop/turnkeys/${slug}/`, { headers })).json()) as Plant
      await page.goto(at(screens.turnkey))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(plant.name)
      await expect(page.getByRole('heading', { level: 2, name: text('turnkey.advantages') })).toBeVisible()
      for (const { model, cnt } of plant.products)
        await expect(page.getByLabel(text('basket.quantity', { name: model }))).toHaveValue(String(cnt))
      await expect(page.getByRole('button', { name: text('turnkey.addAll') })).toBeVisible()
    })
  })
}
