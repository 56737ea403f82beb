import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { logIn } from '../back-office.ts'
import { expect, test } from '../fixtures.ts'
import { logInPage } from '../operator.ts'
import { admin, siteUrl } from '../test-instance.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36'

/** As when somebody goes to another window; the page itself is still there for the test to look at. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

test.describe('a visitor', () => {
  test.use({ userAgent: browser, timezoneId: 'Europe/Warsaw' })

  test('is counted by what the page tells when it is hidden: pages, country, speed, and nothing of who he is [R15.160, R15.161, R15.163, R15.171]', async ({
    page,
  }) => {
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }))
    const zones = page.waitForResponse(/\/views\/zones$/)
    await page.goto('/pl', { referer: 'https://search.example/' })
    await (await zones).finished()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt', exact: true }).click()
    await expect(page).toHaveURL(/\/pl\/contact$/)
    const telling = page.waitForRequest(/\/views$/)
    await hide(page)
    const told = await telling
    expect(told.postDataJSON()).toMatchObject({
      seen: expect.arrayContaining([['/pl/contact', null, false]]),
      device: 'desk',
    })
    expect(Object.keys(told.postDataJSON() as object).toSorted()).toEqual([
      'country',
      'device',
      'inp',
      'isVisit',
      'lcp',
      'seen',
    ])
    expect((await told.response())?.status()).toBe(204)
    const kept = await page.evaluate(() => [
      document.cookie,
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ])
    expect(kept.join()).not.toMatch(/visit|views|statistic/i)
  })
})

test('a browser that is steered by a program tells nothing [R15.162]', async ({ page, request }) => {
  const asked: string[] = []
  page.on('request', (it) => asked.push(it.url()))
  await page.goto('/about')
  await hide(page)
  expect(await (await request.get('/about')).text()).toContain('sendBeacon')
  await page.waitForTimeout(1500)
  expect(asked.filter((url) => url.includes('/views'))).toEqual([])
})

test('an admin sees the statistics and takes them along; an editor does not [R15.167, R15.168, R15.169]', async ({
  page,
  request,
}) => {
  await logInPage(page, request, admin)
  await page.goto('/admin')
  // The menu may be folded in.
  await expect(page.locator('nav a[href="/admin/statistics"]')).toHaveText('Statistics')
  await page.goto('/admin/statistics')
  await expect(page.getByRole('heading', { name: 'Statistics', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: '7 days' }).click()
  await expect(page.locator('a[aria-current=true]')).toHaveText('7 days')
  const csv = await page.getByRole('link', { name: 'Export as CSV' }).getAttribute('href')
  const headers = await logIn(request)
  expect(await (await request.get(csv ?? '', { headers })).text()).toContain('"Day","Counted","Value","Count"')

  const editor = { email: `stats-${randomUUID().slice(0, 8)}@norvane.example`, password: 'an-editor-of-norvane' }
  await request.post('/cms-api/users', { headers, data: { ...editor, role: 'editor' } })
  await logInPage(page, request, editor)
  await page.goto('/admin/statistics')
  await expect(page).toHaveURL(`${siteUrl}/admin`)
  await expect(page.locator('nav a[href="/admin/statistics"]')).toHaveCount(0)
})
