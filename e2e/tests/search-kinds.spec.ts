import { expect, test } from '../fixtures.ts'
import { openPage } from '../open-page.ts'

test('the overlay covers the screen, offers three kinds, and takes the hints away while somebody types [R2.30, R2.31, R9.14]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/about')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const field = dialog.getByRole('combobox', { name: 'Search' })
  await expect(field).toBeFocused()
  const { width = 0, ...place } = (await dialog.boundingBox()) ?? {}
  expect(place).toEqual({ x: 0, y: 0, height: 900 })
  // Beside it there is room for the scroll bar of the page at most.
  expect(width).toBeGreaterThan(1440 - 17)
  const kinds = dialog.getByRole('radio')
  await expect
    .poll(() => kinds.evaluateAll((all) => all.map((it) => it.parentElement?.textContent)))
    .toEqual(['Products', 'Articles', 'Turnkeys'])
  await expect(dialog.getByRole('search').locator('..')).toHaveCSS('width', '600px')

  const hints = dialog.getByRole('navigation', { name: 'Product range' })
  const list = hints.getByRole('list')
  const { height = 0 } = (await list.boundingBox()) ?? {}
  await expect.poll(() => list.evaluate((it) => getComputedStyle(it).maxHeight)).toBe('450px')
  expect(height).toBeLessThanOrEqual(450)
  await field.fill('nv')
  await expect(dialog.getByRole('option').first()).toBeVisible()
  await expect(hints).toHaveCount(0)
  await expect
    .poll(() => dialog.getByRole('listbox').evaluate((it) => [it.clientHeight, it.scrollHeight > 450]))
    .toEqual([expect.closeTo(450, -1), true])
  await field.fill('')
  await expect(hints).toBeVisible()
})

test('Enter leads to the results of each kind, where products, posts and turnkeys are found [R1.2, R2.32, R3.12]', async ({
  page,
}) => {
  await openPage(page, '/about')
  for (const [kind, path, query, result] of [
    ['Products', '/search-result-products', 'double mitre', 'NV 450'],
    ['Turnkeys', '/search-result-turnkeys', 'india', 'India'],
    ['Articles', '/search-result-articles', 'heads', 'heads'],
  ] as const) {
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await dialog.getByRole('radio', { name: kind }).check()
    const field = dialog.getByRole('combobox', { name: 'Search' })
    await field.fill(query)
    await field.press('Enter')
    await expect(page).toHaveURL((url) => url.pathname === path && url.searchParams.get('q') === query)
    await expect(dialog).toBeHidden()
    const main = page.getByRole('main')
    await expect(main.getByRole('searchbox', { name: 'Search' })).toHaveValue(query)
    await expect(main.getByRole('region', { name: kind }).getByRole('link', { name: result }).first()).toBeVisible()
  }
})
