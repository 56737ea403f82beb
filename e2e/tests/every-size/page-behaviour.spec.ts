import { expect, test } from '../../fixtures.ts'
import { screens } from '../../screens.ts'
import { localeFixture, testLanguages } from '../../locale.ts'
import { openPage } from '../../open-page.ts'

for (const code of testLanguages) {
  const { at, text, headers } = localeFixture(code)

  test.describe(`every page in ${code}`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

    test('a new page begins at its top, back is where it was, a hash leads to its anchor, and the anchor menu stays in view [R2.9, R2.10, R2.42]', async ({
      page,
    }) => {
      await openPage(page, at('/'))
      // It is gone as soon as the browser loads a document instead of changing the address.
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
      const link = page
        .getByRole('main')
        .locator(`a[href^="${at('/product/')}"]`)
        .filter({ visible: true })
        .first()
      const address = await link.getAttribute('href')
      await link.scrollIntoViewIfNeeded()
      const before = await page.evaluate(() => scrollY)
      expect(before).toBeGreaterThan(500)
      await link.click()
      await expect(page).toHaveURL((url) => url.pathname === address)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await page.goBack()
      await expect.poll(() => page.evaluate((was) => Math.abs(scrollY - was) < 100, before)).toBe(true)
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
      await page.goto(`${at(screens.product)}#specifications`)
      const heading = page.getByRole('heading', { name: text('product.specifications'), exact: true })
      await expect(heading).toBeInViewport()

      const menu = page.getByRole('navigation', { name: text('product.onThisPage') })
      await page.evaluate(() => scrollBy(0, 300))
      await expect(menu).toBeInViewport()
      // A pointer's click would first scroll to where the menu stands in the page (header.spec.ts has one).
      await menu
        .getByRole('link', { name: text('product.features'), exact: true })
        .evaluate((link: HTMLElement) => link.click())
      await expect(page.getByRole('heading', { name: text('product.features'), exact: true })).toBeInViewport()
    })

    test('the button to the top appears after 450 px, and not on a product [R2.25, R9.5]', async ({ page }) => {
      const up = page.getByRole('button', { name: text('scrollToTop') })
      await openPage(page, at(screens.about))
      await page.evaluate(() => scrollTo(0, 450))
      await expect(up).toBeHidden()
      await page.evaluate(() => scrollTo(0, 451))
      await expect(up).toBeVisible()
      await up.click()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await openPage(page, at(screens.product))
      await page.evaluate(() => scrollTo(0, 900))
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800)
      await expect(up).toBeHidden()
    })

    test('what search engines read comes from the lookup, with the default share image, and the chat button leads to the chat of the company [R1.5, R2.11, R2.12, R7.4]', async ({
      page,
      request,
    }) => {
      const path = encodeURIComponent(at('/about') + '/')
      const info = (await (await request.get(`/api/seo/get-meta-info/?path=${path}`, { headers })).json()) as {
        title: string
        description: string
      }
      await page.goto(at(screens.about))
      await expect(page).toHaveTitle(info.title)
      const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`)
      await expect(meta('description')).toHaveAttribute('content', info.description)
      await expect(meta('og:image')).toHaveAttribute('content', /\/image\/meta_banner\.jpg$/)
      const chat = page.getByRole('link', { name: text('chat.open') })
      await expect(chat).toHaveAttribute('href', 'https://chat.example/norvane')
      await page.goto(at(screens.search))
      await expect(page).toHaveTitle(/.{10,}/)
    })
  })
}

test('a page without metadata of its own has the defaults [R2.12]', async ({ page }) => {
  await page.goto('/search-result')
  await expect(page).toHaveTitle(/.+ - PVC & Aluminium profile processing machines$/)
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    'PVC Profile Processing Machine, Aluminium, Wood Windows & Doors Machinery',
  )
})

test('the address of a product may leave out its middle part [R2.7, R16.1]', async ({ page }) => {
  await page.goto('/product/nv-450-double-mitre-saw')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('NV 450')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /pvc-screwing-machines\/nv-450/)
})
