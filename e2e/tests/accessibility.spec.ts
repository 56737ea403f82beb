import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../fixtures.ts'
import { screens, screensOfEveryLanguage } from '../screens.ts'

test.use({ allow: /no-such/ })

const pages = { ...screens, lost: '/no-such-page' }

for (const [name, path] of Object.entries(pages)) {
  for (const theme of ['day', 'night']) {
    test(`${name} by ${theme} passes the automatic accessibility checks [R2.51, R19.1]`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'night', value: String(theme === 'night'), url: baseURL ?? '' }])
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.dataset.theme === 'night')).toBe(theme === 'night')
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map((it) => `${it.id}: ${it.nodes.map((node) => node.target).join(' | ')}`)).toEqual([])
    })
  }
}

for (const prefix of ['', '/ar', '/cn', '/de']) {
  test(`no page of ${prefix || '/'} is wider than the screen, from 320 to 1920 [R11.9]`, async ({ page }) => {
    for (const path of Object.values({ ...screensOfEveryLanguage, lost: pages.lost })) {
      await page.goto(prefix + path)
      for (const width of [320, 390, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect([prefix + path, width, wide]).toEqual([prefix + path, width, 0])
      }
    }
  })
}

test('no picture is broken [R19.5]', async ({ page }) => {
  for (const path of Object.values(screens)) {
    await page.goto(path)
    const broken = await page.evaluate(async () => {
      const pictures = [...document.images]
      for (const it of pictures) it.loading = 'eager'
      await Promise.allSettled(pictures.map((it) => it.decode()))
      return pictures.filter((it) => it.naturalWidth === 0).map((it) => it.currentSrc || it.src)
    })
    expect([path, ...broken]).toEqual([path])
  }
})
