import { expect, test } from '../../fixtures.ts'
import { screens } from '../../screens.ts'
import { localeFixture, testLanguages } from '../../locale.ts'

type Turnkey = {
  name: string
  slug: string
  filter_specifications: { key: string; value: string }[]
  products: { name: string; model: string; cnt: number }[]
}

const valueOf = (turnkey: Turnkey, key: string) =>
  turnkey.filter_specifications.find((it) => it.key === key)?.value ?? ''

for (const code of testLanguages) {
  const { at, text, headers } = localeFixture(code)

  test.describe(`turnkeys in ${code}`, () => {
    test('are filtered by country and profile type together, and sorted by their figures [R2.44, R4.21]', async ({
      page,
      request,
    }) => {
      const turnkeys = (await (await request.get('/api/shop/turnkeys/', { headers })).json()) as Turnkey[]
      const [first] = turnkeys
      if (!first) throw new Error('no turnkeys')
      await page.goto(at(screens.turnkeys))
      const cards = page.getByRole('main').getByRole('article')
      await expect(cards).toHaveCount(turnkeys.length)
      const country = page.getByRole('group', { name: text('turnkey.country') })
      const type = page.getByRole('group', { name: text('turnkey.profileType') })
      await country.getByRole('checkbox', { name: valueOf(first, 'Country'), exact: true }).click()
      await type.getByRole('checkbox', { name: valueOf(first, 'Profile Type'), exact: true }).click()
      const both = turnkeys.filter((it) =>
        ['Country', 'Profile Type'].every((key) => valueOf(it, key) === valueOf(first, key)),
      )
      await expect(cards).toHaveCount(both.length)
      await country.getByRole('checkbox', { name: valueOf(first, 'Country'), exact: true }).click()
      await type.getByRole('checkbox', { name: valueOf(first, 'Profile Type'), exact: true }).click()
      await expect(cards).toHaveCount(turnkeys.length)

      const bar = page.getByRole('group', { name: text('turnkey.sort') })
      await bar.getByRole('button', { name: text('turnkey.capacity') }).click()
      const names = cards.getByRole('heading')
      const smallest = turnkeys.toSorted((a, b) => Number(valueOf(a, 'Capacity')) - Number(valueOf(b, 'Capacity')))[0]
      await expect(names.first()).toHaveText(smallest?.name ?? '')
    })

    test('list their products with a quantity counter each [R2.6, R2.45]', async ({ page, request }) => {
      const slug = screens.turnkey.split('/').at(-1)
      const turnkey = (await (await request.get(`/api/shop/turnkeys/${slug}/`, { headers })).json()) as Turnkey
      await page.goto(at(screens.turnkey))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(turnkey.name)
      await expect(page.getByRole('heading', { level: 2, name: text('turnkey.advantages') })).toBeVisible()
      for (const { model, cnt } of turnkey.products)
        await expect(page.getByLabel(text('basket.quantity', { name: model }))).toHaveValue(String(cnt))
      await expect(page.getByRole('button', { name: text('turnkey.addAll') })).toBeVisible()
    })
  })
}
