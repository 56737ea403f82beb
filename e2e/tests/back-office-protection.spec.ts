import { expect, test } from '@playwright/test'
import { logIn } from '../back-office.ts'
import { logInPage } from '../operator.ts'
import { admin } from '../test-instance.ts'

const MB = 1_000_000

/** An MP4 file of two boxes: its type, and data of any length. */
function video(bytes: number) {
  const type = Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex')
  const data = Buffer.alloc(bytes - type.length, 7)
  data.writeUInt32BE(data.length)
  data.write('mdat', 4)
  return { name: 'video.mp4', mimeType: 'video/mp4', buffer: Buffer.concat([type, data]) }
}

test('no screen of the back office violates its policy [R12.21]', async ({ page, request }) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(`${page.url()}: ${message.text()}`)
  })
  await page.goto('/admin/login')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await logInPage(page, request, admin)
  for (const path of ['', '/collections/products', '/collections/products/1', '/collections/posts/1'].concat([
    '/collections/media/1',
    '/collections/enquiries',
    '/globals/company',
    '/account',
    '/erase',
  ])) {
    const answer = await page.goto(`/admin${path}`)
    expect(answer?.headers()['content-security-policy']).toMatch(/script-src 'self' 'nonce-[^']+';/)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading').first()).toBeVisible()
  }
  expect(violations).toEqual([])
})

test('of strangers nothing large is read, whatever it says of its length [R12.20]', async ({ request }) => {
  // Several times: whether the answer comes before the connection is cut off was a matter of luck.
  for (let time = 0; time < 5; time++) {
    const upload = await request.post('/cms-api/media', { multipart: { file: video(20 * MB) } })
    expect([upload.status(), await upload.text()]).toEqual([413, expect.stringContaining('Log in first')])
  }
  const login = await request.post('/cms-api/users/login', { data: { ...admin, more: 'x'.repeat(20_000) } })
  expect(login.status()).toBe(413)
})

test('a video is stored whole [R12.20]', async ({ request }) => {
  const headers = await logIn(request)
  const given = video(60 * MB)
  const answer = await request.post('/cms-api/files', { headers, multipart: { file: given, _payload: '{}' } })
  expect(answer.status()).toBe(201)
  const { doc } = (await answer.json()) as { doc: { id: number; filename: string } }
  const stored = await request.head(`/media/files/${doc.filename}`)
  expect(Number(stored.headers()['content-length'])).toBe(given.buffer.length)
  expect((await request.delete(`/cms-api/files/${doc.id}`, { headers })).status()).toBe(200)
})

test('what is made up for the screens of the back office is refused, and nothing fails [R12.46]', async ({
  request,
}) => {
  const broken = { 'content-type': 'multipart/form-data; boundary=x' }
  const form = await request.post('/admin/login', { headers: broken, data: '--x' })
  expect([form.status(), form.headers().allow]).toEqual([405, 'GET, HEAD'])
  const call = { 'next-action': '402da3f03b0a36f4b3803fa0381d2b75b7165deb62' }
  expect((await request.post('/admin/login', { headers: call, data: '[[' })).status()).toBe(405)
  for (const tree of ['x', '%5B', '%'])
    for (const url of ['/admin/login', '/admin', '/admin/collections/products'])
      expect((await request.get(url, { headers: { rsc: '1', 'next-router-state-tree': tree } })).status()).toBe(400)
})
