import { isReservedPath } from '@vitrine/contract/reserved-paths'
import { languages } from '@vitrine/locales/languages'
import { crawl, readSitemap } from '../crawl/crawl.ts'
import { siteUrl } from '../test-instance.ts'
import { expect, test } from '../fixtures.ts'
import { screens } from '../screens.ts'

/** One of each kind of page that the content makes, besides the fixed screens. */
const kinds = [/^\/category\//, /^\/product\//, /^\/turnkey\//, /^\/blog\//]
/** In these languages every link is followed; `npm run crawl` follows all links of all languages. */
const followed = new Set(['', 'ar'])

/** PDF sheets are made for each address: a crawl would be refused after sixty of them. */
const isSheet = (link: string) => /^(\/[a-z]{2})?\/sheet\//.test(link)
const isNoPage = (link: string) =>
  isReservedPath(link, 'back-office', 'content-api') || /^\/error(\/|$)/.test(link) || isSheet(link)
const languageOf = (path: string) => /^\/([a-z]{2})(?:\/|$)/.exec(path)?.[1] ?? ''

test('a sample of pages in every language passes the checks of the crawl [R9.20, R11.1, R11.3, R11.6, R16.1, R16.2, R16.5, R18.11]', async () => {
  const listed = await readSitemap(siteUrl)
  const english = listed.filter((path) => languageOf(path) === '')
  const samples = kinds.flatMap((kind) => english.find((path) => kind.test(path)) ?? [])
  expect(samples).toHaveLength(kinds.length)
  const wanted = new Set([...Object.values(screens), ...samples].flatMap((path) => inAllLanguages(path)))
  const paths = listed.filter((path) => wanted.has(path))
  expect(paths.length).toBeGreaterThan(languages.length * 5)
  const { pages, looked, problems } = await crawl({
    siteUrl,
    paths,
    follow: (page, link) => (followed.has(languageOf(page)) && !isNoPage(link) ? 'look' : 'no'),
  })
  expect(problems).toEqual([])
  expect(pages).toBe(new Set(paths).size)
  expect(looked).toBeGreaterThan(100)
})

for (const path of ['/', '/ar/turnkey', '/kn/reviews', `/cn${screens.product}`, `/ru${screens.category}`]) {
  test(`${path} loads without an error in the browser [R12.1]`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  })
}

function inAllLanguages(path: string): string[] {
  return languages.map(({ code }) => (code === 'en' ? path : path === '/' ? `/${code}` : `/${code}${path}`))
}
