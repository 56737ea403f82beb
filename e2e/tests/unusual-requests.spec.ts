import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { localSiteUrl, ports } from '../test-instance.ts'

/** How many spellings of an address are tried. */
const MANY = 60
const product = 'nv-450-double-mitre-saw'

/** Sends a request as no browser writes it. @returns its status and its body */
async function send(requestLine: string, headers: string[] = [], body = ''): Promise<[status: number, body: string]> {
  const socket = connect(ports.site, '127.0.0.1')
  socket.write([requestLine, 'Host: localhost', 'Connection: close', ...headers, '', body].join('\r\n'))
  let answer = ''
  for await (const chunk of socket as AsyncIterable<Buffer>) answer += chunk.toString('latin1')
  const [, status = '0'] = /^(?:HTTP\/1\.1 100 [^]*?\r\n\r\n)?HTTP\/1\.1 (\d+)/.exec(answer) ?? []
  return [Number(status), answer.slice(answer.indexOf('\r\n\r\n'))]
}

async function keptEntries(request: APIRequestContext): Promise<number> {
  const figures = await (await request.get(`${localSiteUrl}/metrics`)).text()
  return Number(/vitrine_page_cache_entries (\d+)/.exec(figures)?.[1])
}

test('a page that is asked for in part is sent whole [R12.13]', async ({ request }) => {
  const answer = await request.get('/about', { headers: { range: 'bytes=0-99' } })
  expect([answer.status(), (await answer.text()).includes('</html>')]).toEqual([200, true])
})

for (const target of [
  '/media/../cms-health',
  '/media/%2e%2e/cms-health',
  '/media/..%2fcms-health',
  '/media/..\\cms-health',
  '/api/shop/products/..\\..\\..\\cms-health',
  '/api/../cms-health',
  '/about#fragment',
  '/_next/static/%',
  '*',
])
  test(`${target} is refused, and nobody behind the site is asked [R12.13]`, async () => {
    const [status, body] = await send(`GET ${target} HTTP/1.1`)
    expect(status).toBe(400)
    expect(body).not.toContain('"ok"')
  })

test('no address and no header makes the site fail [R12.45]', async () => {
  for (const target of ['///', '//[::1', '/about?%', '/%25'])
    expect((await send(`GET ${target} HTTP/1.1`))[0], target).toBeLessThan(500)
  for (const language of ['__proto__', 'constructor', '*;q=NaN'])
    expect((await send('GET /api/main/qa/ HTTP/1.1', [`Accept-Language: ${language}`]))[0], language).toBe(200)
})

for (const target of ['/', '/cms-api/users', '/admin'])
  test(`TRACE ${target} is refused [R12.13]`, async () => {
    expect((await send(`TRACE ${target} HTTP/1.1`))[0]).toBe(405)
  })

test('an address in absolute form is the same as one without [R12.13]', async () => {
  expect((await send('GET http://localhost/about HTTP/1.1'))[0]).toBe(200)
})

test('however an address is written, it is kept once or not at all [R12.13, R13.2]', async ({ request }) => {
  await expect.poll(async () => (await request.get('/about')).headers()['x-page-cache']).toBe('hit')
  expect((await request.get('/%61bout')).headers()['x-page-cache']).toMatch(/hit|stale/)
  const spellings = (n: number) => [
    `/product/a-parent-${n}/${product}`,
    `/contact?product=no-such-${n}`,
    `/about.data?_routes=language,a${'b'.repeat(n)}`,
    `/api/main/dillers/?continent=asia&continent=${n}`,
    `/api/seo/get-meta-info/?path=/no-such-${n}/`,
    `/about/${'/'.repeat(n)}`,
  ]
  for (const path of spellings(0)) await request.get(path, { maxRedirects: 0 })
  const before = await keptEntries(request)
  for (let n = 1; n <= MANY; n++) {
    const answers = await Promise.all(spellings(n).map((path) => request.get(path, { maxRedirects: 0 })))
    for (const answer of answers) expect(answer.status(), answer.url()).toBeLessThan(500)
  }
  // Other tests ask for pages meanwhile.
  expect((await keptEntries(request)) - before).toBeLessThan(MANY)
})

test('only what the back office needs of its build is served, without asking it [R12.13]', async ({ request }) => {
  expect((await request.get('/_next/image?url=%2Fmedia%2Fa.png&w=3840&q=75')).status()).toBe(404)
  const admin = await (await request.get('/admin/login')).text()
  const [, script = ''] = /(\/_next\/static\/chunks\/[^"?]+\.js)/.exec(admin) ?? []
  const answer = await request.get(script)
  expect(answer.status()).toBe(200)
  expect(answer.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'x-page-cache': 'hit',
  })
})

for (const headers of [
  ['Expect: 100-continue'],
  ['Connection: upgrade'],
  ['Connection: Upgrade', 'Upgrade: websocket'],
])
  test(`the back office answers a request with ${headers.join(', ')} [R12.13]`, async () => {
    expect((await send('GET /admin/login HTTP/1.1', headers))[0]).toBe(200)
    const login = '{"email":"nobody@example.com","password":"wrong"}'
    const all = [...headers, 'Content-Type: application/json', `Content-Length: ${login.length}`]
    expect((await send('POST /cms-api/users/login HTTP/1.1', all, login))[0]).toBe(401)
  })

test('nothing is posted through to the content API [R12.13]', async ({ request }) => {
  const answer = await request.post('/api/shop/products/', { data: {} })
  expect([answer.status(), answer.headers().allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
})

test('nothing is sent to where uploads are read from [R12.45]', async ({ request }) => {
  const answer = await request.post('/media/a.png', { multipart: { file: 'a' } })
  expect([answer.status(), answer.headers().allow]).toEqual([405, 'GET, HEAD'])
})

test('slow readers who close their connections end nothing [R12.13, R13.10]', async ({ request }) => {
  const uptime = async () =>
    Number(/^process_uptime_seconds (\S+)/m.exec(await (await request.get(`${localSiteUrl}/metrics`)).text())?.[1])
  const admin = await (await request.get('/admin/login')).text()
  const scripts = [...admin.matchAll(/(\/_next\/static\/chunks\/[^"?]+\.js)/g)].map((it) => it[1] ?? '')
  const before = await uptime()
  for (let round = 0; round < 3; round++)
    await Promise.all(
      Array.from({ length: 40 }, async (_, reader) => {
        const socket = connect(ports.site, '127.0.0.1')
        socket.write(`GET ${scripts[reader % scripts.length]} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
        socket.on('data', () => {
          socket.pause()
          void wait(1).then(() => socket.resume())
        })
        await once(socket, 'close')
      }),
    )
  expect(await uptime()).toBeGreaterThan(before)
})
