import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { localeFixture, testLanguages } from '../locale.ts'
import { openPage } from '../open-page.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .getByText(/\d|No machines/)
    .first()
const field = (page: Page, facet: string | RegExp, end: string) =>
  page.getByRole('group', { name: facet }).getByRole('spinbutton', { name: end })

const finderTexts = (code: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../packages/locales/finder/${code}.json`), 'utf8')) as Record<
    string,
    string
  >

test('the list and its counts change as one chooses, and each choice can be taken out [R2.81, R2.84]', async ({
  page,
}) => {
  await openPage(page, '/product')
  await page.getByRole('link', { name: 'Find by specification' }).click()
  await expect(count(page)).toHaveText('40 machines')
  await page.getByRole('checkbox', { name: 'Cutting machines' }).check()
  await expect(count(page)).toHaveText('5 machines')
  await expect(page).toHaveURL(/\?category\.is=cutting-machines$/)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Weight, largest first' })
  await expect(page).toHaveURL(/sort=-weight$/)
  await expect(cards(page).first()).toContainText('NV 580')
  await page.getByRole('link', { name: 'Remove: Category Cutting machines' }).click()
  await expect(count(page)).toHaveText('40 machines')
  await expect(page.getByRole('checkbox', { name: 'Cutting machines' })).not.toBeChecked()
})

test('where nothing matches the page says what to leave out, and how many that gives [R2.77]', async ({ page }) => {
  await openPage(page, '/category/welding-machines?profile-height.from=9000&voltage.is=230-v-50-60-hz')
  await expect(page.getByText('No machine has all of this.')).toBeVisible()
  await page.getByRole('link', { name: 'without Profile height: 1 machine' }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(page).toHaveURL(/welding-machines\?voltage\.is=230-v-50-60-hz$/)
})

test('what cannot be read is left out, and the page says so [R2.82]', async ({ page }) => {
  const odd = Array.from({ length: 300 }, (_, at) => `p${at}.from=%27`).join('&')
  await page.goto(`/product?weight.to=900&weight.from=heavy&sort=%3Cscript%3E&${odd}`)
  await expect(page.getByText('Part of this address could not be read')).toBeVisible()
  await expect(page.getByRole('link', { name: /Remove: Weight/ })).toBeVisible()
})

test('figures are in the units that the visitor has chosen, before the first paint too [R2.90, R2.91, R2.94]', async ({
  page,
}) => {
  await openPage(page, '/product/pvc-screwing-machines/nv-450-double-mitre-saw')
  const row = page.getByRole('row', { name: /Saw blade diameter/ })
  await expect(row.getByRole('cell')).toHaveText('450 mm', { useInnerText: true })
  await page.getByRole('contentinfo').getByRole('button', { name: 'Show inches and pounds' }).click()
  await expect(row.getByRole('cell')).toHaveText('17.72 in', { useInnerText: true })
  await page.goto('/product?profile-height.from=120', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-units', 'imperial')
  await expect(field(page, /Profile height \(in\)/, 'from')).toHaveValue('4.7244')
  await field(page, /Profile height \(in\)/, 'from').fill('5')
  await expect(page).toHaveURL(/profile-height\.from=127$/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const code of testLanguages)
    test(`the finder is a form with an address, which is one page to search engines, in ${code} [R2.81, R2.83]`, async ({
      page,
    }) => {
      const { at, text } = localeFixture(code)
      const texts = finderTexts(code)
      await page.goto(at('/category/cutting-machines'))
      await page.getByRole('link', { name: text('finder.open') }).click()
      const weight = page.locator('input[name="weight.to"]')
      await weight.evaluate((it) => it.closest('details')?.setAttribute('open', ''))
      await weight.fill('900')
      await page.locator('form#finder button[type=submit]').click()
      await expect(page).toHaveURL(/weight\.to=900/)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${at('/category/cutting-machines')}$`),
      )
      await expect(cards(page)).toHaveCount(2)
      await page.getByRole('link', { name: texts.clear ?? '' }).click()
      await expect(cards(page)).toHaveCount(5)
      const answer = await page.goto(page.url())
      expect(answer?.headers()['x-page-cache']).not.toBe('hit')
    })

  for (const code of testLanguages)
    test(`three answers, side by side on a desk, lead to a line or to machines, with the reasons, in ${code} [R2.86, R2.87, R2.247, R19.96]`, async ({
      page,
    }) => {
      const { at } = localeFixture(code)
      const texts = finderTexts(code)
      await page.goto(at('/finder'))
      await expect(page.locator('meta[name=robots]')).toHaveCount(0)
      await expect(cards(page)).toHaveCount(3)
      await expect(page.getByRole('main').locator(`a[href="${at('/turnkey')}"]`)).toBeVisible()
      const form = page.getByRole('main').locator('form')
      const questions = [form.getByRole('group'), form.locator('label:has([type=number])')]
      const tops = (
        await Promise.all(
          questions.map((it) => it.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))),
        )
      ).flat()
      expect(tops).toEqual([tops[0], tops[0], tops[0]])
      await page.getByRole('radio').first().check()
      await page.getByRole('spinbutton', { name: texts['guide.shift'] ?? '' }).fill('110')
      await page.getByRole('spinbutton', { name: texts['guide.people'] ?? '' }).fill('26')
      await page.getByRole('button', { name: texts['guide.submit'] ?? '' }).click()
      await expect(page.getByRole('heading', { level: 2, name: texts['guide.line'] ?? '', exact: true })).toBeVisible()
      await expect(cards(page).first().getByRole('link')).toHaveAttribute('href', /\/turnkey\//)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await page.getByRole('spinbutton', { name: texts['guide.shift'] ?? '' }).fill('12')
      await page.getByRole('button', { name: texts['guide.submit'] ?? '' }).click()
      await page.getByRole('main').locator('a[href*="material.is="]').click()
      await expect(page).toHaveURL(/\/product\?material\.is=\w+$/)
    })
})
