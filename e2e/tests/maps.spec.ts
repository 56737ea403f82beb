import { findViolations } from '../find-violations.ts'
import { expect, test } from '../fixtures.ts'
import { keepAsleep, openPage } from '../open-page.ts'

test('the contact page shows where the company is, and leads to a map that can be walked by [R2.48]', async ({
  page,
}) => {
  await page.goto('/contact')
  await expect(page.getByRole('img', { name: /^Map: Norvane Maschinenbau GmbH, .*Graz/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open in OpenStreetMap' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\/\?mlat=47\.\d+&mlon=15\.\d+#map=15/,
  )
})

for (const [prefix, austria] of [
  ['', 'Austria'],
  ['/ar', 'النمسا'],
  ['/cn', '奥地利'],
] as const) {
  test(`countries are named in the language of ${prefix || '/'} [R11.5]`, async ({ page }) => {
    await page.goto(`${prefix}/contact`)
    await expect(page.locator('svg[role="img"] text', { hasText: austria })).toHaveCount(1)
  })
}

test('west stays on the left where text runs from right to left [R19.7]', async ({ page }) => {
  const at = async (path: string) => {
    await page.goto(path)
    const world = page.locator('main svg').filter({ has: page.locator('a[href="#europe"]') })
    const [america, oceania] = await Promise.all(
      ['#north-america', '#oceania'].map((it) => world.locator(`a[href="${it}"]`).boundingBox()),
    )
    return (america?.x ?? 0) < (oceania?.x ?? 0)
  }
  expect(await at('/contact')).toBe(true)
  expect(await at('/ar/contact')).toBe(true)
})

test('the name of a continent on the map of the world unfolds its dealers [R3.11, R19.7]', async ({ page }) => {
  await page.goto('/contact')
  const asia = page.getByRole('group', { name: 'Map of dealers: Asia' })
  await expect(asia).toBeHidden()
  await page.getByRole('link', { name: /^Asia: \d+ dealers$/ }).click()
  await expect(asia).toBeVisible()
  await expect(page.getByRole('group', { name: 'Map of dealers: Europe' })).toBeHidden()
  await expect(page).toHaveURL('/contact#asia')
})

test('a pin leads to its dealer, from the keyboard as well [R19.7]', async ({ page }) => {
  await page.goto('/contact')
  const map = page.getByRole('group', { name: 'Map of dealers: Europe' })
  const pin = map.getByRole('link', { name: /, Sofia$/ })
  await pin.focus()
  await expect(pin.getByText('Sofia')).toBeVisible()
  await page.keyboard.press('Enter')
  const card = page.locator('article:target')
  await expect(card.getByText(/1528 Sofia/)).toBeInViewport()
})

test('every dealer has a pin on the map of its continent [R19.7]', async ({ page, request }) => {
  const headers = { 'accept-language': 'en' }
  const dealers = (await (await request.get('/api/main/dillers/', { headers })).json()) as { latitude: number | null }[]
  await page.goto('/contact')
  await expect(page.locator('details svg a')).toHaveCount(dealers.filter((it) => it.latitude !== null).length)
})

test('dealers can be filtered by language; a continent without any says so [R8.18, R19.7]', async ({ page }) => {
  await openPage(page, '/contact')
  const status = page.getByRole('main').getByRole('status').filter({ hasText: 'dealer' })
  const all = Number.parseInt((await status.textContent()) ?? '')
  await page.getByRole('combobox', { name: 'Answers in' }).selectOption({ label: 'Português' })
  await expect.poll(async () => Number.parseInt((await status.textContent()) ?? '')).toBeLessThan(all)
  await page.getByRole('link', { name: 'Oceania: No dealers' }).click()
  await expect(page.getByText('No dillers for selected region').filter({ visible: true })).toHaveCount(1)
  await page.getByRole('combobox', { name: 'Answers in' }).selectOption({ label: 'Any language' })
  await expect(status).toHaveText(`${all} dealers`)
})

test('a page begins with the continent where dealers answer in its language [R19.7]', async ({ page }) => {
  // Awake it goes on to the country of the browser's language, where that has dealers.
  await keepAsleep(page)
  await page.goto('/ar/contact')
  await expect(page.locator('details[open] > summary')).toContainText('آسيا')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, allow: /\.js$/ })
  test('the maps are there and every continent can be unfolded [R19.4]', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByRole('img', { name: /^Map: Norvane/ })).toBeVisible()
    await page.getByText('Africa', { exact: true }).last().click()
    await expect(page.getByRole('group', { name: 'Map of dealers: Africa' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3 }).filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Answers in' })).toBeHidden()
  })
})

for (const theme of ['day', 'night'])
  test(`the maps by ${theme} pass the automatic accessibility checks [R19.1]`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'night', value: String(theme === 'night'), url: baseURL ?? '' }])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/contact#dealers')
    expect(await findViolations(page)).toEqual([])
  })
