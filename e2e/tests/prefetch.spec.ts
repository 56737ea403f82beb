import { expect, test } from '../fixtures.ts'
import { screens } from '../screens.ts'

test('a page loads less than 130 kB of script until it is idle; other screens are prefetched after that [R13.13]', async ({
  page,
}) => {
  const loaded = new Map<string, number>()
  const prefetched = new Map<string, number>()
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return
    const { 'sec-purpose': purpose } = await response.request().allHeaders()
    const bytes = Number(response.headers()['content-length'])
    if (purpose?.includes('prefetch')) prefetched.set(response.url(), bytes)
    else loaded.set(response.url(), bytes)
  })
  await page.goto(screens.home, { waitUntil: 'networkidle' })
  await expect.poll(() => prefetched.size).toBeGreaterThan(10)
  const sum = (of: Map<string, number>) => [...of.values()].reduce((total, it) => total + it, 0)
  expect(sum(loaded)).toBeLessThan(130_000)
  // Many small files compress badly, and each costs a request: docs/decisions/0034-few-files.md.
  expect(loaded.size).toBeLessThan(16)
  expect(sum(prefetched)).toBeLessThan(60_000)
  // Nothing is fetched twice, and nothing that is needed only after a press on a button.
  expect([...prefetched.keys()].filter((url) => loaded.has(url))).toEqual([])
  expect([...prefetched.keys()].join()).not.toMatch(/Dialog|Popup/)
})

test('a screen that was prefetched needs only its data [R13.13]', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'networkidle' })
  await expect.poll(() => page.locator('link[rel="prefetch"][as="script"]').count()).toBeGreaterThan(10)
  await page.waitForLoadState('networkidle')
  const fromNetwork: string[] = []
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  client.on('Network.responseReceived', ({ response }) => {
    if (
      response.url.endsWith('.js') &&
      !response.fromDiskCache &&
      !response.fromPrefetchCache &&
      !response.fromServiceWorker
    )
      fromNetwork.push(response.url)
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Service', exact: true }).click()
  await expect(page).toHaveURL('/service')
  await expect(page.getByRole('heading', { level: 1, name: 'Service' })).toBeVisible()
  expect(fromNetwork.filter((url) => /\/service-/.test(url))).toEqual([])
})

test('nothing is prefetched for visitors who save data [R13.13]', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto('/about', { waitUntil: 'networkidle' })
  await expect
    .poll(() =>
      page.evaluate(() => performance.getEntriesByType('resource').some((it) => it.name.includes('prefetch-screens'))),
    )
    .toBe(true)
  expect(await page.locator('link[rel="prefetch"]').count()).toBe(0)
})
