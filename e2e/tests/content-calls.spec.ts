import { ContentProxy, Failure } from '../content-proxy.ts'
import { expect, test } from '../fixtures.ts'
import { localeFixture } from '../locale.ts'
import { openPage } from '../open-page.ts'
import { screens, screensOfEveryLanguage } from '../screens.ts'
import { SecondInstance } from '../second-instance.ts'
import { portFor, siteUrl } from '../test-instance.ts'

const german = localeFixture('de')
const slugOf = (path: string) => path.split('/').at(-1) ?? ''

/** What the pages of the site ask for, all of it with GET, word for word as the requirements have it. */
const requiredPaths = [
  '/seo/get-meta-info/?path=%2Fde%2Fabout%2F',
  '/seo/check-redirect/?path=%2Fde%2Fabout%2F',
  '/seo/get-micro-layout-json/?path=%2Fde%2Fabout%2F',
  '/files/pdf-catalog-footer/',
  '/files/privacy-policy/',
  '/main/aboutus/',
  '/main/advantages/',
  '/main/blog/',
  `/main/blog/${slugOf(screens.post)}/`,
  '/main/categorysections/',
  '/main/qa/',
  '/main/reviews/',
  '/main/services/',
  '/main/turnkeysections/',
  '/main/sliders/about-us-slider/',
  '/main/sliders/header-category/',
  '/main/sliders/home-page-header/',
  '/main/sliders/service-slider/',
  '/main/sliders/header-turnkey/',
  '/shop/categories/',
  `/shop/categories/${slugOf(screens.category)}/`,
  '/shop/products',
  `/shop/products/${slugOf(screens.product)}/`,
  '/shop/turnkeys/',
  `/shop/turnkeys/${slugOf(screens.turnkey)}/`,
]

/** The calls that a page cannot do without, and the page. */
const needed: [path: string, page: string][] = [
  [`/main/blog/${slugOf(screens.post)}/`, screens.post],
  [`/shop/categories/${slugOf(screens.category)}/`, screens.category],
  [`/shop/products/${slugOf(screens.product)}/`, screens.product],
  ['/shop/products', screens.products],
  ['/search/', screens['search-products']],
  [`/shop/turnkeys/${slugOf(screens.turnkey)}/`, screens.turnkey],
  ['/main/window-story/', screens.window],
]

const files: Record<string, string> = {
  '/files/pdf-catalog-footer/': '/media/files/katalog.pdf',
  '/files/privacy-policy/': '/media/files/datenschutz.pdf',
}

const moved: Record<string, object> = {
  '/de/alter-laden/': { new_path: `${siteUrl}/service`, status: 302, external: true },
  '/de/alte-seite/': { new_path: '/de/service/', status: 301 },
  '/de/nur-englisch/': { new_path: '/service/', status: 301 },
}

/** The status with which a call fails, by language and path. */
let failureOf: (language: string, path: string) => number | undefined = () => undefined

let proxy: ContentProxy
const site = new SecondInstance(portFor(0))

