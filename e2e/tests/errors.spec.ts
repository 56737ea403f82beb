import { siteUrl } from '../test-instance.ts'
import { expect, test } from '../fixtures.ts'
import { openPage } from '../open-page.ts'

test.use({ allow: /no-such|No-Such|\/xx|\/error|\/en\/|map is not a function/ })

const lost = [
  '/no-such-page',
  '/ru/no-such-page',
  '/ar/product/pvc-screwing-machines/no-such-product',
  '/category/no-such-category',
  '/turnkey/no-such-turnkey',
  '/blog/no-such-post',
  '/xx',
  '/en/about',
  '/error',
  '/tr/error',
  '/no-such-file.php',
  '/product/pvc-screwing-machines/No-Such..Slug',
]

for (const path of lost) {
  test(`${path} is a real 404 with the error page [R2.1, R2.50, R2.55, R8.10, R13.8]`, async ({ page, request }) => {
    const answer = await request.get(path)
    expect(answer.status()).toBe(404)
    expect(answer.headers()['cache-control']).toBe('no-store')
    await page.goto(path)
    await expect(page.getByText('404')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('the error page has its exact words and leads home [R2.50, R8.3]', async ({ page }) => {
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect(
    page.getByText('We’re sorry, the page you requested could not be found.Please go back to the homepage.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Go homepage' }).click()
  await expect(page).toHaveURL('/')
})

for (const [path, message] of [
  ['/no-such-page', 'This page could not be found'],
  ['/xx', 'This page could not be found'],
  ['/error', 'Post not found'],
  ['/blog/no-such-post', 'Post not found'],
  ['/tr/error', 'Yazı bulunamadı'],
] as const)
  test(`${path} says “${message}” [R2.52, R2.54, R2.55]`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(message, { exact: true })).toBeVisible()
  })

for (const path of [
  '/product/pvc-screwing-machines/no-such-product',
  '/cn/category/no-such-category',
  '/ar/turnkey/no-such-turnkey',
])
  test(`${path}: a link to it shows the error page too, with a link home [R2.50, R8.10]`, async ({ page }) => {
    const [, prefix = ''] = /^(\/(?:cn|ar))?\//.exec(path) ?? []
    await openPage(page, `${prefix ?? ''}/about`)
    // The router asks for the data of a page that is not there.
    await page.evaluate((to) => history.pushState({ usr: null, key: 'lost', idx: 1 }, '', to), path)
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: history.state })))
    await expect(page.getByText('404')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', prefix || '/')
  })

test.describe('of a page that cannot be loaded', () => {
  test.use({ allow: /\/service|503/ })
  test('the error page of a link takes the place of the page and leaves header, footer and styles as they are [R8.10]', async ({
    page,
  }) => {
    await openPage(page, '/about')
    const styles = page.locator('link[rel=stylesheet]')
    const around = await Promise.all(
      [page.locator('html'), page.getByRole('banner'), page.getByRole('contentinfo'), styles.first()].map((it) =>
        it.elementHandle(),
      ),
    )
    await page.route(/\/service\.data/, (route) => route.fulfill({ status: 503, body: 'out of order' }))
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Service' }).click()
    await expect(page.getByRole('heading', { name: 'An error occurred' })).toBeVisible()
    expect(await Promise.all(around.map((it) => it?.evaluate((element) => element.isConnected)))).toEqual([
      true,
      true,
      true,
      true,
    ])
  })
})

test('if the error page itself fails, one sentence and a link home are left [R2.53]', async ({ page }) => {
  // A text that is neither words nor a message makes the page throw while it is rendered.
  await page.route(/\/texts-en-[^/]*\.js$/, async (route) => {
    const source = await (await route.fetch()).text()
    await route.fulfill({
      contentType: 'text/javascript',
      body: source.replace(/("?error\.notFound\.title"?):("[^"]*"|`[^`]*`)/, '$1:{}'),
    })
  })
  await openPage(page, '/about')
  await page.evaluate(() => history.pushState({ usr: null, key: 'lost', idx: 1 }, '', '/no-such-page'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: history.state })))
  await expect(page.getByRole('heading', { name: 'An error occurred while showing the error page' })).toBeVisible()
  // From here on the texts are whole: nothing of theirs is answered when the test has ended.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('link', { name: 'Go homepage' }).click()
  await expect(page).toHaveURL('/')
})

test('the error page leads to the home page of its language [R2.50]', async ({ page }) => {
  await page.goto('/de/no-such-page')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', '/de')
})

test('moved addresses redirect, with or without a last slash or a query [R7.9, R13.7]', async ({ request }) => {
  const at = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    return [answer.status(), answer.headers().location]
  }
  expect(await at('/catalog/saws/')).toEqual([301, '/category/cutting-machines'])
  expect(await at('/catalog/saws?utm_source=old')).toEqual([301, '/category/cutting-machines'])
  expect(await at('/about/')).toEqual([301, '/about'])
  expect((await at(`${siteUrl}//evil.example/`))[1] ?? '').not.toMatch(/^\/\//)
})

test('malformed addresses are answered with 400 or 404 [R13.8]', async ({ request }) => {
  for (const path of ['/%E0%A4%A', '/%00', '/a%2F..%2Fb', `/${'x'.repeat(3000)}`]) {
    expect([404, 400]).toContain((await request.get(path)).status())
  }
})
