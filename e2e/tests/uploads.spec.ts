import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { logIn } from '../back-office.ts'
import { drawWall } from '../draw-wall.ts'
import { expect, test } from '../fixtures.ts'
import { logInPage } from '../operator.ts'
import { dataDir } from '../test-instance.ts'

// Payload sets a colour scheme before React hydrates, which React reports; what is refused, the console names.
test.use({ allow: /hydrat|favicon|status of 400/i })

const inProgress = () => {
  const folder = join(dataDir, 'uploads-in-progress')
  return existsSync(folder) ? readdirSync(folder) : []
}

test('files that nothing takes are gone with the answer, whoever has sent them and whereto [R14.268]', async ({
  request,
}) => {
  const headers = await logIn(request)
  const file = { name: 'wall.png', mimeType: 'image/png', buffer: Buffer.alloc(4000) }
  const sendTo = (path: string, own: Record<string, string> = {}) =>
    request.post(`/cms-api${path}`, { headers: own, multipart: { _payload: '{}', file, other: file } })
  expect((await sendTo('/users/forgot-password')).status()).toBe(400)
  expect((await sendTo('/users/login')).status()).toBe(400)
  expect((await sendTo('/users/me', headers)).status()).toBe(404)
  expect((await sendTo('/categories', headers)).status()).toBe(400)
  // Other tests may be sending something just now.
  await expect.poll(inProgress, { timeout: 20_000 }).toEqual([])
})

test('a picture of 20 MB is sent with progress, leaves no trace when it is cancelled, and is saved [R14.250, R14.251]', async ({
  page,
  request,
}) => {
  const headers = await logIn(request)
  const editor = { email: `uploads-${randomUUID().slice(0, 8)}@norvane.example`, password: 'an-editor-of-pictures' }
  expect((await request.post('/cms-api/users', { headers, data: { ...editor, role: 'editor' } })).status()).toBe(201)
  await logInPage(page, request, editor)
  const name = `wall-${randomUUID().slice(0, 8)}`
  const found = async () => {
    const answer = await request.get(`/cms-api/media?where[filename][contains]=${name}&depth=0`, { headers })
    return ((await answer.json()) as { docs: { sizes: Record<string, { width?: number }> }[] }).docs
  }

  await page.goto('/admin/collections/media/create')
  const buffer = drawWall(2900, 2400)
  expect(buffer.length).toBeGreaterThan(20_000_000)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer })
  await page.getByRole('textbox', { name: /^Alternative text/ }).fill('A wall')
  const network = await page.context().newCDPSession(page)
  const limitTo = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await limitTo(1_500_000)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const onTheirWay = page.getByRole('list', { name: 'Files on their way' })
  const progress = onTheirWay.getByRole('progressbar', { name: `${name}.png` })
  await expect
    .poll(() => progress.evaluate((it: HTMLProgressElement) => it.value), { timeout: 20_000 })
    .toBeGreaterThan(0)
  expect(await progress.evaluate((it: HTMLProgressElement) => it.value)).toBeLessThan(1)
  await onTheirWay.getByRole('button', { name: `Cancel: ${name}.png` }).click()
  await expect(page.getByText('The upload was cancelled. Nothing of it is kept.').first()).toBeVisible()
  await expect(onTheirWay).toHaveCount(0)
  await expect.poll(inProgress, { timeout: 20_000 }).toEqual([])
  expect(await found()).toEqual([])

  await limitTo(-1)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/media\/\d+/, { timeout: 60_000 })
  await expect(onTheirWay).toHaveCount(0)
  const [saved] = await found()
  expect(Object.values(saved?.sizes ?? {}).filter(({ width }) => width)).toHaveLength(10)
})
