import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { openPage } from '../open-page.ts'

test('the hero is at least 762 px high, and its dot fills over 5 s [R2.40, R9.17]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto('/')
  const hero = page.getByRole('region', { name: 'Highlights' })
  expect((await hero.boundingBox())?.height).toBeGreaterThanOrEqual(762)
  const durations = () =>
    hero.evaluate((it) =>
      it.getAnimations({ subtree: true }).map((animation) => animation.effect?.getComputedTiming().duration),
    )
  await expect.poll(durations).toContain(5000)
})

test('the next slide comes when the dot is full, and not while someone points at the hero [R2.40, R19.3]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openPage(page, '/')
  const hero = page.getByRole('region', { name: 'Highlights' })
  const dots = hero.getByRole('button', { name: /^Slide \d/ })
  await expect(dots.first()).toHaveAttribute('aria-current', 'true')
  const clock = (act: 'finish' | 'state') =>
    hero.evaluate((it, what) => {
      const [animation] = it
        .getAnimations({ subtree: true })
        .filter((a) => a.effect?.getComputedTiming().duration === 5000)
      if (what === 'finish') animation?.finish()
      return animation?.playState
    }, act)
  await expect.poll(() => clock('state')).toBe('running')
  await hero.hover()
  await expect.poll(() => clock('state')).toBe('paused')
  await page.mouse.move(0, 0)
  await page.getByRole('banner').hover()
  await expect.poll(() => clock('state')).toBe('running')
  await clock('finish')
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true')
})

test('home is at most 7,000 px high on a desk and 8,500 px on a phone, where rows of cards are swiped through [R19.50]', async ({
  page,
}) => {
  for (const [width, height, most] of [
    [1440, 900, 7000],
    [390, 844, 8500],
  ] as const)
    await test.step(`${width}`, async () => {
      await page.setViewportSize({ width, height })
      await page.goto('/')
      // On phones what is far below is laid out later (decision 49).
      await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''))
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most)
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      if (width > 390) return
      for (const part of [
        'Product range',
        'Welding PVC frames',
        'Turnkey solutions',
        'Certificates',
        'What customers say',
        'Events and articles',
      ])
        await expect.poll(() => listSwiped(page)).toContain(part)
    })
})

/** The headings of the parts of a page that are, or stand in, a row that is wider than the screen and is swiped through. */
const listSwiped = (page: Page) =>
  page.evaluate(() => {
    const isRow = (it: Element) =>
      ['auto', 'scroll'].includes(getComputedStyle(it).overflowX) && it.scrollWidth > it.clientWidth + 20
    return [...document.querySelectorAll('main h2')].flatMap((heading) => {
      const part = heading.closest('section')
      if (!part) return []
      const around: Element[] = [part, ...part.querySelectorAll('*')]
      for (let it = part.parentElement; it && it.tagName !== 'MAIN'; it = it.parentElement) around.push(it)
      return around.some(isRow) ? [heading.textContent] : []
    })
  })

test('with reduced motion nothing moves by itself [R19.3]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const hero = page.getByRole('region', { name: 'Highlights' })
  await expect(hero.getByRole('button', { name: 'Play' })).toBeVisible()
  expect(await hero.evaluate((it) => it.getAnimations({ subtree: true }).length)).toBe(0)
})

for (const prefix of ['', '/ar', '/cn'])
  test(`${prefix || '/'}: buttons of carousels are disabled at the ends [R4.23]`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, prefix || '/')
    const hero = page.locator('main section[aria-roledescription="carousel"]')
    const [previous, next] = [hero.getByRole('button').nth(-2), hero.getByRole('button').last()]
    const dots = await hero.locator('button[aria-current]').count()
    await expect(previous).toBeDisabled()
    for (let press = 1; press < dots; press++) {
      await next.click()
      await expect(previous).toBeEnabled()
    }
    await expect(next).toBeDisabled()
  })
