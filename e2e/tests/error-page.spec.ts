import { expect, test } from '../fixtures.ts'
import { siteUrl } from '../test-instance.ts'

test.use({ allow: /no-such/ })

test('the error page follows night mode, and its status is large [R2.50, R2.51]', async ({ page, context }) => {
  const colours = () =>
    page.evaluate(() => {
      const { backgroundColor } = getComputedStyle(document.documentElement)
      return [backgroundColor, getComputedStyle(document.querySelector('main h1') ?? document.body).color]
    })
  await page.goto('/no-such-page')
  expect(await colours()).toEqual(['rgb(255, 255, 255)', 'rgb(20, 24, 29)'])
  const size = await page
    .getByText('404', { exact: true })
    .evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize))
  expect(size).toBeGreaterThan(128)
  await page.getByRole('button', { name: 'Switch to night mode' }).click()
  await expect.poll(colours).toEqual(['rgb(14, 17, 21)', 'rgb(236, 239, 242)'])
  expect((await context.cookies(siteUrl)).find((it) => it.name === 'night')?.value).toBe('true')
  await page.goto('/ar/no-such-page')
  expect(await colours()).toEqual(['rgb(14, 17, 21)', 'rgb(236, 239, 242)'])
})
