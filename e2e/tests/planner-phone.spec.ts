import { findSmallTargets } from '../find-small-targets.ts'
import { findViolations } from '../find-violations.ts'
import { expect, test } from '../fixtures.ts'
import { openPage } from '../open-page.ts'

const TWO = '/ar/planner?hall=20x12&items=nv-450-double-mitre-saw~2000.2000_nv-420-up-cut-saw~12000.2000'

test('on a phone a plan stands, is seen and zoomed, a tap chooses a machine and buttons move it as it is seen; it is not mirrored [R2.195, R2.196, R19.140]', async ({
  page,
}) => {
  await openPage(page, TWO)
  const plan = page.getByRole('application')
  const [saw, upCut] = [
    plan.getByRole('button', { name: /^1\. NV 450/ }),
    plan.getByRole('button', { name: /^2\. NV 420/ }),
  ]
  const [first, second] = [await saw.boundingBox(), await upCut.boundingBox()]
  // The hall is longer than wide, and stands: what was left is on top, and both stand at what was the upper wall.
  expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThan(second?.y ?? 0)
  expect(first?.x).toBeGreaterThan(150)
  await page.getByRole('button', { name: 'تقريب' }).click()
  await expect.poll(async () => (await saw.boundingBox())?.width).toBeGreaterThan((first?.width ?? 0) * 1.3)
  await page.getByRole('button', { name: 'العرض الأصلي' }).click()
  await saw.tap()
  await page.getByRole('button', { name: 'إلى اليمين' }).tap()
  await page.getByRole('button', { name: 'تدوير' }).tap()
  // To the right is towards what was the upper wall.
  await expect(page).toHaveURL(/nv-450-double-mitre-saw~4135\.0\.1_/)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wide).toBe(0)
  await page.getByRole('button', { name: 'إفراغ الصالة' }).tap()
  // The hall is what it was, not as it is drawn.
  await expect(page).toHaveURL(/hall=20x12(?!.*items)/)
  // From the top, where the header stands.
  await openPage(page, TWO)
  expect(await findSmallTargets(page)).toEqual([])
  expect(await findViolations(page)).toEqual([])
})

test('on a phone the tools of the plan are one line, also in German, and an empty hall lists no needs [R19.89]', async ({
  page,
}) => {
  await openPage(page, TWO.replace('/ar/', '/de/'))
  const tools = page.getByRole('button', {
    name: /^(Rückgängig|Wiederholen|Neu anordnen|Näher|Weiter weg|Ansicht zurücksetzen)$/,
  })
  await expect(tools).toHaveCount(6)
  const tops = await tools.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  const needs = page.getByRole('heading', { name: 'Was gebraucht wird' })
  await expect(needs).toBeVisible()
  await openPage(page, '/de/planner?hall=20x12')
  await expect(page.getByText('Die Halle ist leer.')).toBeVisible()
  await expect(needs).toHaveCount(0)
})
