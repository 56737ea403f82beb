import type { Locator, Page } from '@playwright/test'
import { expectNotice, hurryNotice } from '../cookie-notice.ts'
import { findCovered } from '../find-covered.ts'
import { expect, test } from '../fixtures.ts'
import { openPage } from '../open-page.ts'
import { localeFixture } from '../locale.ts'

test.use({ allow: /no-such/ })

const product = '/product/pvc-screwing-machines/nv-450-double-mitre-saw'

test.describe('for a new visitor', () => {
  test.use({ isNewVisitor: true })

  const openWithNotice = async (page: Page, code: 'en' | 'de' | 'kn', path: string) => {
    const { at, text } = localeFixture(code)
    await openPage(page, at(path))
    await expectNotice(page, text('cookies.policy'))
  }

  // A hero in motion would go on to its next slide.
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await hurryNotice(page)
  })

  test('the cookie notice covers no control of the first view [R19.28]', async ({ page }) => {
    for (const [code, width, height] of [
      ['en', 390, 844],
      ['kn', 390, 844],
      ['de', 360, 740],
    ] as const)
      await test.step(`${code} at ${width} x ${height}`, async () => {
        await page.setViewportSize({ width, height })
        await openWithNotice(page, code, '/')
        expect(await findCovered(page, '[data-hero]')).toEqual([])
        // The button is there at all.
        await expect(page.getByRole('main').getByRole('link').first()).toBeInViewport({ ratio: 1 })
      })
  })

  test('the button of a product stays above the cookie notice [R19.25, R19.28]', async ({ page }) => {
    for (const code of ['en', 'de', 'kn'] as const)
      await test.step(code, async () => {
        await openWithNotice(page, code, product)
        const add = page
          .getByRole('main')
          .getByRole('button', { name: localeFixture(code).text('product.addToBasket') })
        await expect(add.first()).toBeInViewport({ ratio: 1 })
        await add.first().click({ trial: true })
      })
  })
})

type View = readonly [width: number, height: number, code: Parameters<typeof localeFixture>[0]]

/** Opens a page in views, each of which shows its heading whole. */
async function inFirstViews(
  page: Page,
  path: string,
  views: readonly View[],
  look: (main: Locator, text: ReturnType<typeof localeFixture>['text']) => Promise<void>,
) {
  for (const [width, height, code] of views)
    await test.step(`${code} at ${width}`, async () => {
      const { at, text } = localeFixture(code)
      await page.setViewportSize({ width, height })
      // Awake: a page that sleeps would keep the press that is only tried.
      await openPage(page, at(path))
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
      await look(main, text)
    })
}

/** Whole, and not below something else. */
async function expectPressable(control: Locator) {
  await expect(control).toBeInViewport({ ratio: 1 })
  await control.click({ trial: true })
}

test('the first view of a product says what it is, with its figures and the button that puts it into the basket, whole [R19.25]', async ({
  page,
}) => {
  const views: View[] = [
    [390, 844, 'en'],
    [390, 844, 'de'],
    [390, 844, 'kn'],
    [1440, 900, 'en'],
    [1440, 900, 'de'],
  ]
  await inFirstViews(page, product, views, async (main, text) => {
    const figures = await main.locator('dl').first().getByRole('definition').all()
    expect(figures.length).toBeGreaterThan(2)
    for (const figure of figures) await expect(figure).toBeInViewport({ ratio: 1 })
    await expectPressable(main.getByRole('button', { name: text('product.addToBasket') }))
  })
})

test('the first view of a plant says what it is, and has the way to an enquiry and to a plan, whole [R19.108]', async ({
  page,
}) => {
  const views: View[] = [
    [390, 844, 'en'],
    [390, 844, 'de'],
    [390, 844, 'kn'],
    [390, 844, 'ar'],
    [1440, 900, 'en'],
    [1440, 900, 'ru'],
  ]
  await inFirstViews(page, '/turnkey/pvc-line-300-windows-poland', views, async (main, text) => {
    for (const name of ['home.getConsultation', 'planner.link'] as const)
      await expectPressable(main.getByRole('link', { name: text(name) }).first())
  })
})

