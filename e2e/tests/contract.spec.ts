import { expect, test } from '@playwright/test'
import { calls } from '@vitrine/contract/calls'
import { checkConformance } from '@vitrine/contract/conformance'
import { ports, siteUrl } from '../test-instance.ts'

for (const [name, base] of [
  ['the cms', `http://127.0.0.1:${ports.cms}/api`],
  ['the site', `${siteUrl}/api`],
] as const) {
  test(`${name} keeps the contract: every call in every language [R3.2, R3.3, R3.6, R3.7, R3.10, R3.11, R3.13, R7.4, R7.6, R7.10, R7.11, R7.12, R7.13, R7.14, R18.10]`, async () => {
    const findings = await checkConformance(base)
    expect(findings.length).toBeGreaterThan(500)
    expect(findings.filter((it) => it.problem)).toEqual([])
  })
}

test('an answer of 400 names the wrong fields [R10.3, R13.11]', async ({ request }) => {
  const continent = await request.get('/api/main/dillers/?continent=mars')
  expect(continent.status()).toBe(400)
  expect(JSON.stringify(await continent.json())).toContain('continent')
  const path = await request.get('/api/seo/get-meta-info/')
  expect(path.status()).toBe(400)
  expect(JSON.stringify(await path.json())).toContain('path')
  expect((await request.post('/api/shop/products')).status()).toBe(405)
  const order = await request.post('/api/order_request/', { data: { full_name: 'A' } })
  expect(order.status()).toBe(400)
  for (const field of ['phone', 'email', 'country', 'cart']) expect(JSON.stringify(await order.json())).toContain(field)
})

test('a repeated submission is accepted once [R10.2]', async ({ request }) => {
  const data = {
    full_name: 'Ayşe Yılmaz',
    phone: '+90 212 000 00 00',
    email: 'ayse@pencere.example',
    language: 'tr',
    action_location: '/tr/contact',
    contact_message: 'Merhaba',
  }
  const headers = { 'idempotency-key': '0b1f2a6e-6f0c-4f0e-9b1f-3c1f0a7d9e11' }
  const first = await request.post('/api/contactme/', { data, headers })
  expect(first.status()).toBe(201)
  const again = await request.post('/api/contactme/', { data, headers })
  expect([again.status(), await again.json()]).toEqual([201, await first.json()])
  const other = await request.post('/api/contactme/', { data: { ...data, contact_message: 'Other' }, headers })
  expect(other.status()).toBe(409)
})

test('the calls are described as OpenAPI and as a page [R18.10]', async ({ page, request }) => {
  const document = (await (await request.get('/api/openapi.json')).json()) as { openapi: string; paths: object }
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toHaveLength(new Set(Object.values(calls).map((it) => it.path)).size)
  await page.goto('/api/docs/')
  await expect(page.getByRole('heading', { name: 'Content API' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'POST /order_request/' })).toBeVisible()
})
