import { expect, test } from '../fixtures.ts'
import { localeFixture, testLanguages } from '../locale.ts'

for (const code of testLanguages) {
  const { at, text } = localeFixture(code)

  test(`${code}: previous and next of the hero work on a phone, disabled at the ends [R4.23]`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(at('/'))
    const hero = page.getByRole('region', { name: text('home.slidesLabel') })
    const previous = hero.getByRole('button', { name: text('carousel.previous') })
    const next = hero.getByRole('button', { name: text('carousel.next') })
    const dots = hero.locator('button[aria-current]')
    const count = await dots.count()
    for (let slide = 0; slide < count; slide++) {
      await expect(dots.nth(slide)).toHaveAttribute('aria-current', 'true')
      if (slide === 0) await expect(previous).toBeDisabled()
      else await expect(previous).toBeEnabled()
      if (slide < count - 1) await next.tap()
    }
    await expect(next).toBeDisabled()
    await previous.tap()
    await expect(dots.nth(count - 2)).toHaveAttribute('aria-current', 'true')
  })
}