for (const path of ['', '/ar'])
  test(`the models of a plant stand beside their counters, not under them, in ${path || '/en'} [R19.155]`, async ({
    page,
  }) => {
    await page.goto(`${path}/turnkey/pvc-line-120-windows-india`)
    const overlaps = await page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.getByRole('spinbutton') })
      .evaluateAll((cards) =>
        cards.map((card) => {
          const words = document.createRange()
          words.selectNodeContents(card.querySelector('h3 bdi')!)
          const model = words.getBoundingClientRect()
          const counter = card.querySelector('input')!.parentElement!.getBoundingClientRect()
          return Math.min(model.right, counter.right) > Math.max(model.left, counter.left)
        }),
      )
    expect(overlaps.length).toBeGreaterThan(10)
    expect(overlaps).not.toContain(true)
  })

test('the button of a product stays while its page is read, with its name: above the bar on phones, in the menu of the page on desks [R19.42]', async ({
  page,
}) => {
  const { at, text } = localeFixture('de')
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const)
    await test.step(`${width}`, async () => {
      await page.setViewportSize({ width, height })
      await openPage(page, at(product))
      await page.locator('#specifications').evaluate((it) => it.scrollIntoView({ behavior: 'instant' }))
      const add = page
        .getByRole('main')
        .getByRole('button', { name: text('product.addToBasket') })
        .last()
      await expect.poll(() => page.locator('a[href="#specifications"]').getAttribute('aria-current')).toBe('true')
      await expect(add).toBeInViewport({ ratio: 1 })
      await add.click({ trial: true })
      await expect(add.locator('..').locator('..').getByText('NV 450').first()).toBeInViewport()
    })
})

test('on a desk the button in the menu comes when the one of the page has gone, and keeps the focus when it is pressed [R19.58]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, product)
  const add = page.getByRole('main').getByRole('button', { name: /^(Add to enquiry|In your enquiry)$/ })
  await expect(add).toHaveCount(1)
  await page.locator('#specifications').evaluate((it) => it.scrollIntoView({ behavior: 'instant' }))
  await expect(add).toHaveCount(2)
  await expect(add.first()).not.toBeInViewport()
  await add.last().focus()
  await page.keyboard.press('Enter')
  await expect(add.last()).toHaveText('In your enquiry')
  await expect(add.last()).toBeFocused()
  // Between sections too, and back at the head of the page.
  for (const top of [0, 900, 1500, 2100]) {
    await page.evaluate((at) => scrollTo({ top: at, behavior: 'instant' }), top)
    await expect(add.last()).toBeFocused()
  }
})

test('the button to the top stands beside the bar and covers nothing of the page [R2.25, R19.28]', async ({ page }) => {
  await openPage(page, '/about')
  await page.mouse.wheel(0, 900)
  const up = await page.getByRole('button', { name: 'Scroll to top' }).boundingBox()
  const bar = await page.getByRole('link', { name: 'Home', exact: true }).last().boundingBox()
  const menu = await page.getByRole('button', { name: 'Menu' }).last().boundingBox()
  if (!up || !bar || !menu) throw new Error('something is not there')
  expect([up.y >= bar.y - 1, up.width >= 44, up.height >= 44]).toEqual([true, true, true])
  expect(menu.x + menu.width).toBeLessThanOrEqual(up.x + 0.5)
  await page.getByRole('button', { name: 'Scroll to top' }).tap()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('the menu of a product shows the section that is read, in languages with long words too [R2.42, R19.28]', async ({
  page,
}) => {
  await openPage(page, `/kn${product}`)
  for (const id of ['questions', 'features', 'video'])
    await test.step(id, async () => {
      await page.locator(`#${id}`).evaluate((it) => it.scrollIntoView({ behavior: 'instant' }))
      await expect(page.locator(`a[href="#${id}"]`)).toHaveAttribute('aria-current', 'true')
      // What is nearer to the end of the row fades out.
      const beyond = () =>
        page.locator(`a[href="#${id}"]`).evaluate((it) => {
          const [link, row] = [it, it.closest('ul') ?? it].map((box) => box.getBoundingClientRect())
          return link && row ? Math.max(row.left - link.left, link.right - (row.right - 48), 0) : NaN
        })
      await expect.poll(beyond).toBeLessThan(1)
    })
})

test('no long word makes a page wider than the screen, hyphens and notice included [R11.9, R19.21]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/de/no-such-page', '/de/product', '/ru/about'])
    await test.step(path, async () => {
      await page.goto(path)
      await expect
        .poll(() => page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]))
        .toEqual([360, 360])
    })
})
