import { languages } from '@vitrine/locales/languages'
import { expect, test } from '../fixtures.ts'
import { screensOfEveryLanguage } from '../screens.ts'

type Named = { name: string; slug: string }

for (const { code, tag, dir } of languages) {
  const prefix = code === 'en' ? '' : `/${code}`
  const headers = { 'accept-language': code }

  test(`${code}: every screen answers in its language and direction, with its names [R1.8, R2.1, R2.4, R6.1, R11.1, R16.1, R16.3]`, async ({
    request,
  }) => {
    const categories = (await (await request.get('/api/shop/categories/', { headers })).json()) as Named[]
    const cutting = categories.find((it) => it.slug === 'cutting-machines')
    expect(cutting?.name).toBeTruthy()
    for (const path of Object.values(screensOfEveryLanguage)) {
      const answer = await request.get(`${prefix}${path}`.replace(/(.)\/$/, '$1') || '/', { headers })
      expect([path, answer.status()]).toEqual([path, 200])
      const html = await answer.text()
      expect(html).toContain(`<html lang="${tag}" dir="${dir}"`)
      const headings = html.match(/<h1[\s>][^]*?<\/h1>/g) ?? []
      expect(headings).toHaveLength(1)
      if (path === screensOfEveryLanguage.category)
        expect(headings[0]?.replaceAll(/<[^>]*>/g, '')).toContain(cutting?.name)
      expect(html).toMatch(/<title>[^<]{10,}<\/title>/)
      // Pages of search results and comparisons are not for search engines, and say so instead of naming their address.
      const forEngines = /^\/(search|compare)/.test(path)
        ? '<meta name="robots" content="noindex"'
        : '<link rel="canonical"'
      expect([path, html.includes(forEngines)]).toEqual([path, true])
    }
  })
}

test('a name is written in the language of the page, not in English [R1.9, R11.3]', async ({ request }) => {
  const nameIn = async (code: string) => {
    const answer = await request.get('/api/shop/products/nv-450-double-mitre-saw/', {
      headers: { 'accept-language': code },
    })
    return ((await answer.json()) as Named).name
  }
  const names = await Promise.all(languages.map(({ code }) => nameIn(code)))
  expect(new Set(names).size).toBe(languages.length)
  expect(await (await request.get('/ru/product/pvc-screwing-machines/nv-450-double-mitre-saw')).text()).toContain(
    await nameIn('ru'),
  )
})

test('only the root path looks at the language of the browser and at an earlier choice [R2.3, R13.7]', async ({
  request,
}) => {
  const at = async (path: string, headers: Record<string, string>) => {
    const answer = await request.get(path, { headers, maxRedirects: 0 })
    return [answer.status(), answer.headers().location, answer.headers()['cache-control']]
  }
  expect(await at('/', { 'accept-language': 'tr-TR,tr;q=0.9' })).toEqual([302, '/tr', 'no-store'])
  expect(await at('/?from=mail', { 'accept-language': 'tr' })).toEqual([302, '/tr?from=mail', 'no-store'])
  expect(await at('/', { 'accept-language': 'tr', cookie: 'language=cn' })).toEqual([302, '/cn', 'no-store'])
  expect((await at('/', { 'accept-language': 'tr', cookie: 'language=en' }))[0]).toBe(200)
  expect((await at('/', { 'accept-language': 'ja' }))[0]).toBe(200)
  expect((await at('/about', { 'accept-language': 'tr' }))[0]).toBe(200)
})

test('the language is chosen from the picker, and the site remembers it for 365 days [R2.2, R9.10, R9.12]', async ({
  page,
  context,
}) => {
  await page.goto('/turnkey')
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('link', { name: '简体中文' }).click()
  await expect(page).toHaveURL('/cn/turnkey')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  const cookie = async () => (await context.cookies()).find((it) => it.name === 'language')
  await expect.poll(async () => (await cookie())?.value).toBe('cn')
  const days = ((await cookie())?.expires ?? 0) / 86_400 - Date.now() / 86_400_000
  expect(Math.round(days)).toBe(365)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('cn')
  await page.goto('/')
  await expect(page).toHaveURL('/cn')
})

test('a page announces exactly the languages in which it exists [R16.2]', async ({ request }) => {
  const posts = (await (await request.get('/api/main/blog/', { headers: { 'accept-language': 'en' } })).json()) as {
    slug: string
    languages: string[]
  }[]
  const partly = posts.find((post) => post.languages.length < languages.length)
  if (!partly) throw new Error('the demo content has no post that lacks a language')
  const html = await (await request.get(`/blog/${partly.slug}`)).text()
  const announced = [...html.matchAll(/rel="alternate" hrefLang="([^"]+)"/g)].map((it) => it[1])
  const existing = languages.filter((it) => partly.languages.includes(it.code)).map((it) => it.tag)
  expect(announced.toSorted()).toEqual([...existing, 'x-default'].toSorted())
})

test('the language picker of a post leads to its translations, else home [R11.8]', async ({ page, request }) => {
  const headers = { 'accept-language': 'en' }
  const posts = (await (await request.get('/api/main/blog/', { headers })).json()) as {
    slug: string
    languages: string[]
  }[]
  const german = posts.find((post) => post.languages.includes('de') && !post.languages.includes('kn'))
  await page.goto(`/blog/${german?.slug}`)
  await page.getByRole('button', { name: 'Language: English' }).click()
  await expect(page.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', `/de/blog/${german?.slug}`)
  await expect(page.getByRole('link', { name: 'ಕನ್ನಡ' })).toHaveAttribute('href', '/kn')
})
