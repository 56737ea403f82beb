import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, connect, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { ports } from '../test-instance.ts'

const SITE_PORT = 4310
const WIRE_PORT = 4311
const site = `http://localhost:${SITE_PORT}`
const folder = join(fileURLToPath(new URL('.', import.meta.url)), '../../apps/site')

let program: ChildProcess
let wire: Wire

/** The wire between the site and the running content API, which the test can cut. */
class Wire {
  readonly #sockets = new Set<Socket>()
  readonly #server: Server = createServer((near) => {
    const far = connect(ports.cms, '127.0.0.1')
    for (const socket of [near, far]) {
      this.#sockets.add(socket)
      socket.on('error', () => socket.destroy()).on('close', () => this.#sockets.delete(socket))
    }
    near.pipe(far).pipe(near)
  })
  async join() {
    this.#server.listen(WIRE_PORT, '127.0.0.1')
    await once(this.#server, 'listening')
  }
  async cut() {
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
    await once(this.#server, 'close')
  }
}

test.beforeAll(async () => {
  wire = new Wire()
  await wire.join()
  const env = {
    ...process.env,
    PORT: String(SITE_PORT),
    SITE_URL: site,
    API_BASE: `http://127.0.0.1:${WIRE_PORT}/api`,
    NODE_ENV: 'production',
  }
  program = spawn('node', ['build/server/index.js'], { cwd: folder, env, stdio: 'ignore' })
  await expect.poll(() => statusOf('/readyz'), { timeout: 20_000 }).toBe(200)
})

test.afterAll(async () => {
  program.kill('SIGTERM')
  expect(await once(program, 'exit')).toEqual([0, null])
  await wire.cut().catch(() => undefined)
})

const statusOf = (path: string) =>
  fetch(site + path, { headers: { 'accept-language': 'en' } }).then(
    (it) => it.status,
    () => 0,
  )

test('with the content out of reach, kept pages are served, others say so, and all is well by itself afterwards [R13.9, R13.10, R18.6]', async ({
  page,
}) => {
  expect(await statusOf('/ru/turnkey')).toBe(200)
  await wire.cut()
  await expect.poll(() => statusOf('/readyz')).toBe(503)
  expect(await statusOf('/healthz')).toBe(200)
  expect(await statusOf('/ru/turnkey')).toBe(200)

  const lost = await page.goto(`${site}/ru/service`)
  expect(lost?.status()).toBe(503)
  expect(lost?.headers()).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
  await expect(page.getByText('503')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  expect(await statusOf('/api/shop/turnkeys/')).toBe(503)

  await wire.join()
  await expect.poll(() => statusOf('/readyz')).toBe(200)
  expect(await statusOf('/ru/service')).toBe(200)
})
