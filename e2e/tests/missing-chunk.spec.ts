import { expect, test } from '../fixtures.ts'
import { isHydrated, openPage, wakePage } from '../open-page.ts'

// The chunk of a screen that a new version removed: its failure is what the test is about.
test.use({ allow: /(turnkey|about)-[^/]*\.js|dynamically imported module|Error loading route module/ })

test('a missing chunk reloads the page once, and no more [R8.1]', async ({ page }) => {
  await page.route(/\/assets\/turnkey-[^/]*\.js$/, (route) => route.abort())
  await openPage(page, '/service')
  let loads = 0
  page.on('load', () => loads++)
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Turnkey' }).click()
  await expect(page).toHaveURL('/turnkey')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForTimeout(1500)
  expect(loads).toBe(1)
})

test('a second link whose code is missing loads no page within the minute, and a third that works does [R8.1, R9.3]', async ({
  page,
}) => {
  await page.route(/\/assets\/about-[^/]*\.js$/, (route) => route.abort())
  // The new document brings the new version of this one.
  let isOld = true
  await page.route(/\/assets\/turnkey-[^/]*\.js$/, (route) => (isOld ? route.abort() : route.continue()))
  await page.route(/\/turnkey$/, (route) => {
    isOld = false
    return route.continue()
  })
  await openPage(page, '/service')
  const menu = page.getByRole('navigation', { name: 'Main navigation' })
  let loads = 0
  page.on('load', () => loads++)
  await menu.getByRole('link', { name: 'Turnkey' }).click()
  await expect(page).toHaveURL('/turnkey')
  await expect.poll(() => loads).toBe(1)
  await wakePage(page)
  await isHydrated(page)
  const failed = page.waitForEvent('requestfailed', (it) => /\/about-[^/]*\.js$/.test(it.url()))
  await menu.getByRole('link', { name: 'About' }).click()
  await failed
  await menu.getByRole('link', { name: 'Reviews' }).click()
  await expect(page).toHaveURL('/reviews')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reviews')
  expect(loads).toBe(1)
})

test('a page that is given up for another while its data come leaves no error [R8.1]', async ({ page }) => {
  // Of the data of one page the end never comes; by then they are being read.
  await page.addInitScript(() => {
    const { fetch } = window
    window.fetch = async (input, init) => {
      const answer = await fetch(input, init)
      if (!/\/about\.data/.test(answer.url)) return answer
      const { value } = (await answer.body?.getReader().read()) ?? {}
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(value)
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason))
          document.documentElement.dataset.reading = ''
        },
      })
      return new Response(body, answer)
    }
  })
  await page.route(/\/assets\/about-[^/]*\.js$/, () => {})
  await openPage(page, '/service')
  const menu = page.getByRole('navigation', { name: 'Main navigation' })
  await menu.getByRole('link', { name: 'About' }).click()
  await expect(page.locator('[data-reading]')).toBeAttached()
  await menu.getByRole('link', { name: 'Reviews' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reviews')
})
