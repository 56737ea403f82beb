import { expect, test } from '../fixtures.ts'

type Turnkey = { id: string; name: string; filter_specifications: { key: string; value: string }[] }

const valueOf = (turnkey: Turnkey, key: string) =>
  turnkey.filter_specifications.find((it) => it.key === key)?.value ?? ''

test('turnkeys are filtered by all chosen values, sorted, and put back [R2.44, R3.8, R4.21, R19.10]', async ({
  page,
  request,
}) => {
  const read = async (path: string) => (await request.get(path, { headers: { 'accept-language': 'en' } })).json()
  const sections = (await read('/api/main/turnkeysections/')) as { turnkeys: { id: string }[] }[]
  const all = (await read('/api/shop/turnkeys/')) as Turnkey[]
  // They stand below their sections.
  const turnkeys = sections.flatMap((section) => section.turnkeys.map(({ id }) => all.find((it) => it.id === id)!))
  expect(turnkeys).toHaveLength(all.length)
  const [first] = turnkeys
  if (!first) throw new Error('the demo content has no turnkeys')
  const [country, profile] = [valueOf(first, 'Country'), valueOf(first, 'Profile Type')]
  await page.goto('/turnkey')
  const names = page.locator('main article h3')
  await expect(names).toHaveCount(turnkeys.length)

  const choose = (value: string) => page.locator('label', { hasText: value }).first().click()
  await choose(profile)
  await expect(names).toHaveText(turnkeys.filter((it) => valueOf(it, 'Profile Type') === profile).map((it) => it.name))
  await choose(country)
  const both = turnkeys.filter((it) => valueOf(it, 'Profile Type') === profile && valueOf(it, 'Country') === country)
  await expect(names).toHaveText(both.map((it) => it.name))
  const other = turnkeys.map((it) => valueOf(it, 'Country')).find((it) => it !== country) ?? ''
  await choose(other)
  await expect(names).toHaveCount(0)
  await page.locator('main [role="status"] + button').click()
  await expect(names).toHaveText(turnkeys.map((it) => it.name))

  const byCapacity = turnkeys.map((it) => Number(valueOf(it, 'Capacity'))).toSorted((a, b) => a - b)
  const capacities = async () =>
    (await page.locator('main article ul').allTextContents()).length === turnkeys.length &&
    (await names.allTextContents()).map((name) =>
      Number(valueOf(turnkeys.find((it) => it.name === name) ?? first, 'Capacity')),
    )
  const [capacity] = await page.locator('main [aria-pressed]').all()
  await capacity?.click()
  await expect.poll(capacities).toEqual(byCapacity)
  await capacity?.click()
  await expect.poll(capacities).toEqual(byCapacity.toReversed())
  await capacity?.click()
  await expect(names).toHaveText(turnkeys.map((it) => it.name))
})
