import { expectNotice, hurryNotice } from '../cookie-notice.ts'
import { findViolations } from '../find-violations.ts'
import { expect, test } from '../fixtures.ts'
import { keepAsleep } from '../open-page.ts'
import { localeFixture, testLanguages } from '../locale.ts'
import { screens } from '../screens.ts'

test.use({ isNewVisitor: true, viewport: { width: 412, height: 823 } })

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

  test(`${code}: a new visitor's phone has no target that is covered or small, nor names that differ from what is read [R13.81]`, async ({
    page,
  }) => {
    test.slow()
    await hurryNotice(page)
    await keepAsleep(page)
    for (const [name, path] of Object.entries(screens)) {
      await page.goto(at(path), { waitUntil: 'load' })
      await expectNotice(page, text('cookies.policy'))
      expect([name, ...(await findViolations(page, { rules: rulesBesideDefaults }))]).toEqual([name])
    }
  })
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
