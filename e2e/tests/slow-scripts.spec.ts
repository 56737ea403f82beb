import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { holdRequests } from '../hold-requests.ts'
import { logInPage } from '../operator.ts'
import { admin } from '../test-instance.ts'

/** Lets no script of the page arrive until the function that it gives is called. */
const holdScripts = (page: Page) => holdRequests(page, /\/_next\/static\/.*\.js/)

test('what is typed or pressed before the scripts have come is not lost [R15.74]', async ({ page, request }) => {
  await logInPage(page, request, admin)
  const release = await holdScripts(page)
  const open = (path: string) => page.goto(path, { waitUntil: 'commit' })
  await open('/admin/backups')
  await expect(page.getByRole('button', { name: 'Make a back-up now' })).toBeDisabled()
  await open('/admin/collections/redirects')
  await expect(page.getByRole('button', { name: 'Import CSV' })).toBeDisabled()
  await open('/admin/erase')
  const field = page.getByLabel('E-mail')
  await expect(field).toBeDisabled()
  release()
  await field.fill('nobody@norvane.example')
  await page.getByRole('button', { name: 'See what there is' }).click()
  await expect(page.getByText('There is nothing for this address')).toBeVisible()
})

test('nothing of a list moves from under the pointer while the page wakes [R14.203]', async ({ page, request }) => {
  await logInPage(page, request, admin)
  const places = new Set<string>()
  await page.exposeFunction('tellPlace', (place: string) => places.add(place))
  await page.addInitScript(() => {
    const look = () => {
      const link = document.querySelector('table a')
      const { tellPlace } = window as unknown as { tellPlace: (place: string) => void }
      const { x = 0, y = 0 } = link?.getBoundingClientRect() ?? {}
      if (link) tellPlace(`${x}, ${link.contains(document.elementFromPoint(x + 5, y + 5)) ? 'on top' : 'covered'}`)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  const release = await holdScripts(page)
  await page.goto('/admin/collections/products', { waitUntil: 'commit' })
  await expect.poll(() => places.size).toBe(1)
  release()
  await page.waitForFunction(() => document.querySelector('.template-default--nav-animate'))
  await expect(page.getByRole('button', { name: 'Open Menu' })).toBeVisible()
  expect([...places]).toEqual([expect.stringContaining('on top')])
})
