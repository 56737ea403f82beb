import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { languageCodes } from '@vitrine/locales/languages'
import { findViolations } from '../find-violations.ts'
import { expect, test } from '../fixtures.ts'
import { localeFixture } from '../locale.ts'
import { openPage } from '../open-page.ts'
import { enquiryOf } from '../orders.ts'

const [SAW, UP_CUT] = ['nv-450-double-mitre-saw', 'nv-420-up-cut-saw']
/** Two saws with room to work in a hall of 20 × 12 m. */
const TWO = `/planner?hall=20x12&items=${SAW}~2000.2000_${UP_CUT}~12000.2000`

const textsOf = (code: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../packages/locales/planner/${code}.json`), 'utf8')) as Record<
    string,
    string
  >
const plan = (page: Page) => page.getByRole('application')
const inPlan = (page: Page, name: RegExp) => plan(page).getByRole('button', { name })
const total = (page: Page, name: string) =>
  page.getByRole('main').getByRole('term').filter({ hasText: name }).locator('xpath=..').getByRole('definition')
const said = (page: Page, words: string | RegExp) =>
  page.getByRole('main').getByRole('status').filter({ hasText: words })
const itemsOf = (page: Page) => new URL(page.url()).searchParams.get('items')

test('by keyboard a machine is moved, turned and taken out, which is announced, undone, kept and in the address [R2.185, R2.186, R2.188, R2.189, R2.190]', async ({
  page,
}) => {
  await openPage(page, TWO)
  await expect(total(page, 'Connected load')).toHaveText('7.5 kW')
  await expect(page.getByText('Nothing to object to.')).toBeVisible()
  await inPlan(page, /^1\. NV 450/).focus()
  await page.keyboard.press('ArrowRight')
  await expect(said(page, 'NV 450: 2,100 mm from the left wall, 2,000 mm from the upper wall')).toBeAttached()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('r')
  await expect(inPlan(page, /^1\. NV 450.*90°$/)).toBeFocused()
  await expect.poll(() => itemsOf(page)).toBe(`${SAW}~4235.0.1_${UP_CUT}~12000.2000`)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect.poll(() => itemsOf(page)).toBe(`${SAW}~2100.2000_${UP_CUT}~12000.2000`)
  await page.keyboard.press('Control+y')
  await expect.poll(() => itemsOf(page)).toBe(`${SAW}~2100.2010_${UP_CUT}~12000.2000`)

  await page.getByText('Power, air, floor, people').click()
  await page.getByRole('textbox', { name: 'Power supply' }).fill('5')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The machines need 7.5 kW, the hall has 5 kW.')).toBeVisible()
  await page.getByRole('button', { name: 'Show inches and pounds' }).first().click()
  await expect(total(page, 'Connected load')).toContainText('10.1 hp')
  await page.getByRole('button', { name: 'Show millimetres and kilograms' }).first().click()

  await inPlan(page, /^2\. NV 420/).focus()
  await page.keyboard.press('Delete')
  await expect(inPlan(page, /NV 420/)).toHaveCount(0)
  // What was on the screen is there again, at this address and at the plain one.
  await page.goto('/planner')
  await expect(inPlan(page, /^1\. NV 450/)).toBeVisible()
  await expect.poll(() => itemsOf(page)).toBe(`${SAW}~2100.2010`)
  // A link does not destroy it.
  await openPage(page, TWO)
  await page.getByRole('link', { name: 'Back to your earlier plan' }).click()
  await expect.poll(() => itemsOf(page)).toBe(`${SAW}~2100.2010`)
})

test('a machine is dragged, snaps to its neighbour and to the wall, and a narrow gangway is named [R2.184, R2.189]', async ({
  page,
}) => {
  await openPage(page, TWO)
  const [saw, upCut] = [inPlan(page, /^1\. NV 450/), inPlan(page, /^2\. NV 420/)]
  const drag = async (by: { x: number; y: number }) => {
    const box = await upCut.boundingBox()
    if (!box) throw new Error('not drawn')
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await page.mouse.move(at.x, at.y)
    await page.mouse.down()
    await page.mouse.move(at.x + by.x, at.y + by.y, { steps: 4 })
    await page.mouse.up()
  }
  const right = async () => {
    const [a, b] = [await saw.boundingBox(), await upCut.boundingBox()]
    return (a?.x ?? 0) + (a?.width ?? 0) - (b?.x ?? 0)
  }
  await drag({ x: (await right()) - 3, y: 2 })
  await expect.poll(() => itemsOf(page)).toBe(`${SAW}~2000.2000_${UP_CUT}~7750.2000`)
  await expect(page.getByText('Nothing to object to.')).toBeVisible()
  await upCut.focus()
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight')
  await expect(
    page.getByText('The gangway between 1 · NV 450 and 2 · NV 420 is 500 mm; it should be at least 800 mm.'),
  ).toBeVisible()
  await drag({ x: 0, y: -400 })
  await expect.poll(() => itemsOf(page)).toMatch(new RegExp(`${UP_CUT}~\\d+\\.0$`))
  expect(await findViolations(page)).toEqual([])
})

test('a turnkey is laid out, added to, and sent with an enquiry that has its figures, link and drawing [R2.187, R2.191, R2.192, R2.210, R10.7]', async ({
  page,
  request,
}) => {
  await page.goto('/turnkey/pvc-aluminium-line-50-windows-portugal')
  await page.getByRole('main').getByRole('link', { name: 'Plan in your hall' }).first().click()
  await expect(inPlan(page, /^\d/)).toHaveCount(14)
  await expect(total(page, 'People')).toHaveText('12')
  await expect(page.getByText(/ overlap|gangway/)).toHaveCount(0)
  for (const [name, metres] of [
    ['Length', '12'],
    ['Width', '18'],
  ] as const) {
    await page.getByRole('textbox', { name, exact: true }).fill(metres)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText(/not entirely inside the hall/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Rearrange' }).click()
  await expect(page.getByText('Nothing to object to, as far as figures are known.')).toBeVisible()
  await expect(said(page, 'The machines are arranged anew')).toBeAttached()
  await page.getByRole('searchbox', { name: 'Machine or model' }).last().fill('glass lifter')
  await page
    .getByRole('main')
    .getByRole('link', { name: /NV 1040/ })
    .click()
  await expect(inPlan(page, /^15\. NV 1040/)).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Drawing (DXF)' }).click()
  const drawing = readFileSync(await (await downloading).path(), 'utf8')
  expect(drawing).toMatch(/^ {2}0\r\nSECTION\r\n/)
  expect(drawing).toContain('15 NV 1040')

  await page.getByRole('button', { name: 'Send with the enquiry' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your enquiry' })
  await dialog.getByRole('button', { name: 'Confirm the order' }).click()
  await expect(dialog.getByLabel('Message')).toHaveValue(
    /My plan of the hall: http.*\/planner\?hall=[\s\S]*Connected load: [\d.]+\skW/,
  )
  await expect(dialog.getByText('hall-plan.dxf')).toBeVisible()
  const email = `hall-planner-${randomUUID()}@example.com`
  await dialog.getByLabel('Full Name').fill('Hala Planner')
  await dialog.getByLabel('Company name').fill('Halls Ltd')
  await dialog.getByLabel('Phone number').fill('4930123456')
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByRole('button', { name: /Select your country/ }).click()
  await dialog.getByRole('combobox').fill('germ')
  await dialog.getByRole('option', { name: 'Germany' }).click()
  await dialog.getByRole('button', { name: 'Complete the order' }).click()
  await expect(dialog).toContainText('Your order has been placed')
  const enquiry = await enquiryOf(request, email)
  expect(enquiry.basket).toHaveLength(14)
  expect(enquiry.files).toMatchObject([{ name: 'hall-plan.dxf' }])
  expect(enquiry.message).toContain('/planner?hall=')
})

test('nothing of the 3D view is loaded before it is opened, and the planner has less than 40 kB of its own [R2.193, R2.194]', async ({
  page,
}) => {
  test.slow()
  const scripts = new Map<string, number>()
  const models: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) scripts.set(pathname, Number(response.headers()['content-length']))
    if (pathname.endsWith('.glb')) models.push(pathname)
  })
  await openPage(page, '/about')
  const elsewhere = new Set(scripts.keys())
  await openPage(page, TWO)
  const own = [...scripts].filter(([file]) => !elsewhere.has(file))
  const bytes = own.reduce((sum, [, it]) => sum + it, 0)
  expect([bytes > 5000, bytes < 40_000, bytes]).toEqual([true, true, bytes])
  expect(models).toEqual([])
  await page.getByRole('button', { name: 'See it in 3D' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your hall in 3D' })
  await expect.poll(() => models.length, { timeout: 60_000 }).toBe(2)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0, { timeout: 60_000 })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the address is the plan, in every language; the hall is a form, and a search adds to it [R2.180, R2.181, R2.194, R2.195]', async ({
    page,
    request,
  }) => {
    for (const code of languageCodes) {
      const { at } = localeFixture(code)
      const [empty, asked] = await Promise.all([at('/planner'), at(TWO)].map((path) => request.get(path)))
      const [plain, html] = [await empty?.text(), await asked?.text()]
      expect([code, plain?.includes('<link rel="canonical"')]).toEqual([code, true])
      const words = plain?.replaceAll(/<[^>]*>|&shy;|\u00ad/g, '').replaceAll(/\s|\u00a0/g, ' ')
      expect([code, words?.includes(textsOf(code).title ?? '?')]).toEqual([code, true])
      expect([code, html?.includes('content="noindex"'), asked?.headers()['x-page-cache'] === 'hit']).toEqual([
        code,
        true,
        false,
      ])
      expect([code, html?.includes('NV 450')]).toEqual([code, true])
    }
    const texts = textsOf('ar')
    await page.goto(`/ar${TWO}&power=-5`)
    await expect(page.getByText(texts.unread ?? '')).toBeVisible()
    await expect(page.getByRole('img', { name: (texts.plan ?? '').split('{')[0] ?? '' })).toBeVisible()
    await page.getByRole('textbox', { name: texts.length ?? '', exact: true }).fill('25')
    await page
      .getByRole('main')
      .getByRole('button', { name: texts.apply ?? '', exact: true })
      .last()
      .click()
    await expect(page.getByRole('img', { name: /25/ })).toBeVisible()
    await page.getByRole('main').getByRole('searchbox').fill('NV 140')
    await page.keyboard.press('Enter')
    await page
      .getByRole('main')
      .getByRole('link', { name: /NV 140/ })
      .click()
    await expect(page.getByRole('main').getByRole('button', { name: /^3.*NV 140/ })).toBeVisible()
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const parts = [...sitemap.matchAll(/<loc>([^<]*sitemap-\d+\.xml)<\/loc>/g)].map(([, loc = '']) => loc)
    const listed = await Promise.all(parts.map(async (it) => (await request.get(new URL(it).pathname)).text()))
    expect([sitemap, ...listed].join()).toMatch(/<loc>[^<]*\/planner<\/loc>/)
  })
})

test('an empty hall offers whole lines in it, without script too [R19.120]', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/de/planner')
  const plan = (await page
    .getByRole('img', { name: /Halle|Plan/ })
    .first()
    .boundingBox())!
  const start = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.locator('a[href*="/planner?turnkey="]') })
  const lines = start.getByRole('link')
  await expect(lines).toHaveCount(3)
  for (const line of await lines.all()) {
    const { x, y, width, height } = (await line.boundingBox())!
    expect(x >= plan.x && x + width <= plan.x + plan.width).toBe(true)
    expect(y >= plan.y && y + height <= plan.y + plan.height).toBe(true)
  }
  await lines.first().click()
  await expect(page).toHaveURL(/\/de\/planner\?turnkey=/)
  await expect(lines).toHaveCount(0)
  await context.close()
})

test('the list names each kind once, with the numbers of its machines, one of which is chosen and brought into view [R19.153]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, `${TWO}_${SAW}~2000.7000`)
  const list = page.getByRole('region', { name: 'Machines' }).or(page.getByRole('main')).getByRole('listitem')
  const saw = list.filter({ hasText: 'NV 450' }).filter({ has: page.getByRole('button', { pressed: false }) })
  await expect(saw).toHaveCount(1)
  await expect(saw.getByRole('button')).toHaveText(['1', '3'])
  const third = saw.getByRole('button', { name: '3. NV 450' })
  await third.click()
  await expect(third).toHaveAttribute('aria-pressed', 'true')
  await expect(inPlan(page, /^3\. NV 450/)).toBeInViewport()
})
