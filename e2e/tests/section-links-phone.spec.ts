import { expect, test } from '../fixtures.ts'
import { openPage } from '../open-page.ts'

for (const path of ['/product', '/ar/product']) {
  test(`${path}: the row of links to sections is at the current one, and at its begin above all sections [R2.42]`, async ({
    page,
  }) => {
    await openPage(page, path)
    const row = page
      .getByRole('main')
      .getByRole('navigation')
      .filter({ has: page.locator('a[href^="#"]') })
    const scrolled = () => row.getByRole('list').evaluate((it) => Math.abs(it.scrollLeft))
    const last = row.getByRole('link').last()
    await page.evaluate(
      (id) => document.getElementById(id)?.scrollIntoView(),
      (await last.getAttribute('href'))?.slice(1) ?? '',
    )
    await expect(last).toHaveAttribute('aria-current', 'true')
    await expect(last).toBeInViewport()
    expect(await scrolled()).toBeGreaterThan(100)
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(scrolled).toBe(0)
    await expect(row.getByRole('link').first()).toBeInViewport()
    // From below them all too: the last one is the current one there.
    await page.getByRole('contentinfo').evaluate((it) => it.scrollIntoView())
    await expect.poll(scrolled).toBeGreaterThan(100)
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(scrolled).toBe(0)
  })

  test(`${path}: the row stays where it was moved by hand when the page wakes [R2.42]`, async ({ page }) => {
    await page.goto(path)
    const row = page.locator('main nav ul', { has: page.locator('a[href^="#"]') }).first()
    const moved = await row.evaluate((it) => {
      it.scrollLeft = getComputedStyle(it).direction === 'rtl' ? -300 : 300
      return it.scrollLeft
    })
    await expect(page.locator('html')).toHaveAttribute('data-awake')
    await page.evaluate(() => document.fonts.ready)
    // Longer than a row takes to move by itself.
    await page.waitForTimeout(500)
    expect(await row.evaluate((it) => it.scrollLeft)).toBe(moved)
  })
}
