import { expectNotice, hurryNotice } from '../cookie-notice.ts'
import { findCovered } from '../find-covered.ts'
import { expect, test } from '../fixtures.ts'
import { localeFixture } from '../locale.ts'
import { screens } from '../screens.ts'

test.use({ isNewVisitor: true })

for (const [path, accept] of [
  ['/about', 'Accept'],
  ['/ar', 'موافق'],
] as const)
  test(`${path}: the cookie banner appears without taking the focus, hides when it is accepted and stays hidden [R2.49, R3.19, R4.20, R7.10]`, async ({
    page,
  }) => {
    await page.goto(path)
    const button = page.getByRole('button', { name: accept })
    await expect(button).toBeVisible()
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    const privacy = page.getByRole('region', { name: /^(Privacy policy|سياسة الخصوصية)$/ }).getByRole('link')
    await expect(privacy).toHaveAttribute('target', '_blank')
    expect((await page.request.get((await privacy.getAttribute('href')) ?? '')).headers()['content-type']).toContain(
      'pdf',
    )
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cookies_accept'))).toBe('true')
    await page.reload({ waitUntil: 'networkidle' })
    await expect(button).toBeHidden()
  })

test('the cookie banner appears at the bottom after 500 ms, with its text [R2.49, R9.9]', async ({ page }) => {
  await page.clock.install()
  await page.goto('/about')
  const button = page.getByRole('button', { name: 'Accept' })
  // From here on the clock of the page stands still.
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.reload()
  await page.clock.runFor(499)
  await expect(button).toBeHidden()
  await page.clock.runFor(1)
  await expect(button).toBeVisible()
  const banner = page.getByRole('region', { name: 'Privacy policy' })
  await expect(banner).toContainText('This site keeps your basket, your language and night mode on your device')
  await expect
    .poll(async () => {
      const { y = 0, height = 0 } = (await banner.boundingBox()) ?? {}
      return y + height
    })
    .toBe(900)
})

for (const [code, width, height] of [
  ['en', 1440, 900],
  ['de', 1280, 720],
  ['kn', 1440, 800],
  ['ar', 1024, 768],
] as const)
  test(`${code} at ${width} x ${height}: the cookie notice is one row and covers no control of a hero [R19.51]`, async ({
    page,
  }) => {
    const { at, text } = localeFixture(code)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    await hurryNotice(page)
    for (const path of [screens.home, screens.category]) {
      await page.goto(at(path))
      await expectNotice(page, text('cookies.policy'))
      const notice = page.getByRole('region', { name: text('cookies.policy'), exact: true })
      expect((await notice.boundingBox())?.height).toBeLessThanOrEqual(64)
      const next = page.locator('[data-hero]').getByRole('button', { name: text('carousel.next') })
      await expect(next).toBeInViewport({ ratio: 1 })
      expect([path, ...(await findCovered(page, '[data-hero]'))]).toEqual([path])
    }
  })

test('the cookie banner can be closed where storage is forbidden', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('button', { name: 'Accept' })).toBeHidden()
})

test('night mode is applied before the first paint, without the scripts of the page [R4.3, R19.9]', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'night', value: 'true', url: baseURL ?? '' }])
  await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto('/about')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor))
    .toBe('rgb(14, 17, 21)')
})
