import { expect, test } from '../fixtures.ts'

for (const path of ['/contact', '/ar/contact'])
  test(`${path}: on a phone mail and website of colleagues and dealers are signs beside the number, named by the address [R19.109]`, async ({
    page,
  }) => {
    await page.goto(path)
    const persons = page.getByRole('article').filter({ has: page.locator('a[href^="mailto:"]:visible') })
    // Nine colleagues, and the dealers of the continent that is open.
    expect(await persons.count()).toBeGreaterThan(9)
    for (const person of await persons.all()) {
      const ways = person.locator('address').getByRole('link')
      const boxes = await Promise.all((await ways.all()).map(async (it) => (await it.boundingBox())!))
      expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(1)
      for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(43.5)
      const mail = person.locator('a[href^="mailto:"]')
      await expect(mail.locator('svg')).toBeVisible()
      await expect(mail).toHaveAccessibleName((await mail.getAttribute('href'))!.replace('mailto:', ''))
    }
  })
