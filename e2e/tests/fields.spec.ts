import { findFaintFields } from '../find-faint-fields.ts'
import { expect, test } from '../fixtures.ts'

/** Kinds of pages with fields of their own, beside those that every page has in its footer. */
const pages = [
  '/product',
  '/turnkey/pvc-line-120-windows-india',
  '/planner',
  '/dealers',
  '/contact',
  '/documents',
  '/documents/nv-450-double-mitre-saw',
  '/enquiry/service',
  '/finder',
  '/search-result?q=saw',
]

for (const theme of ['day', 'night'] as const)
  test(`every field can be told from the page around it by ${theme} [R19.103]`, async ({ page, context, baseURL }) => {
    if (theme === 'night') await context.addCookies([{ name: 'night', value: 'true', url: baseURL ?? '' }])
    for (const path of pages) {
      await page.goto(path)
      await page.evaluate(() => document.querySelectorAll('details').forEach((it) => (it.open = true)))
      expect(await findFaintFields(page), path).toEqual([])
    }
  })
