import { languages } from '@vitrine/locales/languages'
import { expect, test } from '../fixtures.ts'
import { screens } from '../screens.ts'
import { localeFixture, testLanguages } from '../locale.ts'
import { keepAsleep, openPage } from '../open-page.ts'

for (const code of testLanguages) {
  const { at, text } = localeFixture(code)

  test.describe(`the header in ${code}`, () => {
    test('has its entries in their order, and opens the categories below Products by mouse and by keyboard [R2.16]', async ({
      page,
    }) => {
      await page.goto(at(screens.about))
      const menu = page.getByRole('banner').getByRole('navigation', { name: text('header.label') })
      await expect(menu.getByRole('button', { name: text('header.products') })).toBeVisible()
      const entries = ['turnkey', 'about', 'service', 'contact', 'reviews'].map((entry) => text(`header.${entry}`))
      const shown = (await menu.getByRole('link').allInnerTexts()).filter((it) => entries.includes(it.trim()))
      expect(shown).toEqual(entries)

      const button = page.getByRole('banner').getByRole('button', { name: text('header.products') })
      const category = page.locator(`a[href="${at('/category/welding-machines')}"]`).first()
      await button.click()
      await expect(category).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(category).toBeHidden()
      await button.press('Enter')
      await expect(category).toBeVisible()
    })

    test('goes away on the way down and comes back on the way up, and has its contact button on white pages and after a scroll up [R2.14, R2.22]', async ({
      page,
    }) => {
      await openPage(page, at(screens.about))
      // The menu has an entry of the same name in some languages.
      const button = page.getByRole('banner').locator('a:not(nav a)', { hasText: text('header.contactButton') })
      await expect(button).toBeVisible()
      const logo = page.getByRole('banner').getByRole('link').first()
      await page.mouse.wheel(0, 700)
      await expect(logo).not.toBeInViewport()
      await page.mouse.wheel(0, -120)
      await expect(logo).toBeInViewport()

      await openPage(page, at('/'))
      await expect(button).toBeHidden()
      await page.mouse.wheel(0, 900)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
      await page.mouse.wheel(0, -200)
      await expect(button).toBeVisible()
    })
  })
}

test('the header has room for the words of every language at 1280 and 1440 px [R11.9]', async ({ page }) => {
  await keepAsleep(page)
  for (const { code } of languages) {
    const { at, text } = localeFixture(code)
    await page.goto(at(screens.about))
    const header = page.getByRole('banner')
    const contact = header.getByRole('link', { name: text('header.contactButton'), exact: true }).last()
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 400 })
      const beyond = await header.evaluate(
        (it) => it.firstElementChild!.scrollWidth - it.firstElementChild!.clientWidth,
      )
      expect([code, width, beyond, (await contact.boundingBox())!.height < 48]).toEqual([code, width, 0, true])
    }
  }
})
