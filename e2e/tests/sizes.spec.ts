import { expect, test } from '../fixtures.ts'
import { openPage } from '../open-page.ts'
import { screens } from '../screens.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('the order dialog is 600 px wide; its list is 439 px high inside and at most 543 px with its buttons [R9.15, R9.16]', async ({
  page,
}) => {
  const lines = Array.from({ length: 20 }, (_, number) => ({
    id: `saw-${number}`,
    name: 'Saw',
    model: `NV ${number}`,
    slug: 'nv-450-double-mitre-saw',
    image: null,
    cnt: 1,
  }))
  await page.addInitScript((basket) => localStorage.setItem('basket', JSON.stringify(basket)), lines)
  await openPage(page, '/about')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Enquiry basket/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Your enquiry' })
  const inner = dialog.getByRole('list', { name: 'Your enquiry' })
  await expect(inner.getByRole('listitem')).toHaveCount(20)
  expect((await dialog.boundingBox())?.width).toBe(600)
  expect((await inner.boundingBox())?.height).toBe(439)
  await expect.poll(() => inner.evaluate((it) => it.scrollHeight > it.clientHeight)).toBe(true)
  const outer = inner.locator('..')
  await expect(outer).toHaveCSS('max-height', '543px')
  expect((await outer.boundingBox())?.height).toBeLessThanOrEqual(543)
})

test('the contact dialog is 500 px wide, and its countries are those of the list, from A to Z [R3.15, R3.18, R9.16]', async ({
  page,
  request,
}) => {
  await openPage(page, '/about')
  await page.getByRole('banner').getByRole('link', { name: 'Contact us', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask us' })
  await expect(dialog).toBeVisible()
  expect((await dialog.boundingBox())?.width).toBe(500)
  await dialog.getByRole('button', { name: /Select your country/ }).click()
  await expect(dialog.getByRole('option').first()).toBeAttached()
  const listed = (await (await request.get('/api/countries/all/')).json()) as { alpha2Code: string; name: string }[]
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const shown = await dialog.getByRole('option').allTextContents()
  expect(shown).toHaveLength(listed.length)
  // The data of browsers name some otherwise than those of this Node, such as Hong Kong.
  const missing = listed.filter((it) => !shown.includes(it.name) && !shown.includes(names.of(it.alpha2Code) ?? ''))
  expect(missing.length).toBeLessThan(8)
  expect(shown).toEqual(shown.toSorted(new Intl.Collator('en').compare))
})

test('on a wide screen content is 1120 px wide and no wider [R9.17]', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  for (const path of ['/reviews', '/blog', screens.turnkey]) {
    await page.goto(path)
    const edges = await page.getByRole('main').evaluate((main) => {
      const boxes = [...main.querySelectorAll('h1, h2, h3, p, li, dl, article, table')]
        .map((it) => it.getBoundingClientRect())
        .filter((it) => it.width > 0)
      return [Math.min(...boxes.map((it) => it.left)), Math.max(...boxes.map((it) => it.right))]
    })
    expect([path, ...edges.map(Math.round)]).toEqual([path, 400, 1520])
  }
})
