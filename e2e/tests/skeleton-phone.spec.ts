import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { openPage } from '../open-page.ts'

/** The skeleton at a time of its own clock: what is tested does not depend on how fast the test is. */
async function skeletonAt(page: Page, milliseconds: number): Promise<[visibility: string, opacity: number]> {
  return page.locator('[data-skeleton]').evaluate((skeleton, time) => {
    for (const animation of skeleton.getAnimations()) {
      animation.pause()
      animation.currentTime = time
    }
    const { visibility, opacity } = getComputedStyle(skeleton)
    return [visibility, Number(opacity)]
  }, milliseconds)
}

for (const path of ['/', '/ar/turnkey', '/cn/about']) {
  test(`${path}: the skeleton shows for 1 s on the first load [R2.24, R9.4]`, async ({ page }) => {
    await page.goto(path)
    const skeleton = page.locator('[data-skeleton]')
    await expect(skeleton).toHaveAttribute('data-skeleton', 'first')
    await expect(skeleton).toHaveAttribute('aria-hidden', 'true')
    expect(await skeletonAt(page, 1000)).toEqual(['visible', 1])
    // It fades away within 160 ms.
    expect((await skeletonAt(page, 1010))[1]).toBeLessThan(1)
    expect(await skeletonAt(page, 1160)).toEqual(['hidden', 0])
  })
}

test('the skeleton shows for 500 ms on each change of route [R2.24, R9.4]', async ({ page }) => {
  await openPage(page, '/about')
  await page.getByRole('link', { name: 'Service' }).first().click()
  await expect(page).toHaveURL('/service')
  const skeleton = page.locator('[data-skeleton]')
  await expect(skeleton).toHaveAttribute('data-skeleton', 'route')
  expect(await skeletonAt(page, 500)).toEqual(['visible', 1])
  expect((await skeletonAt(page, 510))[1]).toBeLessThan(1)
  expect(await skeletonAt(page, 660)).toEqual(['hidden', 0])
})

test('the skeleton shifts nothing and hides no content', async ({ page }) => {
  await page.goto('/service')
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 1500)
      }),
  )
  expect(shift).toBeLessThan(0.001)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, allow: /\.js$/ })
  test('the skeleton hides too [R19.4]', async ({ page }) => {
    await page.goto('/about')
    await expect(page.locator('[data-skeleton]')).toBeHidden()
  })
})

for (const [width, display] of [
  [759, 'grid'],
  [760, 'none'],
] as const)
  test(`a screen of ${width} has ${display === 'none' ? 'none' : 'one'} [R2.24, R9.4]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/about')
    await expect
      .poll(() => page.locator('[data-skeleton]').evaluate((it) => getComputedStyle(it).display))
      .toBe(display)
  })
