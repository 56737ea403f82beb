import { expect, test } from '../../fixtures.ts'
import { holdRequests } from '../../hold-requests.ts'

test('what arrives after the basket has opened moves nothing that is about to be pressed [R4.10, R19.123]', async ({
  page,
}) => {
  const letGo = await holdRequests(page, /\/assets\/en-[^/]+\.js|\/shop\/asked-together\//)
  await page.goto('/product/pvc-screwing-machines/nv-450-double-mitre-saw')
  await page.getByRole('main').getByRole('button', { name: 'Add to enquiry' }).click()
  await page.getByRole('main').getByRole('button', { name: 'In your enquiry' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your enquiry' })
  const confirm = dialog.getByRole('button', { name: 'Confirm the order' })
  const late = dialog.getByText('Save this basket under a name')
  // Where nothing moves any more it would be pressed: a sheet comes to rest slowly.
  await confirm.click({ trial: true })
  await dialog.evaluate((it) => Promise.all(it.getAnimations({ subtree: true }).map(({ finished }) => finished)))
  await expect(late).toHaveCount(0)
  const before = await confirm.boundingBox()
  letGo()
  await expect(late).toBeVisible()
  expect(await confirm.boundingBox()).toEqual(before)
})
