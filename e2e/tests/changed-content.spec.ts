import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { holdReact } from '../hold-react.ts'
import { holdRequests } from '../hold-requests.ts'
import { isAwake, isHydrated, keepAsleep, wakePage } from '../open-page.ts'

/** Pages of this test are given other words when they wake than they were made with. @param when not before this */
async function changeContent(page: Page, from: string, to: string, when?: Promise<void>) {
  await keepAsleep(page)
  await page.route(/\?_hydration=/, async (route) => {
    const answer = await route.fetch()
    await when
    const body = (await answer.text()).replaceAll(from, to)
    await route.fulfill({ body, headers: { ...answer.headers(), 'x-data-hash': 'another' } })
  })
}

test('content that has changed since the page was made is shown when it wakes, and is no error [R13.42]', async ({
  page,
}) => {
  await changeContent(page, 'Norvane', 'Norvane & Sons')
  await page.goto('/about')
  const address = page.getByRole('contentinfo').getByText('Norvane & Sons')
  await expect(address).toHaveCount(0)
  await wakePage(page)
  await expect(address.first()).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
})

test('a button that has moved when React has drawn it anew is pressed where it is now [R13.41, R13.42]', async ({
  page,
}) => {
  // Who answers stands above the button, and has ten names more. The page wakes when it is scrolled, before the press.
  let letGo = () => {}
  const pressed = new Promise<void>((resolve) => (letGo = resolve))
  await changeContent(page, 'Sales engineer', Array.from({ length: 10 }, () => 'Sales engineer').join(' '), pressed)
  await page.goto('/about')
  const form = page.getByRole('contentinfo').getByRole('form')
  const send = form.getByRole('button', { name: 'Send' })
  await send.hover()
  const drawnFirst = await send.elementHandle()
  await page.mouse.down()
  letGo()
  await isHydrated(page)
  expect(await drawnFirst?.evaluate((it) => it.isConnected)).toBe(false)
  await page.mouse.up()
  await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible()
})

/** Opens a page that is awake, the words in its parts changed, and keeps React from taking these over by itself. @returns lets it */
async function openUntaken(page: Page, path: string, from: string) {
  await changeContent(page, from, `${from}, changed`)
  const goOn = await holdReact(page, 'awake')
  await page.goto(path)
  await wakePage(page)
  await isAwake(page)
  return goOn
}

test('a button that React draws anew by the touch of the pointer is pressed [R13.104]', async ({ page }) => {
  const saw = 'Double mitre saw with pneumatic tilt'
  const goOn = await openUntaken(page, '/product/pvc-screwing-machines/nv-450-double-mitre-saw', saw)
  await page.getByRole('main').getByRole('button', { name: 'Add to enquiry' }).click()
  await goOn()
  await expect(page.getByRole('heading', { level: 1, name: `${saw}, changed` })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'In your enquiry' })).toBeVisible()
})

test('a button that has another name when it is drawn anew is pressed [R13.104]', async ({ page }) => {
  await page.addInitScript(() => {
    const line = { id: 'one', name: 'One', model: 'One', slug: 'one', image: null, cnt: 1 }
    localStorage.setItem('basket', JSON.stringify([line]))
  })
  const goOn = await openUntaken(page, '/about', 'Cutting machines')
  // The server knows no basket, and counts nothing.
  await page.getByRole('banner').getByRole('button', { name: 'Enquiry basket', exact: true }).click()
  await goOn()
  await expect(page.getByRole('banner').getByText('Cutting machines, changed').first()).toBeAttached()
  await expect(page.getByRole('dialog', { name: 'Your enquiry' })).toBeVisible()
})

test('a button that React draws anew is pressed by keyboard, and keeps the focus [R13.104, R19.2]', async ({
  page,
}) => {
  const goOn = await openUntaken(page, '/service', 'Cutting machines')
  const night = page.getByRole('button', { name: /^Switch to/ })
  await night.focus()
  await goOn()
  await expect(page.getByRole('banner').getByText('Cutting machines, changed').first()).toBeAttached()
  await expect(night).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
})

