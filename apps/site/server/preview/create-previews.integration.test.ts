import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { PREVIEW_HEADER, PREVIEW_STATE_PATH, type PreviewState } from '@vitrine/contract/preview-api'
import { SECRET_HEADER } from '@vitrine/contract/spool-api'
import { beforeEach, expect, it, vi } from 'vitest'
import { toCacheKey } from '../page-cache/cache-key.ts'
import { createTestServers } from '../testing/test-servers.ts'
import { createTestSite, SECRET } from '../testing/test-site.ts'

const token = `eyJhIjoxfQ~${'a'.repeat(43)}`
const base = `/preview/${token}`
const open: PreviewState = {
  state: 'open',
  isEditor: true,
  page: '/product/saws/a-saw',
  language: 'de',
  visitorsSee: 'nothing',
  backOffice: 'https://admin.norvane.example',
}

const serve = createTestServers()
const site = createTestSite()
let state: PreviewState
let asked: { request: IncomingMessage; body: string }[]

/** What the back office answers about tokens is that of the test. */
beforeEach(async () => {
  state = open
  asked = []
  const port = await serve((request, response) => {
    void text(request).then((body) => {
      asked.push({ request, body })
      if (request.method === 'POST') response.writeHead(204).end()
      else response.end(JSON.stringify(state))
    })
  })
  site.open({ CMS_PORT: String(port) })
})

it('asks the back office what a token opens, with the secret, and renders its page [R14.110]', async () => {
  const answer = await site.ask(`${base}/de/product/saws/a-saw`)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({
    url: `https://norvane.example${base}/de/product/saws/a-saw`,
    info: {
      base,
      language: 'de',
      texts: 'Vorschau',
      isEditor: true,
      visitorsSee: 'nothing',
      backOffice: open.backOffice,
      publicAddress: '/de/product/saws/a-saw',
    },
  })
  const [{ request } = {}] = asked
  expect([request?.url, request?.headers[SECRET_HEADER], request?.headers[PREVIEW_HEADER]]).toEqual([
    PREVIEW_STATE_PATH,
    SECRET,
    token,
  ])
})

it('leads from a link to the page of its document in the language of the link [R14.116]', async () => {
  for (const [path, to] of [
    [`${base}/de`, `${base}/de/product/saws/a-saw`],
    [base, `${base}/product/saws/a-saw`],
  ] as const) {
    const answer = await site.ask(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  }
  state = { ...open, page: '/' }
  expect((await site.ask(`${base}/de`)).status).toBe(200)
})

it.each([
  ['unknown', 404, 'Diese Vorschau gibt es nicht'],
  ['ended', 403, 'Diese Vorschau ist beendet'],
] as const)('says that a preview is %s, in the visitor’s language [R14.118]', async (kind, status, title) => {
  state = { state: kind }
  const answer = await site.ask(`${base}/product/saws/a-saw`, { headers: { 'accept-language': 'de-AT' } })
  expect(answer.status).toBe(status)
  expect(await answer.text()).toContain(`<h1>${title}</h1>`)
  expect(answer.headers.get('content-security-policy')).toMatch(/frame-ancestors 'self'$/)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
})

it('says that a document has no page yet within the frame of the back office, wherever that is [R14.113]', async () => {
  state = { ...open, page: null }
  const answer = await site.ask(`${base}/ar`)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('<html lang="ar" dir="rtl">')
  expect(answer.headers.get('content-security-policy')).toMatch(
    /frame-ancestors 'self' https:\/\/admin\.norvane\.example$/,
  )
})

it('asks about nothing that is no token, and says so while the back office is away [R14.112, R14.118]', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  for (const path of ['/preview', '/preview/', '/preview/abc/de', `/preview/${token}x/de`, '/preview/..%2F/de'])
    expect([path, (await site.ask(path)).status]).toEqual([path, 404])
  expect(asked).toEqual([])
  site.open({ CMS_PORT: '9' })
  const answer = await site.ask(`${base}/de/about`)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
  expect(JSON.stringify(log.mock.calls)).not.toContain(token)
  log.mockRestore()
})

it('hands on what was typed from its own pages, and refuses all else that is sent [R14.111, R14.117]', async () => {
  const send = (path: string, headers: Record<string, string> = {}) =>
    site.ask(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: '{"a":1}' })
  const own = { origin: 'https://norvane.example', host: 'norvane.example' }
  expect((await send(`${base}/typed`, own)).status).toBe(204)
  expect(asked.map(({ body }) => body)).toEqual(['{"a":1}'])
  expect((await send(`${base}/typed`, { ...own, origin: 'https://elsewhere.example' })).status).toBe(403)
  for (const path of [`${base}/de/contact`, base, `${base}/api/contactme/`, '/preview'])
    expect([path, (await send(path, own)).status]).toEqual([path, 405])
  expect(asked).toHaveLength(1)
})

it('has no key in the page cache, for pages and their data [R14.114]', () => {
  for (const path of [base, `${base}/de/about`, `${base}/de/about.data`, `${base}/api/main/company/`])
    expect([path, toCacheKey('GET', path, 'de')]).toEqual([path, null])
})
