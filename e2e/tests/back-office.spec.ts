import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { logIn } from '../back-office.ts'
import { logInPage } from '../operator.ts'
import { admin } from '../test-instance.ts'

const product = '/product/pvc-screwing-machines/nv-450-double-mitre-saw'

test('a name changed in the back office shows on its page, while other pages stay cached [R13.4]', async ({
  page,
  request,
}) => {
  await request.get(product)
  await request.get('/fr/contact')
  await logInPage(page, request, admin)

  const headers = await logIn(request)
  const found = await request.get('/cms-api/products?where[slug][equals]=nv-450-double-mitre-saw&depth=0&locale=en', {
    headers,
  })
  const [{ id, name }] = ((await found.json()) as { docs: [{ id: number; name: string }] }).docs
  await page.goto(`/admin/collections/products/${id}`)
  const field = page.getByLabel(/^Name/).first()
  await expect(field).toHaveValue(name)
  await field.fill(`${name} Mark II`)
  await page.getByRole('button', { name: /^Publish changes$/ }).click()
  await expect(page.getByText(/successfully/i).first()).toBeVisible()
  await expect
    .poll(async () => await (await request.get(product)).text(), { timeout: 10_000, intervals: [100] })
    .toContain('Mark II')
  expect(['hit', 'stale']).toContain((await request.get('/fr/contact')).headers()['x-page-cache'])
  // Others look at how this page wraps its title.
  const back = await request.patch(`/cms-api/products/${id}?locale=en`, {
    headers,
    data: { name, _status: 'published' },
  })
  expect(back.status()).toBe(200)
})

test('a draft is not shown before it is published [R13.3, R14.1]', async ({ request }) => {
  const headers = await logIn(request)
  const found = await request.get('/cms-api/turnkeys?limit=1&depth=0&locale=en', { headers })
  const [{ id, slug }] = ((await found.json()) as { docs: [{ id: number; slug: string }] }).docs
  const pageText = async () => await (await request.get(`/turnkey/${slug}`)).text()
  await pageText()
  const draft = { name: 'A line in the making', _status: 'draft' }
  expect((await request.patch(`/cms-api/turnkeys/${id}?draft=true&locale=en`, { headers, data: draft })).status()).toBe(
    200,
  )
  const { revision } = (await (await request.get('/api/revision/')).json()) as { revision: number }
  expect(await pageText()).not.toContain('A line in the making')
  const data = { name: 'A line in the making', _status: 'published' }
  expect((await request.patch(`/cms-api/turnkeys/${id}?locale=en`, { headers, data })).status()).toBe(200)
  expect(((await (await request.get('/api/revision/')).json()) as { revision: number }).revision).toBeGreaterThan(
    revision,
  )
  await expect.poll(pageText, { timeout: 10_000 }).toContain('A line in the making')
})

test('nothing can be read without an account, and the first account is not made twice [R12.9, R12.10]', async ({
  request,
}) => {
  const data = { email: 'intruder@example.com', password: 'intruder-intruder' }
  expect((await request.post('/cms-api/users/first-register', { data })).status()).toBe(403)
  expect((await request.post('/cms-api/users', { data })).status()).toBe(403)
  for (const collection of ['users', 'enquiries', 'products', 'redirects']) {
    expect([collection, (await request.get(`/cms-api/${collection}`)).status()]).toEqual([collection, 403])
  }
})

test('operators see enquiries and change no content, editors the other way round [R12.9, R12.10]', async ({
  request,
}) => {
  const asAdmin = await logIn(request)
  for (const role of ['operator', 'editor'] as const) {
    const account = { email: `${role}-${randomUUID().slice(0, 8)}@norvane.example`, password: `a-${role}-of-norvane` }
    expect((await request.post('/cms-api/users', { headers: asAdmin, data: { ...account, role } })).status()).toBe(201)
    const headers = await logIn(request, account)
    const status = async (method: 'get' | 'post', path: string) =>
      (await request[method](path, { headers, ...(method === 'post' && { data: {} }) })).status()
    const seesEnquiries = role === 'operator'
    expect([role, await status('get', '/cms-api/enquiries')]).toEqual([role, seesEnquiries ? 200 : 403])
    expect([role, (await status('post', '/cms-api/categories')) === 403]).toEqual([role, seesEnquiries])
    expect(await status('post', '/cms-api/users')).toBe(403)
  }
})