// Pictures and files are served by the product whose content this is.
test.use({ allow: /\/media\// })

test.beforeAll(async () => {
  proxy = new ContentProxy(portFor(1), (address, body, language) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost')
    const path = pathname.replace(/^\/api/, '')
    const status = failureOf(language, path)
    if (status) return new Failure(status)
    if (language === 'de' && files[path]) return { file: files[path] }
    return (path === '/seo/check-redirect/' && moved[searchParams.get('path') ?? '']) || body
  })
  await proxy.isReady()
  await site.start(proxy.base)
})

test.afterAll(async () => {
  await site.remove()
  proxy.stop()
})

/** What is asked for while something happens. The revision is asked for every second, and posts in every language for its list of pages. */
async function askedDuring(act: () => Promise<unknown>) {
  const before = proxy.asked.length
  await act()
  return proxy.asked.slice(before).filter(({ path }) => !path.startsWith('/api/revision/'))
}

/** A path without what says which page of a list is wanted, which a backend may ignore. */
function withoutPaging(path: string): string {
  const { pathname, searchParams } = new URL(path, site.url)
  for (const key of ['page', 'limit']) searchParams.delete(key)
  return pathname.replace(/^\/api/, '') + (searchParams.size > 0 ? `?${searchParams}` : '')
}

const isRedirectCheck = ({ path }: { path: string }) => path.startsWith('/api/seo/check-redirect/')

test('every page asks for its content in its language, as JSON, and whether it has moved [R1.9, R7.2, R7.3, R7.4, R7.5, R7.6, R7.7, R7.10, R7.11, R7.12, R7.13]', async ({
  request,
}) => {
  const pages = Object.values(screens).map(german.at)
  await site.waitForSitemaps()
  // The start has asked for a page, which is made again while other tests publish.
  const before = new Set(proxy.asked.map(({ language, path }) => `${language} ${path}`))
  const asked = await askedDuring(async () => {
    for (const page of pages) expect([page, (await request.get(site.url + page)).status()]).toEqual([page, 200])
  })
  const inGerman = asked.filter(({ language }) => language === 'de').map(({ path }) => withoutPaging(path))
  expect(requiredPaths.filter((path) => !inGerman.includes(path))).toEqual([])
  // What earlier visitors did not find is told some time after.
  const isReport = ({ path }: { path: string }) => path.startsWith('/api/reports/')
  const calls = asked.filter((it) => !isReport(it))
  expect(calls.filter(({ method, accept }) => method !== 'GET' || accept !== 'application/json')).toEqual([])
  // A list of posts tells in which languages there are some.
  const others = calls.filter(({ path, language }) => language !== 'de' && withoutPaging(path) !== '/main/blog/')
  const isNew = ({ language, path }: (typeof others)[number]) =>
    !path.startsWith('/api/countries/') && !before.has(`${language} ${path}`)
  expect(others.filter(isNew)).toEqual([])
  for (const page of pages) {
    const path = `${page.split('?')[0]}/`
    const checks = asked.filter(
      (it) => isRedirectCheck(it) && new URL(it.path, site.url).searchParams.get('path') === path,
    )
    expect([path, checks.length > 0]).toEqual([path, true])
  }
})

test('the countries service is asked once for each country of a review [R7.2, R7.15]', async ({ request }) => {
  const reviews = (await (await request.get(`${site.url}/api/main/reviews/`)).json()) as { country: string }[]
  const paths = [...new Set(reviews.map(({ country }) => `/api/countries/alpha/${country}`))]
  expect(paths.length).toBeGreaterThan(1)
  await request.get(`${site.url}/reviews`)
  const asked = proxy.asked.filter(({ path }) => path.startsWith('/api/countries/alpha/'))
  expect(asked.map(({ path }) => path).toSorted()).toEqual(paths.toSorted())
  expect(new Set(asked.map(({ method, accept }) => `${method} ${accept}`))).toEqual(new Set(['GET application/json']))
})

test('a redirect is asked for by the decoded path without its query, of pages and of their data [R7.3, R7.7]', async ({
  request,
}) => {
  const checksOf = async (path: string) =>
    (await askedDuring(() => request.get(site.url + path))).filter(isRedirectCheck).map((it) => it.path)
  const asked = (path: string) => [`/api/seo/check-redirect/?${new URLSearchParams({ path })}`]
  expect(await checksOf('/de/%C3%BCber%20uns?utm_source=%2Fx%2F')).toEqual(asked('/de/über uns/'))
  expect(await checksOf('/es/service.data')).toEqual(asked('/es/service/'))
  // Not in the list of what is skipped.
  expect(await checksOf('/de/compare/a')).toEqual(asked('/de/compare/a/'))
  expect(await checksOf('/not/_nuxt/a')).toEqual(asked('/not/_nuxt/a/'))
})

test('no redirect is asked for addresses that never were pages [R7.8]', async ({ request }) => {
  const skipped = ['/_nuxt/a.js', '/_loading/a', '/_ipx/a.png', '/media/a.png', '/ro/compare/a', '/compare/a']
  const asked = await askedDuring(async () => {
    for (const path of skipped) expect((await request.get(site.url + path)).ok()).toBe(false)
    expect((await request.get(`${site.url}/compare?b`)).ok()).toBe(true)
  })
  expect(asked.filter(isRedirectCheck)).toEqual([])
})

for (const [status, code, title] of [
  [500, 'tr', 'error.other.title'],
  [404, 'pl', 'error.notFound.title'],
] as const)
  test(`a post, a category, a product, the list of products or a turnkey that fails with ${status} gives the error page in its language [R2.50, R8.10]`, async ({
    request,
  }) => {
    const { at, text, tag } = localeFixture(code)
    // A backend that answers 404 lacks the search: its lists are searched.
    for (const [path, page] of needed.filter(([it]) => status !== 404 || it !== '/search/')) {
      failureOf = (language, asked) => (language === code && asked === path ? status : undefined)
      const answer = await request.get(site.url + at(page))
      const html = await answer.text()
      expect([page, answer.status(), answer.headers()['cache-control']]).toEqual([page, status, 'no-store'])
      expect([page, /<html lang="([^"]*)"/.exec(html)?.[1], /<h1[^>]*>([^<]*)</.exec(html)?.[1]]).toEqual([
        page,
        tag,
        text(title),
      ])
      expect(html).toContain(`>${status}</p>`)
      expect(html).toMatch(new RegExp(`<main[^]*<a [^>]*href="${at('/')}"[^>]*>${text('error.goHome')}<`))
    }
    failureOf = () => undefined
  })

