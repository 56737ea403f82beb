import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'
import { logIn } from '../back-office.ts'
import { logInPage } from '../operator.ts'
import { admin } from '../test-instance.ts'
import { test } from '../fixtures.ts'

/** In every address of this run, so that the tests can be run again on the same product. */
const run = randomUUID().slice(0, 4)

const go = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path, { maxRedirects: 0 })
  return [answer.status(), answer.headers().location]
}

/** The site learns of a change within about a second; a cached page is rendered again after that, in turn with others. */
const goes = (request: APIRequestContext, path: string) =>
  expect.poll(() => go(request, path), { timeout: 30_000, intervals: [500] })

test('the old address of a changed slug redirects, also after it was changed back [R7.9, R14.4]', async ({
  request,
}) => {
  const headers = await logIn(request)
  const found = await request.get('/cms-api/turnkeys?limit=1&depth=0', { headers })
  const [{ id, slug }] = ((await found.json()) as { docs: [{ id: number; slug: string }] }).docs
  const rename = async (to: string) =>
    expect((await request.patch(`/cms-api/turnkeys/${id}`, { headers, data: { slug: to } })).status()).toBe(200)
  await rename(`${slug}-2`)
  await goes(request, `/de/turnkey/${slug}`).toEqual([301, `/de/turnkey/${slug}-2`])
  await rename(slug)
  await goes(request, `/turnkey/${slug}-2`).toEqual([301, `/turnkey/${slug}`])
  // The redirect that was kept for the address is asked for again.
  await goes(request, `/turnkey/${slug}`).toEqual([200, undefined])
})

test('redirects are imported and exported as CSV, and a wrong file changes nothing [R14.7]', async ({ request }) => {
  const headers = await logIn(request)
  const send = async (text: string) => {
    const data = Buffer.from(text)
    const answer = await request.post('/cms-api/redirects/import', {
      headers: { ...headers, 'content-type': 'text/csv' },
      data,
    })
    return [answer.status(), await answer.json()]
  }
  const [saws, one, two, three, four] = [
    `/старые-пилы-${run}`,
    ...['1', '2', '3', '4'].map((it) => `/csv-${it}-${run}`),
  ]
  expect(
    await send(`from,to,status\n${saws},/category/cutting-machines,302\n${one}/,${two}/\n${two}/,/about\n`),
  ).toEqual([200, { created: 3, changed: 0 }])
  await goes(request, encodeURI(`/ru${saws}`)).toEqual([302, '/ru/category/cutting-machines'])
  await goes(request, `${one}`).toEqual([301, '/about'])
  expect(await send(`from,to\n${three}/,${four}/\n${four}/,${three}/\n`)).toEqual([
    400,
    { problems: [`Line 3: Visitors would go round in a circle: ${four}/ → ${three}/ → ${four}/`] },
  ])
  expect((await go(request, `${three}`))[0]).toBe(404)
  const file = await request.get('/cms-api/redirects/export.csv', { headers })
  expect(file.headers()['content-disposition']).toContain('redirects.csv')
  expect(await file.text()).toContain(`"${saws}/","/category/cutting-machines","302","no"\r\n`)
  expect((await request.get('/cms-api/redirects/export.csv')).status()).toBe(403)
})

test('only the site itself can report what was not found [R14.8]', async ({ request }) => {
  const data = { pages: [{ path: '/spam', count: 999 }], searches: [] }
  expect((await request.post('/api/reports/not-found/', { data })).status()).toBe(404)
})

test.describe('in the back office', () => {
  // Payload's own pages ask for things that are not there.
  test.use({ allow: /cms-api|admin|_next/ })

  test('a page that was not found becomes a redirect by one link, its address filled in [R7.9, R14.8]', async ({
    page,
    request,
  }) => {
    const headers = await logIn(request)
    const path = `/old-catalogue/saws-${run}/`
    const address = path.slice(0, -1)
    expect((await request.get(address)).status()).toBe(404)
    expect((await request.get('/wp-login.php')).status()).toBe(404)
    expect((await request.get('/search-result-products?q=plasma+cutter')).status()).toBe(200)
    const listed = async (collection: string) =>
      JSON.stringify(await (await request.get(`/cms-api/${collection}?limit=100`, { headers })).json())
    // The site reports every ten seconds.
    await expect.poll(() => listed('not-found-pages'), { timeout: 45_000, intervals: [1000] }).toContain(path)
    await expect
      .poll(() => listed('searches-without-results'), { timeout: 45_000, intervals: [1000] })
      .toContain('plasma cutter')
    expect(await listed('not-found-pages')).not.toContain('wp-login')

    await logInPage(page, request, admin)
    await page.goto(`/admin/collections/not-found-pages?search=${encodeURIComponent(path)}`)
    await page.getByRole('link', { name: 'Make a redirect' }).first().click()
    await expect(page.getByLabel(/^From/)).toHaveValue(path)
    await page.getByLabel(/^To/).fill('/category/cutting-machines')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(/successfully/i).first()).toBeVisible()
    await goes(request, address).toEqual([301, '/category/cutting-machines'])
    await expect.poll(() => listed('not-found-pages'), { timeout: 45_000, intervals: [1000] }).not.toContain(path)
  })

  test('the list of redirects has import and export [R14.7]', async ({ page, request }) => {
    await logInPage(page, request, admin)
    await page.goto('/admin/collections/redirects')
    await expect(page.getByRole('link', { name: 'Export CSV' })).toHaveAttribute('href', /export\.csv$/)
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Import CSV' }).click()
    await (await chooser).setFiles({ name: 'r.csv', mimeType: 'text/csv', buffer: Buffer.from('from,to\n/a/,/a/\n') })
    await expect(page.getByRole('alert').filter({ hasText: 'Nothing was imported' })).toContainText(
      'Line 2: This leads to itself.',
    )
  })
})
