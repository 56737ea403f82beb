import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { logIn } from '../back-office.ts'
import { expect, test } from '../fixtures.ts'
import { logInPage } from '../operator.ts'

// Payload sets a colour scheme before React hydrates, which React reports. A time that has passed is refused.
test.use({ allow: /hydrat|favicon|workflow\/schedule/i })

/** Its name is on what it saves. */
async function makeEditor(request: APIRequestContext, name: string) {
  const headers = await logIn(request)
  const account = { email: `${randomUUID().slice(0, 8)}@norvane.example`, password: 'an-editor-of-norvane' }
  const data = { ...account, role: 'editor', name }
  expect((await request.post('/cms-api/users', { headers, data })).status()).toBe(201)
  return account
}

test('an editor sets a time, comments on a field and asks for approval; a colleague sees it on his dashboard [R14.131, R14.132, R14.135, R14.137]', async ({
  page,
  request,
}) => {
  const [ada, ben] = [await makeEditor(request, 'Ada Editor'), await makeEditor(request, 'Ben Colleague')]
  const name = `Planned ${randomUUID().slice(0, 8)}`
  const data = { title: name, text: 'x', _status: 'draft' }
  const made = await request.post('/cms-api/advantages?draft=true', { headers: await logIn(request, ada), data })
  const { id } = ((await made.json()) as { doc: { id: number } }).doc

  await logInPage(page, request, ada)
  await page.goto(`/admin/collections/advantages/${id}?locale=en`)
  const panel = page.getByRole('region', { name: 'Schedule' })
  await panel.getByText('Set a time').click()
  await panel.getByLabel('Time (UTC)').fill('2020-01-01T10:00')
  await panel.getByRole('button', { name: 'Schedule it' }).click()
  await expect(page.getByText('This time has passed.')).toBeVisible()
  await panel.getByLabel('Time (UTC)').fill('2027-05-05T10:00')
  await panel.getByRole('button', { name: 'Schedule it' }).click()
  await expect(panel.getByText('Publish, All languages, May 5, 2027')).toBeVisible()

  await page.getByRole('button', { name: 'Comment on fields' }).click()
  await page.getByLabel('Your comment on this field: Title').fill('Is this the right word?')
  await page.getByRole('button', { name: 'Comment', exact: true }).and(page.locator(':enabled')).click()
  await page.getByRole('button', { name: 'Stop commenting' }).click()
  await expect(page.getByRole('article').getByText('Is this the right word?')).toBeVisible()

  const asked = await request.post('/cms-api/workflow/approvals', {
    headers: await logIn(request, ada),
    data: { entity: 'advantages', documentId: id, note: 'Please look at the title' },
  })
  expect(asked.status()).toBe(200)
  await logInPage(page, request, ben)
  await page.goto('/admin')
  await page.getByRole('region', { name: 'Waiting for your approval' }).getByRole('link', { name }).click()
  await expect(page.getByText('Ada Editor asks for approval.')).toBeVisible()
  await page.getByRole('button', { name: 'Resolve' }).click()
  await expect(page.getByText('Is this the right word?')).toBeHidden()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Approved by Ben Colleague.')).toBeVisible()

  await page.goto('/admin/schedule')
  await page.getByRole('button', { name: `Cancel: ${name}` }).click()
  await expect(page.getByRole('region', { name: 'Done, failed, cancelled' }).getByRole('row', { name })).toContainText(
    'Cancelled',
  )
  await page.goto(`/admin/collections/advantages/${id}/versions`)
  await expect(page.getByRole('table', { name: 'Versions' }).getByRole('row')).toContainText(['Who', 'Ada Editor'])
})

test('an order is changed by keyboard, and visitors see it [R14.140, R14.143]', async ({ page, request }) => {
  const editor = await makeEditor(request, 'Olga Order')
  const slugs = async () => {
    const answer = await request.get('/api/shop/categories/', { headers: { 'accept-language': 'en' } })
    return ((await answer.json()) as { slug: string; name: string }[]).map(({ name }) => name)
  }
  const before = await slugs()
  const [first = '', second = '', ...others] = before
  await logInPage(page, request, editor)
  await page.goto('/admin/collections/categories?locale=en')
  await page.getByRole('link', { name: 'Order by dragging' }).click()
  // The page may not hear the first press yet.
  await expect(async () => {
    await page.getByRole('button', { name: `Move down: ${first}` }).press('Enter')
    await expect(page.getByText(`“${first}” was moved.`)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect.poll(slugs).toEqual([second, first, ...others])
  const handle = page.getByRole('button', { name: `Drag: ${first}` })
  const top = async () => (await handle.boundingBox())?.y ?? 0
  await handle.focus()
  const startTop = await top()
  await page.keyboard.press('Space')
  await expect(handle).toHaveAttribute('aria-pressed', 'true')
  // What is taken hears the keys a moment later; there is one place above it, so that more presses do no more.
  await expect(async () => {
    await page.keyboard.press('ArrowUp')
    expect(await top()).toBeLessThan(startTop - 10)
  }).toPass()
  await page.keyboard.press('Space')
  await expect.poll(slugs).toEqual(before)
})