test('every other call may fail, the slides of the home page included: only its part of a page is missing [R8.11]', async ({
  request,
}) => {
  const { at, tag } = localeFixture('nl')
  const isNeeded = (path: string) => path === '/revision/' || needed.some(([it]) => it === path)
  failureOf = (language, path) => (language === 'nl' && !isNeeded(path) ? 500 : undefined)
  for (const page of Object.values(screensOfEveryLanguage)) {
    const answer = await request.get(site.url + at(page))
    expect([page, answer.status()]).toEqual([page, 200])
    const html = await answer.text()
    expect(html).toContain(`<html lang="${tag}"`)
    expect([page, html.match(/<h1[\s>]/g)?.length]).toEqual([page, 1])
    expect([page, /<title>[^<]{10,}<\/title>/.test(html)]).toEqual([page, true])
  }
  failureOf = () => undefined
})

test.describe('a new visitor', () => {
  test.use({ isNewVisitor: true })
  test('downloads lead to the files that the calls name, the privacy policy of the cookie banner in a new tab [R1.4, R7.10]', async ({
    page,
  }) => {
    await page.goto(`${site.url}/de/about`)
    const footer = page.getByRole('contentinfo')
    await expect(footer.locator('a[download="presentation.pdf"]')).toHaveAttribute('href', '/media/files/katalog.pdf')
    await expect(footer.locator('a[download="privacy-policy.pdf"]')).toHaveAttribute(
      'href',
      '/media/files/datenschutz.pdf',
    )
    const opened = page.waitForEvent('popup')
    await page
      .getByRole('region', { name: german.text('cookies.policy') })
      .getByRole('link')
      .click()
    const tab = await opened
    expect(tab.url()).toBe(`${site.url}/media/files/datenschutz.pdf`)
    await expect(page).toHaveURL(`${site.url}/de/about`)
  })
})

test('a link that has moved within the site stays in the page, one that has moved elsewhere leads the window there [R8.6]', async ({
  page,
}) => {
  const follow = async (path: string) => {
    await page.evaluate((to) => history.pushState({ usr: null, key: to, idx: 1 }, '', to), path)
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: history.state })))
  }
  await openPage(page, `${site.url}/de/about`)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await follow('/de/alte-seite')
  await expect(page).toHaveURL(`${site.url}/de/service`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german.text('service.title'))
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  // The texts of the other language come with its document.
  await follow('/de/nur-englisch')
  await expect(page).toHaveURL(`${site.url}/service`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(localeFixture('en').text('service.title'))
  await openPage(page, `${site.url}/de/about`)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await follow('/de/alter-laden')
  await expect(page).toHaveURL(`${siteUrl}/service`)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false)
})
