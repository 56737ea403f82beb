import { once } from 'node:events'
import { createServer, connect, type Server, type Socket } from 'node:net'
import { expect, test } from '@playwright/test'
import { SecondInstance } from '../second-instance.ts'
import { portFor, ports } from '../test-instance.ts'

const CONNECTION_PORT = portFor(1)
const site = new SecondInstance(portFor(0))

let connection: Connection

/** The connection between the site and the content API, which the test can cut. */
class Connection {
  readonly #sockets = new Set<Socket>()
  readonly #server: Server = createServer((near) => {
    const far = connect(ports.cms, '127.0.0.1')
    for (const socket of [near, far]) {
      this.#sockets.add(socket)
      socket.on('error', () => socket.destroy()).on('close', () => this.#sockets.delete(socket))
    }
    near.pipe(far).pipe(near)
  })
  async open() {
    this.#server.listen(CONNECTION_PORT, '127.0.0.1')
    await once(this.#server, 'listening')
  }
  async cut() {
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
    await once(this.#server, 'close')
  }
}

test.beforeAll(async () => {
  connection = new Connection()
  await connection.open()
  await site.start(`http://127.0.0.1:${CONNECTION_PORT}/api`)
  await expect.poll(() => site.statusOf('/readyz'), { timeout: 20_000 }).toBe(200)
})

test.afterAll(async () => {
  expect(await site.stop()).toEqual([0, null])
  await site.remove()
  await connection.cut().catch(() => undefined)
})

test('while the content API cannot be reached cached pages are served, others are 503, and the site recovers by itself [R13.9, R13.10, R18.6]', async ({
  page,
}) => {
  expect(await site.statusOf('/ru/turnkey')).toBe(200)
  await connection.cut()
  await expect.poll(() => site.statusOf('/readyz')).toBe(503)
  expect(await site.statusOf('/healthz')).toBe(200)
  expect(await site.statusOf('/ru/turnkey')).toBe(200)

  const lost = await page.goto(`${site.url}/ru/service`)
  expect(lost?.status()).toBe(503)
  expect(lost?.headers()).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
  await expect(page.getByText('503')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  expect(await site.statusOf('/api/shop/turnkeys/')).toBe(503)

  await connection.open()
  await expect.poll(() => site.statusOf('/readyz')).toBe(200)
  expect(await site.statusOf('/ru/service')).toBe(200)
})
