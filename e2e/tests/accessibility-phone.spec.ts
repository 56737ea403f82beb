import type { Page } from '@playwright/test'
import { expectNotice, hurryNotice } from '../cookie-notice.ts'
import { findSmallTargets } from '../find-small-targets.ts'
import { findViolations } from '../find-violations.ts'
import { expect, test } from '../fixtures.ts'
import { isHydrated, keepAsleep, wakePage } from '../open-page.ts'
import { localeFixture, testLanguages } from '../locale.ts'
import { screens } from '../screens.ts'

test.use({ allow: /no-such/, isNewVisitor: true, viewport: { width: 412, height: 823 } })

/**
 * What Lighthouse looks at and the automatic checks leave out unless they are asked: above all how large a target is that something lies over, which
 * is other on a phone, with the cookie notice, than on the desk.
 */
const rulesBesideDefaults = [
  'target-size',
  'label-content-name-mismatch',
  'identical-links-same-purpose',
  'table-fake-caption',
  'td-has-header',
]

for (const code of testLanguages) {
  const { at, text } = localeFixture(code)

  test(`${code}: a new visitor's phone has no target that is covered or small, nor names that differ from what is read [R13.81, R19.31]`, async ({
    page,
  }) => {
    test.slow()
    await hurryNotice(page)
    await keepAsleep(page)
    for (const [name, path] of Object.entries({ ...screens, lost: '/no-such-page' })) {
      await page.goto(at(path), { waitUntil: 'load' })
      await expectNotice(page, text('cookies.policy'))
      expect([name, ...(await findViolations(page, { rules: rulesBesideDefaults }))]).toEqual([name])
      if (code === 'en') await expectLargeTargets(page, name)
    }
  })
}

/** Awake, and where the header has the least room; on some pages as wide as phones are. */
async function expectLargeTargets(page: Page, name: string) {
  const { width, height } = page.viewportSize()!
  await page.setViewportSize({ width: ['about', 'product'].includes(name) ? 390 : 360, height })
  await wakePage(page)
  await isHydrated(page)
  // The notice lies over what stands at the end of a page.
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('region', { name: 'Privacy policy' })).toBeHidden()
  await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''))
  expect([name, ...(await findSmallTargets(page))]).toEqual([name])
  await page.evaluate(() => localStorage.clear())
  await page.setViewportSize({ width, height })
}

for (const code of testLanguages)
  test(`${code}: the cookie notice is not the largest paint of a page, but something of its content [R13.82]`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await keepAsleep(page)
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { largestPaints: seen })
      new PerformanceObserver((list) => {
        for (const { element } of list.getEntries() as (PerformanceEntry & { element: Element | null })[])
          seen.push(element?.closest('main, header, section, footer')?.getAttribute('aria-label') ?? 'content')
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    const { at, text } = localeFixture(code)
    for (const path of [screens.products, screens.contact, screens['search-nothing'], screens.search]) {
      await page.goto(at(path), { waitUntil: 'load' })
      await expectNotice(page, text('cookies.policy'))
      // Two frames later whatever was painted has been told.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      const largest = await page.evaluate(() => (window as unknown as { largestPaints: string[] }).largestPaints)
      expect([path, largest.length > 0, largest.includes(text('cookies.policy'))]).toEqual([path, true, false])
    }
  })
