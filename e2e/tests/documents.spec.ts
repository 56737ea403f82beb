import { createHash, randomUUID } from 'node:crypto'
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

// Payload sets a colour scheme before React hydrates, which React reports; and a correction without a reason is refused.
test.describe('in the back office', () => {
  test.use({ allow: /hydrat|favicon|\/serial-numbers\/\d+\?/i })

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

  test('a list of serial numbers is checked and applied, its labels are printed in true size, and a day of delivery is corrected with a reason alone [R14.260, R14.262, R14.263, R14.264]', async ({
    page,
    request,
  }) => {
    const prefix = `E2E${randomUUID().slice(0, 6).toUpperCase()}`
    const send = async (...rows: string[]) => {
      const buffer = Buffer.from(['Serial number;Model;Delivered on', ...rows].join('\r\n'))
      await page.goto('/admin/serial-imports')
      await page.getByLabel(/^Excel or CSV file/).setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer })
      await page.getByRole('button', { name: 'Check the file' }).click()
    }
    await logInPage(page, request, admin)
    await send(`${prefix}-1;NV 450;31.02.2026`)
    await expect(page.getByRole('row', { name: 'list!C2' })).toContainText('is no day. Write it as 2026-04-14.')
    await expect(page.getByRole('button', { name: 'Apply' })).toHaveCount(0)
    await send(...Array.from({ length: 30 }, (_, index) => `${prefix}-${index + 1};NV 450;2026-10-14`))
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByRole('button', { name: 'Undo this import' })).toBeVisible()

    await page.goto(`/admin/collections/serial-numbers?search=${prefix}`)
    await page.getByRole('checkbox').nth(1).check()
    await expect(page.getByRole('link', { name: 'Print labels of what is chosen (1)' })).toBeVisible()
    await page.getByRole('checkbox').nth(1).uncheck()
    const opening = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Print labels', exact: true }).click()
    const labels = await opening
    await labels.getByLabel('Size of a label').selectOption('70x36')
    await labels.getByRole('button', { name: 'Show' }).click()
    await expect(labels.getByRole('status')).toContainText('Labels 1 to 30 of 30; sheets: 2.')
    await expect(labels.getByRole('img', { name: /\/serial\// })).toHaveCount(30)
    // Nothing but the two sheets is on paper.
    const pdf = (await labels.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
    expect(await findViolations(labels)).toEqual([])
    await labels.close()

    await page.goto(`/admin/collections/serial-numbers?search=${prefix}-30`)
    await page.getByRole('link', { name: `${prefix}-30`, exact: true }).click()
    const day = page.locator('#field-deliveredOn input')
    await expect(day).toHaveValue('2026-10-14')
    const reason = page.getByLabel('Reason for the correction')
    await expect(reason).toHaveCount(0)
    await day.fill('2026-10-12')
    await day.press('Enter')
    await expect(reason).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(`${prefix}-30 is delivered and has said 2026-10-14: give the reason`)).toBeVisible()
    await reason.fill('Delivery note 4711')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Corrections', { exact: true })).toBeVisible()
    await expect(reason).toHaveCount(1)
    const open = await request.get(`/serial/${prefix}-30`)
    expect(await open.text()).toContain('It was recorded as October 14, 2026 before.')
  })

  test('an import is shown as over on a slow server, where its page takes longer than it is asked whether it is over [R14.267]', async ({
    page,
    request,
  }) => {
    await logInPage(page, request, admin)
    await page.goto('/admin/serial-imports')
    // Long enough that the first page still says that it is being checked.
    const rows = Array.from({ length: 10_000 }, (_, index) => `SLOW-${index};NV 450;31.02.2026`)
    const buffer = Buffer.from(['Serial number;Model;Delivered on', ...rows].join('\r\n'))
    await page.getByLabel(/^Excel or CSV file/).setInputFiles({ name: 'slow.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: 'Check the file' }).click()
    await expect(page.getByRole('progressbar')).toBeVisible()
    const devTools = await page.context().newCDPSession(page)
    const slow = { offline: false, latency: 1500, downloadThroughput: -1, uploadThroughput: -1 }
    await devTools.send('Network.emulateNetworkConditions', slow)
    await expect(page.getByRole('row', { name: 'slow!C2' }).first()).toContainText('is no day.')
  })
})
