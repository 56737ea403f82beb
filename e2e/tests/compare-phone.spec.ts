import { expect, test } from '../fixtures.ts'

const TWO = '/de/compare?products=nv-450-double-mitre-saw,nv-420-up-cut-saw'

test('on a phone two products have the whole width beside each other, below the names of their figures, and their heads stay in view [R19.88]', async ({
  page,
}) => {
  await page.goto(TWO)
  const region = page.getByRole('region').filter({ has: page.getByRole('table') })
  await expect(region).toHaveCSS('overflow', 'visible')
  const row = region.getByRole('row').filter({ hasText: 'Schnittbreite' })
  const [name, one, other] = [
    row.getByRole('rowheader'),
    row.getByRole('cell').first(),
    row.getByRole('cell').last(),
  ] as const
  const boxes = await Promise.all([name, one, other].map((it) => it.boundingBox()))
  const [above, left, right] = boxes
  expect(left?.y).toBe(right?.y)
  expect(left?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1)
  expect(left?.width).toBeGreaterThan(160)
  expect((right?.x ?? 999) + (right?.width ?? 0)).toBeLessThanOrEqual(390)
  await region.getByRole('row').last().scrollIntoViewIfNeeded()
  for (const head of await region.getByRole('columnheader').getByRole('link', { name: /^NV/ }).all())
    await expect(head).toBeInViewport({ ratio: 1 })
})

for (const code of ['de', 'ru', 'kn'])
  test(`three products fit on a phone of 360 px, with a sign on their buttons, in ${code} [R19.110]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(`${TWO.replace('/de', `/${code}`)},nv-550-cnc-double-mitre-saw`)
    const region = page.getByRole('region').filter({ has: page.getByRole('table') })
    await expect(region).toHaveCSS('overflow', 'visible')
    expect(await region.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0)
    const cut = await region.evaluate(
      (it) =>
        [...it.querySelectorAll('th a[href*="/product/"], td bdi')].filter((words) => {
          const [own, cell] = [words.getBoundingClientRect(), words.closest('th, td')!.getBoundingClientRect()]
          return own.width > 0 && (own.left < cell.left - 1 || own.right > cell.right + 1)
        }).length,
    )
    expect(cut).toBe(0)
    const buttons = await region.getByRole('button').all()
    expect(buttons).toHaveLength(3)
    for (const button of buttons) {
      await expect(button).toHaveAccessibleName(/\S/)
      await expect(button.locator('svg')).toBeVisible()
    }
  })

test('the best figures of three are underlined, as a legend says, and no row is higher for it [R19.154]', async ({
  page,
}) => {
  await page.goto(`${TWO},nv-550-cnc-double-mitre-saw`)
  const row = page.getByRole('row').filter({ hasText: 'Schnittbreite' })
  const best = row.getByRole('cell').filter({ hasText: /Bester Wert|Bestwert/ })
  await expect(best).toHaveCount(1)
  await expect(best).toHaveCSS('text-decoration-line', 'underline')
})
