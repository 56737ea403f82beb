import { expect, test } from '../../fixtures.ts'
import { localeFixture, testLanguages } from '../../locale.ts'
import { isHydrated } from '../../open-page.ts'

test.use({ isNewVisitor: true })

type Category = { name: string; slug: string; show_in_menu: boolean }
const socials = ['facebook', 'youtube', 'twitter', 'instagram', 'linkedin', 'whatsapp']

for (const code of testLanguages) {
  const { at, text, headers } = localeFixture(code)

  test.describe(`the shell in ${code}`, () => {
    test('has links to every page, address, socials, downloads, the year, its languages and its logo [R1.4, R1.8, R2.18, R2.20, R2.23, R2.36, R2.37, R2.38, R3.2]', async ({
      page,
      request,
    }) => {
      const categories = (await (await request.get('/api/shop/categories/', { headers })).json()) as Category[]
      const posts = (await (await request.get('/api/main/blog/', { headers })).json()) as unknown[]
      // The page was made last year.
      const nextYear = new Date().getFullYear() + 1
      await page.clock.setFixedTime(new Date(nextYear, 0, 1, 12))
      await page.goto(at('/about'))
      const footer = page.getByRole('contentinfo')

      await test.step('the languages stand in three columns, the current one marked', async () => {
        await page.getByRole('button', { name: text('header.language') }).click()
        const links = page.getByRole('group', { name: text('header.chooseLanguage') }).getByRole('link')
        await expect(links).toHaveCount(18)
        const columns = new Set(
          await links.evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().x))),
        )
        expect(columns.size).toBe(3)
        await expect(links.and(page.locator('[aria-current=true]'))).toHaveCount(1)
        await page.keyboard.press('Escape')
        await expect(links.first()).toBeHidden()
      })

      await test.step('the footer links to every page', async () => {
        for (const { slug } of categories.filter((it) => it.show_in_menu))
          await expect(footer.locator(`a[href="${at(`/category/${slug}`)}"]`)).toBeVisible()
        for (const path of ['/product', '/category', '/turnkey', '/about', '/service', '/contact'])
          await expect(footer.locator(`a[href="${at(path)}"]`).first()).toBeVisible()
        await expect(footer.getByRole('link', { name: text('header.blog'), exact: true })).toHaveCount(
          posts.length > 0 ? 1 : 0,
        )
      })

      await test.step('the footer has address, social links, named downloads and the year', async () => {
        await expect(footer.locator('a[href^="tel:"]').first()).toBeVisible()
        await expect(footer.locator('a[href^="mailto:"]').first()).toBeVisible()
        for (const social of socials)
          await expect(footer.getByRole('link', { name: text(`social.${social}`) })).toBeVisible()
        const presentation = footer.getByRole('link', { name: text('footer.presentation') })
        await expect(presentation).toHaveAttribute('download', 'presentation.pdf')
        await expect(footer.getByRole('link', { name: text('footer.privacy') })).toHaveAttribute(
          'download',
          'privacy-policy.pdf',
        )
        await expect(footer.getByText('©')).toContainText(String(nextYear))
        // The cookie banner, which comes up by itself, leaves the downloads within reach.
        const banner = page.getByRole('region', { name: text('cookies.policy') })
        await banner.evaluate((it) => Promise.all(it.getAnimations().map((animation) => animation.finished)))
        const download = page.waitForEvent('download')
        await presentation.click()
        expect((await download).suggestedFilename()).toBe('presentation.pdf')
      })

      await test.step('the logo leads home', async () => {
        await page.evaluate(() => scrollTo(0, 0))
        await page.getByRole('banner').getByRole('link').first().click()
        await expect(page).toHaveURL((url) => url.pathname === at('/'))
      })
    })

    test('asks about cookies once, switches between night and day, and remembers both [R2.21, R2.23, R2.49, R3.19, R4.3, R4.20, R7.10, R9.12]', async ({
      page,
      context,
    }) => {
      await page.goto(at('/about'))
      const banner = page.getByRole('region', { name: text('cookies.policy') })
      await expect(banner.getByRole('link', { name: text('cookies.policy') })).toHaveAttribute('target', '_blank')
      await banner.getByRole('button', { name: text('cookies.accept') }).click()
      await expect(banner).toBeHidden()
      await expect.poll(() => page.evaluate(() => localStorage.getItem('cookies_accept'))).toBe('true')
      await page.getByRole('button', { name: text('header.night') }).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
      expect((await context.cookies()).find((it) => it.name === 'night')?.value).toBe('true')

      await page.clock.install()
      await page.reload()
      await isHydrated(page)
      await page.clock.runFor(1000)
      await expect(banner).toBeHidden()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
      await page.getByRole('button', { name: text('header.day') }).click()
      await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'night')
    })
  })
}
