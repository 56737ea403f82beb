import { findViolations } from '../find-violations.ts'
import { expect, test } from '../fixtures.ts'
import { openPage } from '../open-page.ts'

const SAW = 'NV 450'

test.describe('the results pages', () => {
  test('show results by kind, with the query marked [R1.2, R3.12, R16.3, R17.5]', async ({ page }) => {
    await page.goto('/search-result?q=saw')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('saw')
    const results = page.getByRole('region', { name: 'Products' })
    await expect(results.getByRole('link', { name: SAW })).toBeVisible()
    await expect(results.locator('mark').first()).toHaveText(/saw/i)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })

  test('find categories, before products [R19.112]', async ({ page }) => {
    await page.goto('/ru/search-result?q=сварочн')
    const links = page.getByRole('main').getByRole('region').getByRole('link')
    await expect(links.first()).toHaveAttribute('href', '/ru/category/welding-machines')
    await expect(links.first().locator('mark')).toHaveText(/сварочн/i)
    await expect(links.nth(1)).toHaveAttribute('href', /^\/ru\/product\//)
    await page.goto('/search-result-articles?q=welding')
    await expect(page.getByRole('main').locator('a[href^="/category/"]')).toHaveCount(0)
  })

  for (const query of ['NV450', 'nv 450', 'nv-450', 'NV–450']) {
    test(`find the model as ${query} [R17.2]`, async ({ page }) => {
      await page.goto(`/search-result-products?q=${encodeURIComponent(query)}`)
      await expect(page.getByRole('main').getByRole('link', { name: SAW })).toBeVisible()
    })
  }

  test('find in other scripts whatever the case and the form of a letter [R5.10, R17.1]', async ({ page }) => {
    for (const [prefix, query] of [
      ['ru', 'ДВУХГОЛОВОЧНАЯ'],
      ['tr', 'PNOMATIK'],
      ['ar', 'الراس'],
      ['cn', '双头切割'],
    ]) {
      await page.goto(`/${prefix}/search-result-products?q=${encodeURIComponent(query ?? '')}`)
      await expect(page.getByRole('main').getByRole('link', { name: SAW })).toBeVisible()
    }
  })

  test('say when there is no result, and offer fuzzy matches, else the categories [R8.19, R17.4, R19.91]', async ({
    page,
  }) => {
    await page.goto('/search-result-products?q=duoble+mitre')
    await expect(page.getByText('There are no results for your search', { exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: SAW })).toBeVisible()
    await page.goto('/search-result?q=zzzzzz')
    await expect(page.getByText('There are no results for your search', { exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /Cutting machines/ })).toBeVisible()
  })

  test('show the form and the categories before anything is searched for', async ({ page }) => {
    await page.goto('/search-result')
    const main = page.getByRole('main')
    await expect(main.getByRole('searchbox', { name: 'Search' })).toHaveValue('')
    await expect(main.getByRole('link', { name: /Cutting machines/ })).toBeVisible()
  })

  test('keep the query from one kind to the other, and show text as text [R3.12, R17.5, R17.6]', async ({ page }) => {
    const query = '<img src=x onerror=alert(1)>&q=2'
    await page.goto(`/search-result?q=${encodeURIComponent(query)}`)
    const kinds = page.getByRole('navigation', { name: 'Search in' })
    await kinds.getByRole('link', { name: 'Turnkeys' }).click()
    await expect(page).toHaveURL(/\/search-result-turnkeys\?q=/)
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(query)
    await expect(page.getByRole('main').locator('img[src=x]')).toHaveCount(0)
  })

  test('pass the automatic accessibility checks [R19.1]', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of ['/search-result?q=saw', '/search-result', '/ar/search-result-products?q=zzzz']) {
      await page.goto(path)
      expect(await findViolations(page)).toEqual([])
    }
  })
})

test.describe('without script', () => {
  // A browser without script reports scripts as failed requests.
  test.use({ javaScriptEnabled: false, allow: /\/assets\// })

  test('the button leads to the page, and its form answers [R17.6]', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    const main = page.getByRole('main')
    await main.getByRole('searchbox').fill('nv450')
    await main.getByRole('button', { name: 'Search' }).click()
    await expect(main.getByRole('link', { name: SAW })).toBeVisible()
  })
})

test.describe('the overlay', () => {
  test.beforeEach(async ({ page }) => {
    await openPage(page, '/about')
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  })

  test('opens with the categories, products chosen, and gives the focus back on Escape [R2.29, R2.30, R2.31, R2.32, R9.19, R19.2]', async ({
    page,
  }) => {
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await expect(dialog.getByRole('radio', { name: 'Products' })).toBeChecked()
    await expect(dialog.getByRole('link', { name: /Cutting machines/ })).toBeVisible()
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeFocused()
  })

  test('lists suggestions; arrow keys choose, Enter opens [R2.31, R17.6]', async ({ page }) => {
    const field = page.getByRole('combobox', { name: 'Search' })
    await page.keyboard.type('nv450')
    const option = page.getByRole('option', { name: SAW })
    await expect(option).toBeVisible()
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? 'none')
    await expect(field).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/product\/pvc-screwing-machines\/nv-450-double-mitre-saw$/)
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('leads on Enter to the results of the chosen kind [R2.32]', async ({ page }) => {
    await page.getByRole('radio', { name: 'Articles' }).check()
    await page.getByRole('combobox', { name: 'Search' }).fill('  saw ')
    await page.getByRole('combobox', { name: 'Search' }).press('Enter')
    await expect(page).toHaveURL(/\/search-result-articles\?q=saw$/)
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('says when there is no result [R8.19]', async ({ page }) => {
    await page.keyboard.type('zzzzzz')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('There are no results for your search', { exact: true })).toBeVisible()
    await expect(dialog.getByRole('option')).toHaveCount(0)
  })

  test('passes the automatic accessibility checks [R19.1]', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const typed of ['', 'saw']) {
      await page.getByRole('combobox').fill(typed)
      if (typed) await expect(page.getByRole('option').first()).toBeVisible()
      expect(await findViolations(page, { within: 'dialog' })).toEqual([])
    }
  })
})

test.describe('when the suggestions cannot be loaded', () => {
  test.use({ allow: /search-result-products\.data/ })

  test('the page below stays [R17.6]', async ({ page }) => {
    await page.route(/search-result-products\.data/, (route) => route.abort())
    await openPage(page, '/about')
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('.data'))
    await page.getByRole('combobox').fill('saw')
    await asked
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/about/i)
  })
})

test('a redirect that takes off the last slash keeps the query [R13.7]', async ({ request }) => {
  const response = await request.get('/ru/search-result/?q=nv', { maxRedirects: 0 })
  expect([response.status(), response.headers().location]).toEqual([301, '/ru/search-result?q=nv'])
})
