import { type Browser, chromium, type Locator } from '@playwright/test'
import { findBrowser } from '../browser.ts'
import { expect, test } from '../fixtures.ts'
import { isAwake, openPage, wakePage } from '../open-page.ts'
import { screens } from '../screens.ts'
import { siteUrl } from '../test-instance.ts'

/** A browser as people have it: Playwright's own arguments switch the memory of pages off. */
async function launchPlain(): Promise<Browser> {
  const { ignoreDefaultArgs, ...options } = await findBrowser()
  return chromium.launch({ ...options, ignoreDefaultArgs: [...ignoreDefaultArgs, '--disable-back-forward-cache'] })
}

test('structured data stands in what the server has written, and not on a page that the browser draws [R19.59]', async ({
  page,
}) => {
  const data = page.locator('script[type="application/ld+json"]')
  await openPage(page, screens.product)
  await expect(data).toHaveCount(1)
  expect(await data.textContent()).toContain('"Product"')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Service', exact: true }).click()
  await expect(page).toHaveURL('/service')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(data).toHaveCount(0)
})

test('nothing that a page does keeps it from being shown from memory, asleep or awake [R13.44]', async () => {
  const browser = await launchPlain()
  try {
    const page = await browser.newPage({ baseURL: siteUrl })
    const client = await page.context().newCDPSession(page)
    const reasons: string[] = []
    client.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      reasons.push(...notRestoredExplanations.map(({ type, reason }) => `${type} ${reason}`)),
    )
    await client.send('Page.enable')
    for (const path of ['/about', '/ar/about', screens.product])
      for (const isAwake of [false, true]) {
        const opened = await page.goto(path)
        expect(opened?.headers()['cache-control']).not.toContain('no-store')
        if (isAwake) await openPage(page, path)
        await page.goto('/service')
        await page.goBack()
        await expect(page).toHaveURL(path)
      }
    expect(reasons.length).toBeGreaterThan(0)
    // What else there is comes from the browser: without a window of its own it shows no page from memory, and says so.
    expect(reasons.filter((it) => it.startsWith('PageSupportNeeded'))).toEqual([])
  } finally {
    await browser.close()
  }
})

test('a link that is approached while the page sleeps is prepared as a page, and no other is [R13.43]', async ({
  page,
  context,
}) => {
  // Only sleeping pages let the browser prepare others.
  await page.route(/entry\.client-.*\.js$/, () => {})
  await page.goto('/about')
  const prepared = new Set<string>()
  const client = await context.newCDPSession(page)
  // It fails: a browser that is driven by a program shows no prepared page. That it was tried is told all the same.
  client.on('Preload.prerenderStatusUpdated', ({ key }) => prepared.add(key.url))
  await client.send('Preload.enable')
  const footer = page.getByRole('contentinfo')
  /** Presses it and lets go beside it, at once: what comes below a pointer that rests while the page moves is approached as well. */
  const press = async (link: Locator) => {
    await link.hover()
    await page.mouse.down()
    await page.mouse.move(0, 0)
    await page.mouse.up()
  }
  await press(footer.getByRole('link', { name: 'Privacy policy' }).first())
  await press(footer.getByRole('link', { name: 'Service', exact: true }))
  await expect.poll(() => [...prepared]).toEqual([`${siteUrl}/service`])
})

test('an awake page leaves preparing to the router [R13.43]', async ({ page, context }) => {
  await openPage(page, '/about')
  const prepared: string[] = []
  const client = await context.newCDPSession(page)
  client.on('Preload.prerenderStatusUpdated', ({ key }) => prepared.push(key.url))
  await client.send('Preload.enable')
  const data = page.waitForRequest(/\/service\.data/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Service', exact: true }).hover()
  await data
  expect(prepared).toEqual([])
})

test('a page that is prepared for later sleeps until it is opened [R13.43]', async ({ page }) => {
  const isPrepared = (value: boolean) =>
    Object.defineProperty(document, 'prerendering', { value, configurable: true, writable: true })
  await page.addInitScript(isPrepared, true)
  const scripts: string[] = []
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()))
  await page.goto('/about', { waitUntil: 'networkidle' })
  await wakePage(page)
  expect(scripts).toEqual([])
  await page.evaluate(isPrepared, false)
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
  await isAwake(page)
})

test('what a link needs is fetched when it is approached, once, and nothing while the page is only read [R13.13]', async ({
  page,
}) => {
  const asked: string[] = []
  await openPage(page, '/about')
  await page.waitForLoadState('networkidle')
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Service', exact: true })
  await link.hover()
  await expect.poll(() => asked.some((it) => /\/service-.*\.js$/.test(it))).toBe(true)
  await expect.poll(() => asked).toContain('/service.data')
  // Its own, and what it shares with other screens.
  expect(asked.filter((it) => it.endsWith('.js') && !/\/(service|screens)-/.test(it))).toEqual([])
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Service' })).toBeVisible()
  const files = asked.filter((it) => it.endsWith('.js'))
  expect(new Set(files).size).toBe(files.length)
})

test('nothing is fetched ahead for visitors who save data [R13.13]', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await openPage(page, '/about')
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const links = page.getByRole('contentinfo').getByRole('link')
  await links.first().hover()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Service', exact: true }).hover()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Service', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Service' })).toBeVisible()
  expect(asked.filter((it) => it.includes('/service.data'))).toHaveLength(1)
  expect(await page.locator('link[rel="prefetch"]').count()).toBe(0)
})

test('the rules for preparing pages are sent with every page, as a file, and name no address that is none [R12.1, R13.43]', async ({
  request,
}) => {
  for (const path of [screens.home, screens.product, '/ar/about']) {
    const headers = (await request.get(path)).headers()
    expect(headers['speculation-rules']).toBe('"/pages.speculationrules"')
    expect(headers['content-security-policy']).not.toContain('speculation')
  }
  const rules = await request.get('/pages.speculationrules')
  expect(rules.headers()['content-type']).toBe('application/speculationrules+json')
  expect(JSON.stringify(await rules.json())).toContain('admin')
})
