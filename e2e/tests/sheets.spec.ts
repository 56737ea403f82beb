import type { APIRequestContext, Locator } from '@playwright/test'
import { languageCodes } from '@vitrine/locales/languages'
import { expect, test } from '../fixtures.ts'
import { localeFixture } from '../locale.ts'
import { openPage } from '../open-page.ts'
import { screens } from '../screens.ts'

const SAW = 'nv-450-double-mitre-saw'
const NAME = 'PDF data sheet'

async function expectSheet(request: APIRequestContext, link: Locator) {
  const answer = await request.get((await link.getAttribute('href')) ?? '')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
  return answer.headers()
}

test('pages lead to their sheet in the units that the visitor has chosen [R2.110, R2.111, R2.116, R2.124]', async ({
  page,
  request,
}) => {
  await openPage(page, screens.product)
  const link = page.getByRole('main').getByRole('link', { name: NAME })
  await expect(link).toHaveCount(1)
  await expect(link).toHaveAttribute('href', `/sheet/product/${SAW}.pdf`)
  await page.getByRole('button', { name: 'Show inches and pounds' }).first().click()
  await expect(link).toHaveAttribute('href', `/sheet/product/${SAW}.pdf?units=imperial`)
  expect((await expectSheet(request, link)).link).toMatch(/\/product\/[^>]+>; rel="canonical"/)
  await page.getByRole('main').getByRole('button', { name: 'Add to enquiry' }).first().click()
  await openPage(page, `/compare?products=${SAW},nv-420-up-cut-saw`)
  await expect(link).toHaveAttribute('href', `/sheet/compare.pdf?products=${SAW},nv-420-up-cut-saw&units=imperial`)
  expect((await expectSheet(request, link))['x-robots-tag']).toBe('noindex')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Enquiry basket, 1/ })
    .click()
  const basket = page.getByRole('dialog').getByRole('link', { name: NAME })
  await expect(basket).toHaveAttribute('href', `/sheet/basket.pdf?products=${SAW}:1`)
  await expectSheet(request, basket)
  await openPage(page, `/planner?hall=30x18&items=${SAW}~2000.2000`)
  await expect(link).toHaveAttribute('href', `/sheet/plan.pdf?hall=30x18&items=${SAW}~2000.2000&units=imperial`)
  expect((await expectSheet(request, link))['x-robots-tag']).toBe('noindex')
})

test('a turnkey has its sheet, without script too, and what does not exist has an error page [R2.110, R2.117]', async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const german = localeFixture('de')
  await page.goto(german.at(screens.turnkey))
  const link = page.getByRole('main').getByRole('link', { name: german.text('sheet.link') })
  await expect(link).toHaveAttribute('href', /^\/de\/sheet\/turnkey\/[a-z0-9-]+\.pdf$/)
  await expectSheet(request, link)
  await context.close()
  const gone = await request.get('/de/sheet/product/nv-000-never-built.pdf')
  expect([gone.status(), await gone.text()]).toEqual([
    404,
    expect.stringContaining(german.text('error.notFound.title')),
  ])
})

test('there is a sheet in every language, tagged, and kept [R2.113, R2.114, R2.115]', async ({ request }) => {
  for (const code of languageCodes) {
    const address = localeFixture(code).at(`/sheet/product/${SAW}.pdf`)
    const answer = await request.get(address)
    expect([code, answer.status()]).toEqual([code, 200])
    expect((await answer.body()).includes('/StructTreeRoot')).toBe(true)
    expect(answer.headers()['content-disposition']).toContain(`${SAW}-${code}.pdf`)
  }
  expect((await request.head(`/ar/sheet/product/${SAW}.pdf`)).headers()['x-page-cache']).toBe('hit')
})

test('a hall plan has a sheet in languages of every script [R2.113, R2.124]', async ({ request }) => {
  for (const code of ['de', 'ar', 'cn', 'kn'] as const) {
    const answer = await request.get(localeFixture(code).at(`/sheet/plan.pdf?hall=30x18&items=${SAW}~2000.2000`))
    expect([code, answer.status(), (await answer.body()).includes('/StructTreeRoot')]).toEqual([code, 200, true])
  }
})
