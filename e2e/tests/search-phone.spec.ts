import { expect, test } from '../fixtures.ts'
import { openPage } from '../open-page.ts'

test('the search opens from the header and from the menu, which closes for it [R2.30]', async ({ page }) => {
  await openPage(page, '/about')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).tap()
  const search = page.getByRole('dialog', { name: 'Search' })
  await expect(search.getByRole('combobox')).toBeFocused()
  await search.getByRole('button', { name: 'Close' }).tap()
  await expect(search).toBeHidden()

  await page.getByRole('button', { name: 'Menu' }).tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('button', { name: 'Search' }).tap()
  await expect(search).toBeVisible()
  await expect(menu).toBeHidden()
})

test('the suggestions take half of the screen at most, and one leads to its page [R2.31, R9.14]', async ({ page }) => {
  await openPage(page, '/ar/about')
  await page.getByRole('banner').locator('form button').tap()
  await page.getByRole('combobox').fill('nv')
  const list = page.getByRole('listbox')
  await expect(list.getByRole('option').first()).toBeVisible()
  const height = await list.evaluate((it) => it.clientHeight)
  expect(height).toBeLessThanOrEqual(844 / 2)
  await list.getByRole('option').first().tap()
  await expect(page).toHaveURL(/\/ar\/product\//)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('no results page is wider than the screen, however long the word [R11.9]', async ({ page }) => {
  for (const prefix of ['', '/ar', '/kn', '/de']) {
    for (const query of ['saw', 'x'.repeat(100)]) {
      await page.goto(`${prefix}/search-result?q=${query}`)
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect([prefix, query, wide]).toEqual([prefix, query, 0])
    }
  }
})