test('what was typed in a part that React draws anew stays, with the focus, and is known to it [R13.104]', async ({
  page,
}) => {
  const release = await holdRequests(page, /entry\.client-.*\.js$/)
  await changeContent(page, 'Sales engineer', 'Engineer')
  await page.goto('/about')
  const form = page.getByRole('contentinfo').getByRole('form')
  const field = form.getByRole('textbox').first()
  await field.pressSequentially('Anna Muster')
  const drawnFirst = await field.elementHandle()
  release()
  await isHydrated(page)
  expect(await drawnFirst?.evaluate((it) => it.isConnected)).toBe(false)
  await expect(field).toBeFocused()
  await page.keyboard.type('mann')
  await expect(field).toHaveValue('Anna Mustermann')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('enquiry-footer'))).toContain('Anna Mustermann')
})

test('what was chosen in a part that React draws anew stays, and is known to it [R13.104]', async ({ page }) => {
  const release = await holdRequests(page, /entry\.client-.*\.js$/)
  await changeContent(page, 'Gareth Penfold', 'Gareth Penfold, changed')
  await page.goto('/reviews')
  const country = page.getByRole('group', { name: 'Country' }).getByRole('checkbox').nth(1)
  const reviews = page.getByRole('main').getByRole('article')
  const all = await reviews.count()
  const drawnFirst = await country.elementHandle()
  await country.check()
  release()
  await isHydrated(page)
  expect(await drawnFirst?.evaluate((it) => it.isConnected)).toBe(false)
  await expect(country).toBeChecked()
  await expect.poll(() => reviews.count()).toBeLessThan(all)
})

test('a field whose part React draws anew by its touch has the focus [R13.104]', async ({ page }) => {
  const goOn = await openUntaken(page, '/about', 'Sales engineer')
  const form = page.getByRole('contentinfo').getByRole('form')
  await form.getByRole('textbox').first().click()
  await goOn()
  await expect(form.getByText('Sales engineer, changed').first()).toBeVisible()
  await page.keyboard.type('Anna Muster')
  await expect(form.getByRole('textbox').first()).toHaveValue('Anna Muster')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('enquiry-footer'))).toContain('Anna Muster')
})

test.describe('by night', () => {
  test.beforeEach(async ({ context, baseURL }) => {
    await context.addCookies([{ name: 'night', value: 'true', url: baseURL ?? '' }])
  })

  test('a press in a part of the page whose content has changed is done once [R13.41, R13.42]', async ({ page }) => {
    // The words of the menu, which the button stands beside.
    await changeContent(page, 'Cutting machines', 'Sawing machines')
    await page.goto('/service')
    await page.getByRole('button', { name: 'Switch to day mode' }).click()
    await isAwake(page)
    await expect(page.getByRole('banner').getByText('Sawing machines').first()).toBeAttached()
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'night')
  })

  test('a button that React draws anew while it is held down is pressed once [R13.41, R13.42]', async ({ page }) => {
    await changeContent(page, 'Cutting machines', 'Sawing machines')
    await page.goto('/service')
    const day = page.getByRole('button', { name: 'Switch to day mode' })
    await day.hover()
    const drawnFirst = await day.elementHandle()
    await page.mouse.down()
    await isHydrated(page)
    expect(await drawnFirst?.evaluate((it) => it.isConnected)).toBe(false)
    await page.mouse.up()
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'night')
    await expect(page.getByRole('button', { name: 'Switch to night mode' })).toBeVisible()
  })

  test('a button that is drawn anew is not pressed where the pointer has left it [R13.41, R13.42]', async ({
    page,
  }) => {
    await changeContent(page, 'Cutting machines', 'Sawing machines')
    await page.goto('/service')
    await page.getByRole('button', { name: 'Switch to day mode' }).hover()
    await page.mouse.down()
    await isHydrated(page)
    await page.getByRole('button', { name: 'Search' }).first().hover()
    await page.mouse.up()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('a page whose content has changed stays by night and in imperial units when it wakes [R4.3, R13.42]', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('units', 'imperial'))
    await changeContent(page, 'Norvane', 'Norvane & Sons')
    await page.goto('/about')
    await wakePage(page)
    await expect(page.getByRole('contentinfo').getByText('Norvane & Sons').first()).toBeVisible()
    await isAwake(page)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
    await expect(page.locator('html')).toHaveAttribute('data-units', 'imperial')
  })
})
