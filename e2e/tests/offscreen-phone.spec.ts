import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { keepAsleep, openPage } from '../open-page.ts'
import { screens } from '../screens.ts'

const questions = { name: 'Questions and answers' }

/** Which sections of the page are skipped, from the top. */
const listSkipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main section, footer')].map(
      (it) => !(it.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? true),
    ),
  )

/** As the page is until it is loaded: what is skipped is laid out frame by frame from then on. */
async function openUnfinished(page: Page, path: string) {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0
  })
  await page.goto(path)
}

/** How far the page's height is from what it is with everything laid out, as a share of it. */
async function heightError(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const estimated = document.documentElement.scrollHeight
    document.documentElement.dataset['whole'] = ''
    const real = document.documentElement.scrollHeight
    return (estimated - real) / real
  })
}

for (const name of ['home', 'product', 'turnkey', 'categories', 'about', 'contact'] as const)
  test(`${name}: what is far below is skipped, and the page is about as high as if it were not [R13.55]`, async ({
    page,
  }) => {
    await openUnfinished(page, screens[name])
    const skipped = await listSkipped(page)
    expect(skipped.at(-1)).toBe(true)
    const error = await heightError(page)
    expect(Math.abs(error), `${Math.round(100 * error)} %`).toBeLessThan(0.15)
  })

test('every section is laid out once the page is loaded, without the scripts of the page [R13.55]', async ({
  page,
}) => {
  await keepAsleep(page)
  await page.goto('/')
  await expect.poll(() => listSkipped(page)).not.toContain(true)
})

test('a section is there when somebody tabs to it [R13.55]', async ({ page }) => {
  await openUnfinished(page, '/')
  const footer = page.getByRole('contentinfo')
  expect((await listSkipped(page)).at(-1)).toBe(true)
  await footer.getByRole('link').last().focus()
  await expect(footer.getByRole('link').last()).toBeInViewport()
  await expect.poll(async () => (await listSkipped(page)).at(-1)).toBe(false)
})

test('a link to a section leads to it, and the menu marks it [R2.10, R2.42, R13.55]', async ({ page }) => {
  await openPage(page, screens.product)
  const menu = page.getByRole('navigation', { name: 'On this page' })
  for (const name of [/questions/i, /overview/i]) {
    await menu.getByRole('link', { name }).click()
    const id = (await menu.getByRole('link', { name }).getAttribute('href'))?.slice(1) ?? ''
    await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 }).first()).toBeInViewport()
    await expect(menu.getByRole('link', { name })).toHaveAttribute('aria-current', 'true')
  }
  await page.goto('about:blank')
  await page.goto(`${screens.product}#questions`)
  await expect(page.getByRole('region', questions).getByRole('heading', { level: 2 })).toBeInViewport()
})

/** What is at the middle of the screen. */
const readMiddle = (page: Page) =>
  page.evaluate(() => {
    const element = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
    const section = element?.closest('section')
    return [section?.getAttribute('aria-labelledby'), Math.round(section?.getBoundingClientRect().top ?? 0)]
  })

test('who reloads a page, or comes back to it, sees what was there before [R2.10, R13.55]', async ({ page }) => {
  await openPage(page, '/about')
  await expect.poll(() => listSkipped(page)).not.toContain(true)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.6))
  const before = await readMiddle(page)
  await page.reload()
  await expect.poll(() => readMiddle(page)).toEqual(before)
  expect(await listSkipped(page)).not.toContain(true)
  // Awake: else going back is taken to be done when React Router enters the page into the history.
  await openPage(page, '/contact')
  await page.goBack()
  await expect.poll(() => readMiddle(page)).toEqual(before)
})

test('after a link within the site every height is the real one [R2.10, R13.55]', async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about')
  await expect.poll(() => listSkipped(page)).not.toContain(true)
})

test('everything is printed [R13.55]', async ({ page }) => {
  await openUnfinished(page, '/')
  await page.emulateMedia({ media: 'print' })
  expect(await listSkipped(page)).not.toContain(true)
})
