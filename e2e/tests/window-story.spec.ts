import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { localeFixture } from '../locale.ts'
import { openPage } from '../open-page.ts'
import { siteUrl } from '../test-instance.ts'

const STATIONS = 9

/** How a drawing is seen: its opacity, and whether it lies within its own station. */
const lookAt = (page: Page, stage: string) =>
  page.locator(`[data-stage="${stage}"]`).evaluate((sheet) => {
    const [own, station] = [sheet, sheet.closest('li')!].map((it) => it.getBoundingClientRect())
    return {
      opacity: Number(getComputedStyle(sheet).opacity),
      isInView: own!.top >= 0 && own!.bottom <= innerHeight,
      isInItsStation: own!.top >= station!.top - 1 && own!.bottom <= station!.bottom + 1,
    }
  })

/** Scrolls until a station is in the middle of the screen. */
const bringToMiddle = (page: Page, stage: string) =>
  page.locator(`li:has([data-stage="${stage}"])`).evaluate((it) => it.scrollIntoView({ block: 'center' }))

test('the story is read without script in every language, and pages lead to it [R2.232, R2.233, R2.239]', async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (it) => asked.push(it.url()))
  for (const language of ['en', 'ar', 'kn'] as const) {
    const { at, text, dir } = localeFixture(language)
    await page.goto(at('/window'))
    await expect(page.locator('html')).toHaveAttribute('dir', dir)
    const stations = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })
    await expect(stations).toHaveCount(STATIONS)
    await expect(stations.first()).toContainText(/6[.,\s]?500/)
    await expect(stations.first().getByRole('link', { name: /NV 580/ })).toHaveAttribute(
      'href',
      /nv-580-pvc-cutting-centre/,
    )
    for (const [index, station] of (await stations.all()).entries()) {
      await expect(station).toContainText(String(index + 1))
      await expect(station.locator('[data-stage] svg').first()).toBeVisible()
    }
    await expect(page.getByRole('button', { name: text('model.open') })).toHaveCount(0)
  }
  expect(asked.filter((it) => it.endsWith('.glb'))).toEqual([])
  await page.goto('/window')
  await page.getByRole('listitem').filter({ hasText: 'NV 140' }).getByRole('button', { name: 'Add to enquiry' }).click()
  await expect(page).toHaveURL(/\/contact\?product=nv-140-four-head-welder/)
  await context.close()

  expect(await (await request.get('/about')).text()).toContain('href="/window"')
  const html = await (await request.get('/de/window')).text()
  expect(html).toContain(`rel="canonical" href="${siteUrl}/de/window"`)
  expect(html).toContain(`${siteUrl}/fr/window`)
  expect(html).toContain('"@type":"ItemList","numberOfItems":9')
  expect(await (await request.get('/sitemap-1.xml')).text()).toContain('/de/window')
})

test('the drawing follows the page, and a 3D model is loaded when it is opened [R2.234, R2.235]', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (it) => loaded.push(new URL(it.url()).pathname))
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 1280, height: 860 })
  await openPage(page, '/window')
  await bringToMiddle(page, 'welded')
  await expect.poll(() => lookAt(page, 'welded')).toMatchObject({ opacity: 1, isInView: true })
  expect(await lookAt(page, 'cleaned')).toMatchObject({ opacity: 0, isInView: true })
  await bringToMiddle(page, 'inspected')
  await expect.poll(() => lookAt(page, 'inspected')).toMatchObject({ opacity: 1, isInView: true })
  await bringToMiddle(page, 'cleaned')
  await expect.poll(() => lookAt(page, 'mullion')).toMatchObject({ opacity: 0 })

  expect(loaded.filter((it) => /\.glb$|ModelDialog/.test(it))).toEqual([])
  await page.getByRole('listitem').filter({ hasText: 'NV 250' }).getByRole('button', { name: 'View in 3D' }).click()
  await expect(page.getByRole('dialog', { name: /NV 250/ })).toBeVisible()
  await expect.poll(() => loaded.filter((it) => it.endsWith('.glb'))).toEqual([expect.stringContaining('nv-250')])
})

test('who wants little motion sees each drawing at its own station [R2.236]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 860 })
  await page.goto('/window')
  for (const stage of ['cut', 'slotted', 'mullion', 'inspected']) {
    await bringToMiddle(page, stage)
    expect(await lookAt(page, stage)).toEqual({ opacity: 1, isInView: true, isInItsStation: true })
  }
})
