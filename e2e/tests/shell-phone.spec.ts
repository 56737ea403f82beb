import { expect, test } from '../fixtures.ts'
import { openPage } from '../open-page.ts'

test('the bar has links home, to service and contact, and unfolds the categories; so does the menu [R2.26, R2.27]', async ({
  page,
  request,
}) => {
  const headers = { 'accept-language': 'en' }
  const categories = (await (await request.get('/api/shop/categories/', { headers })).json()) as {
    slug: string
    name: string
    show_in_menu: boolean
  }[]
  const names = categories.filter((it) => it.show_in_menu).map((it) => it.name)
  await openPage(page, '/about')
  const bar = page.getByRole('navigation', { name: 'Menu', exact: true })
  const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {}
  expect(y + height).toBe(844)
  for (const [name, path] of [
    ['Home', '/'],
    ['Service', '/service'],
    ['Contact', '/contact'],
  ] as const)
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)

  await bar.getByRole('button', { name: 'Products' }).tap()
  const unfolded = page.getByRole('group', { name: 'Product range' })
  for (const name of names) await expect(unfolded.getByRole('link', { name })).toBeAttached()
  await expect(unfolded).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(unfolded).toBeHidden()

  await bar.getByRole('button', { name: 'Menu' }).tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByText('Products', { exact: true })).toBeVisible()
  await expect.poll(() => menu.locator('a[href^="/category/"]').allTextContents()).toEqual(names)
})

test('the menu closes by itself 1000 ms after a link was followed to a page that does not come [R9.8]', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.route(/\/about\.data/, () => undefined)
  await page.getByRole('button', { name: 'Menu' }).last().tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  // From here on the clock of the page stands still.
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await menu.getByRole('link', { name: 'About Us' }).tap()
  // Not whether it is visible: it fades away.
  const isOpen = () => page.evaluate(() => document.querySelector('#mobile-menu')?.matches('[open]'))
  await page.clock.runFor(999)
  expect(await isOpen()).toBe(true)
  await page.clock.runFor(1)
  expect(await isOpen()).toBe(false)
  await expect(page).toHaveURL('/')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
