import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { localeFixture, testLanguages } from '../locale.ts'
import { openPage } from '../open-page.ts'
import { screens } from '../screens.ts'

const TWO = '/compare?products=nv-450-double-mitre-saw,nv-420-up-cut-saw'
const table = (page: Page) => page.getByRole('region').getByRole('table')
const row = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name })
const products = (page: Page) => table(page).getByRole('columnheader').getByRole('link', { name: /^NV/ })

test('links add machines to the comparison, which the browser keeps and the address names [R2.70, R2.73, R19.60]', async ({
  page,
}) => {
  await page.goto(screens.product)
  await page.getByRole('main').getByRole('link', { name: 'Compare NV 450', exact: true }).click()
  await expect(products(page)).toHaveText([/^NV 450/])
  await page.getByRole('searchbox', { name: 'Machine or model' }).last().fill('up-cut')
  await page.keyboard.press('Enter')
  await page
    .getByRole('link', { name: /^NV 420/ })
    .last()
    .click()
  await expect(products(page)).toHaveText([/^NV 450/, /^NV 420/])
  // What was compared is still known where a link says nothing of it.
  await page.goto('/compare?add=nv-550-cnc-double-mitre-saw')
  await expect(products(page)).toHaveText([/^NV 450/, /^NV 420/, /^NV 550/])
  await expect(page).toHaveURL(/\?products=nv-450-double-mitre-saw,nv-420-up-cut-saw&add=nv-550-cnc-double-mitre-saw$/)
  await table(page).getByRole('link', { name: 'Take NV 420 out of the comparison' }).click()
  await expect(products(page)).toHaveText([/^NV 450/, /^NV 550/])
  await table(page).getByRole('button', { name: 'Add to enquiry' }).first().click()
  await expect(table(page).getByRole('button', { name: 'In your enquiry' })).toHaveCount(1)
  // The last one too.
  await table(page).getByRole('link', { name: 'Take NV 450 out of the comparison' }).click()
  await expect(products(page)).toHaveText([/^NV 550/])
  await table(page).getByRole('link', { name: 'Take NV 550 out of the comparison' }).click()
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.goto(screens.compare.split('?')[0] ?? '')
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('figures that differ can be shown alone, the best one is named, and the heads stay in view [R2.71, R2.72, R19.93]', async ({
  page,
}) => {
  await openPage(page, TWO)
  await expect(row(page, 'Connected load')).toContainText('best')
  const equal = table(page).locator('tr[data-same]').first()
  await expect(equal).toBeVisible()
  await page.getByRole('checkbox', { name: 'Only show differences' }).check()
  await expect(equal).toBeHidden()
  await expect(row(page, 'Connected load')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Only show differences' }).uncheck()
  // All of it stands in the page: no second bar to scroll by.
  await expect(page.getByRole('region').filter({ has: page.getByRole('table') })).toHaveCSS('overflow', 'visible')
  await table(page).getByRole('row').last().scrollIntoViewIfNeeded()
  await expect(products(page).first()).toBeInViewport({ ratio: 1 })
})

for (const width of [360, 768, 1440])
  test(`at ${width} each column begins with its picture, which goes when the figures are read: the name stays, alone [R19.133]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, `${TWO},nv-550-cnc-double-mitre-saw`)
    const pictures = table(page).getByRole('columnheader').locator('img')
    await expect(pictures).toHaveCount(3)
    for (const picture of await pictures.all()) await expect(picture).toBeInViewport({ ratio: 1 })
    await table(page).getByRole('row').last().scrollIntoViewIfNeeded()
    for (const name of await products(page).all()) await expect(name).toBeInViewport({ ratio: 1 })
    for (const picture of await pictures.all()) await expect(picture).not.toBeInViewport()
  })

test('more than four, and what does not exist, are told [R2.73]', async ({ page }) => {
  await page.goto(`${screens.compare},nv-405-glazing-bead-saw,nv-110-single-head-welder`)
  await expect(page.getByRole('main')).toContainText('Four machines fit side by side')
  await expect(products(page)).toHaveCount(4)
  await page.goto('/compare?products=nv-450-double-mitre-saw,nv-000-never-built')
  await expect(page.getByRole('main')).toContainText('does not exist any more')
  await expect(products(page)).toHaveText([/^NV 450/])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const code of testLanguages)
    test(`a comparison is an address, also in ${code} [R2.70, R2.71]`, async ({ page }) => {
      const { at, text } = localeFixture(code)
      const answer = await page.goto(at(TWO))
      expect(answer?.headers()['x-page-cache']).not.toBe('hit')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('compare.title'))
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(products(page)).toHaveText([/NV 450/, /NV 420/])
      await page.getByRole('searchbox', { name: text('compare.search') }).fill('NV 550')
      await page.keyboard.press('Enter')
      await page
        .getByRole('link', { name: /NV 550/ })
        .first()
        .click()
      await expect(products(page)).toHaveCount(3)
    })
})
