import { createHash } from 'node:crypto'
import { logIn } from '../back-office.ts'
import { expect, test } from '../fixtures.ts'
import { findViolations } from '../find-violations.ts'
import { openPage } from '../open-page.ts'
import { logInPage } from '../operator.ts'
import { admin, siteUrl } from '../test-instance.ts'

const SAW = 'nv-450-double-mitre-saw'
const SERIAL = 'NV450-26-7K3Q9'

test('documents are found by product and by day, and each file is the one of its checksum [R2.130, R2.131, R2.132, R2.133, R2.135, R2.136]', async ({
  page,
  request,
}) => {
  await openPage(page, `/product/pvc-screwing-machines/${SAW}`)
  await expect(page.getByRole('region', { name: 'Documents' }).getByRole('link')).toHaveCount(5)
  await openPage(page, '/service')
  await page.getByRole('link', { name: 'All documents' }).click()
  await expect(page).toHaveURL(/\/documents$/)
  await page.getByRole('searchbox', { name: 'Product name or model' }).fill('nv 450')
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /NV 450/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('NV 450')
  await expect(page.getByText('Spare parts list')).toHaveCount(0)

  const manual = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Operating instructions NV 450' }) })
  await expect(manual.getByRole('link', { name: /^Deutsch/ })).toBeVisible()
  await manual.getByText('All versions and checksums').click()
  const link = manual.getByRole('link', { name: /English.*Version 1\.0 · PDF/ })
  await expect(link).toHaveAttribute('href', '/documents/nv-450-manual/1.0/en')
  const file = await request.get('/documents/nv-450-manual/1.0/en')
  const sha256 = createHash('sha256')
    .update(await file.body())
    .digest('hex')
  await expect(manual.getByText(sha256)).toBeVisible()
  expect(file.headers()).toMatchObject({ etag: `"${sha256}"`, 'content-length': String((await file.body()).length) })

  await page.getByLabel('What was in force on').fill('2026-02-28')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByRole('status')).toHaveText('In force on 28 February 2026')
  await expect(manual.getByRole('link').first()).toHaveAttribute('href', '/documents/nv-450-manual/1.0/en')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)

  const html = await (await request.get(`/de/documents/${SAW}`)).text()
  expect(html).toContain(`rel="canonical" href="${siteUrl}/de/documents/${SAW}"`)
  expect(html).toContain(`${siteUrl}/fr/documents/${SAW}`)
  expect(html).not.toContain('noindex')
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain('Betriebsanleitung NV 450')
  const sitemap = await (await request.get('/sitemap-1.xml')).text()
  expect(sitemap).toContain(`/de/documents/${SAW}`)
  expect((await request.get('/documents/no-such-product')).status()).toBe(404)
})

test('a serial number opens what is not public, on a phone without script; a wrong one opens nothing [R2.137, R2.138, R2.139, R2.140]', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto('/ar/documents')
  await page.getByLabel('الرقم التسلسلي').fill('nv450 26 7k3q9')
  await page.getByRole('button', { name: 'عرض وثائقها' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('NV 450')
  await expect(page.getByText(SERIAL)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const withScript = await browser.newPage()
  await withScript.goto(page.url())
  expect(await findViolations(withScript)).toEqual([])
  await withScript.close()
  const file = await page.getByRole('link', { name: /CSV/ }).first().getAttribute('href')
  const opened = await context.request.get(file ?? '')
  expect([opened.status(), opened.headers()['cache-control']]).toEqual([200, 'private, no-store'])
  expect((await context.request.get('/documents/nv-450-parts/1.0/en')).status()).toBe(404)

  const bodies = await Promise.all(
    ['NV450-26-00000', 'nothing', 'NV999'].map(async (it) => {
      const response = await context.request.get(`/serial/${it}`)
      return `${response.status()} ${await response.text()}`
    }),
  )
  expect(new Set(bodies).size).toBe(1)
  expect(bodies[0]).toContain('404')
  await context.close()
})

// Payload sets a colour scheme before React hydrates, which React reports.
test.describe('in the back office', () => {
  test.use({ allow: /hydrat|favicon/i })

  test('a document shows its versions, a published one refuses to go with a sentence, and a serial number its label [R14.210, R14.212, R14.218]', async ({
    page,
    request,
  }) => {
    await logInPage(page, request, admin)
    const headers = await logIn(request)
    const find = async (collection: string, where: string) => {
      const answer = await request.get(`/cms-api/${collection}?where${where}&depth=0&limit=1`, { headers })
      return ((await answer.json()) as { docs: { id: number }[] }).docs[0]?.id
    }
    const document = await find('product-documents', '[key][equals]=nv-450-manual')
    await page.goto(`/admin/collections/product-documents/${document}`)
    await expect(page.getByRole('cell', { name: '2.0' }).first()).toBeVisible()
    const version = await find('document-versions', `[document][equals]=${document}`)
    const refused = await request.delete(`/cms-api/document-versions/${version}`, { headers })
    expect(await refused.text()).toContain('was published and cannot be deleted')
    await page.goto(`/admin/collections/serial-numbers/${await find('serial-numbers', `[serial][equals]=${SERIAL}`)}`)
    const label = page.getByRole('link', { name: 'Open the label to print it' })
    await expect(label).toBeVisible()
    await expect(label.locator('img')).toHaveJSProperty('complete', true)
    await expect
      .poll(() => label.locator('img').evaluate((it: HTMLImageElement) => it.naturalWidth))
      .toBeGreaterThan(50)
  })
})
