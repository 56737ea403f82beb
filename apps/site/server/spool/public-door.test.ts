import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RevisionWatch } from '../content/revision.ts'
import { readEnvironment } from '../environment.ts'
import { createOtherRequests } from '../other-requests.ts'
import { PageCache } from '../page-cache/page-cache.ts'
import { createProofOfWork } from '../proof-of-work.ts'
import { createIntake } from './intake.ts'
import type { Sitemaps } from '../search-engines/sitemaps.ts'
import { createSenderLimit } from './sender-limit.ts'
import { Spool } from './spool.ts'

const ID = '0b1f2a6e-6f0c-4f0e-9b1f-3c1f0a7d9e11'
const SECRET = 'a secret of this start'
const order = {
  full_name: 'Ada Lovelace',
  phone: '441234567',
  email: 'ada@example.com',
  company_name: 'Engines Ltd',
  country: 'Germany',
  message: 'A saw, please.',
  language: 'de',
  action_location: '/de/turnkey',
  cart: [{ id: 'saw', name: 'Saw', model: 'NV 450', slug: 'nv-450-saw', image: null, cnt: 2 }],
}
const { company_name: _company, country: _country, message: _message, cart: _cart, ...sender } = order
const contact = { ...sender, contact_message: 'A saw, please.' }
const pdf = new File(['%PDF-1.7\n', new Uint8Array(3000)], 'drawing.pdf')

let folder: string
let spool: Spool
let app: ReturnType<typeof createOtherRequests>
const wake = vi.fn<() => void>()

/** @param settings as the environment gives them */
function open(settings: Record<string, string> = {}) {
  const environment = readEnvironment({ INTERNAL_SECRET: SECRET, SITE_URL: 'https://norvane.example', ...settings })
  app = createOtherRequests({
    environment,
    pages: new PageCache({ limitBytes: 1, revision: () => '1', render: () => Promise.reject(new Error('no pages')) }),
    watch: { reachable: true } as RevisionWatch,
    reception: {
      spool,
      intake: createIntake(spool, wake),
      limit: createSenderLimit(environment.ENQUIRIES_PER_HOUR),
      proof: environment.PROOF_OF_WORK ? createProofOfWork() : null,
    },
    wake,
    sitemaps: {} as Sitemaps,
    answerPage: async (request, { fileProblems, fileHashes }) =>
      Response.json({ fields: Object.fromEntries(await request.formData()), fileProblems, files: fileHashes.length }),
  })
}

function ask(path: string, init: RequestInit = {}, remoteAddress = '203.0.113.5') {
  return app.request(`http://localhost${path}`, init, { incoming: { socket: { remoteAddress } } })
}

type Sending = { headers?: Record<string, string>; id?: string | null; address?: string }

function post(path: string, body: unknown, { headers = {}, id = ID, address }: Sending = {}) {
  const json = typeof body === 'string' ? body : JSON.stringify(body)
  const all = { 'content-type': 'application/json', ...(id && { 'idempotency-key': id }), ...headers }
  return ask(path, { method: 'POST', headers: all, body: json }, address)
}

const postOrder = (body: unknown = order, sending?: Sending) => post('/api/order_request/', body, sending)

function postFiles(files: File[], payload: unknown = order, headers: Record<string, string> = {}) {
  const body = new FormData()
  body.set('payload', JSON.stringify(payload))
  for (const file of files) body.append('file', file)
  return ask('/api/order_request/', { method: 'POST', headers: { 'idempotency-key': ID, ...headers }, body })
}

const kept = () => spool.due(Number.MAX_SAFE_INTEGER, 99).map(({ body }) => JSON.parse(body) as Record<string, unknown>)
const detail = async (answer: Response) => ((await answer.json()) as { detail: string }).detail

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'door-'))
  spool = new Spool(folder)
  open()
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

describe('an enquiry', () => {
  it('is taken in as it is, and its delivery begins', async () => {
    const answer = await postOrder()
    expect([answer.status, await answer.json()]).toEqual([201, { id: ID }])
    expect(kept()).toEqual([order])
    expect(wake).toHaveBeenCalled()
  })

  it('is the same under the same id, and another is told from it', async () => {
    await postOrder()
    expect((await postOrder()).status).toBe(201)
    expect((await postOrder({ ...order, message: 'Two saws' })).status).toBe(409)
    expect(kept()).toEqual([order])
  })

  it.each(Object.keys(order))('lacks %s', async (field) => {
    const { [field as 'phone']: _gone, ...rest } = order
    const answer = await postOrder(rest)
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { errors: { field: string }[] }).errors[0]?.field).toBe(field)
    expect(kept()).toEqual([])
  })

  it.each([
    ['an extra field', { ...order, admin: true }],
    ['a number for a name', { ...order, full_name: 5 }],
    ['a list for a message', { ...order, message: ['x'] }],
    ['a cart that is none', { ...order, cart: 'saw' }],
    ['a quantity of nothing', { ...order, cart: [{ ...order.cart[0], cnt: 0 }] }],
    ['a language that there is not', { ...order, language: 'xx' }],
    ['line ends in the name', { ...order, full_name: 'Ada\r\nBcc: x@evil.example' }],
    ['line ends in the address', { ...order, email: 'ada@example.com\r\nBcc: x@evil.example' }],
    ['a null byte', { ...order, message: 'nothing\u0000here' }],
    ['10,001 characters', { ...order, message: 'x'.repeat(10_001) }],
    [
      'files that are not there',
      { ...order, files: [{ name: 'a.pdf', type: 'application/pdf', size: 1, sha256: 'a'.repeat(64) }] },
    ],
    ['nothing', null],
    ['a list', [order]],
  ])('with %s is refused', async (_what, body) => {
    expect((await postOrder(body)).status).toBe(400)
    expect(kept()).toEqual([])
  })

  it.each(['{"full_name":', '', 'null', '"text"', '[]'])('of broken JSON is refused: %s', async (body) => {
    expect((await postOrder(body)).status).toBe(400)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])('as %s is refused', async (type) => {
    const answer = await postOrder(order, { headers: { 'content-type': type } })
    expect([answer.status, await detail(answer)]).toEqual([415, 'the body must be application/json'])
  })

  it('of 5 MB is refused, whatever it says of its length', async () => {
    const answer = await postOrder({ ...order, message: 'x'.repeat(5 * 1024 * 1024) })
    expect([answer.status, await detail(answer)]).toEqual([413, 'the body is too large'])
    const stream = new Blob([JSON.stringify({ ...order, message: 'x'.repeat(5e6) })]).stream()
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: stream, duplex: 'half' } as RequestInit
    expect((await ask('/api/contactme/', init)).status).toBe(413)
  })

  it('of 10,000 characters is taken', async () => {
    expect((await postOrder({ ...order, message: 'ж'.repeat(10_000) })).status).toBe(201)
  })

  it('with script and SQL in every field arrives letter by letter', async () => {
    const nasty = `"><script>alert(1)</script>'); DROP TABLE enquiries;--`
    const fields = {
      full_name: nasty,
      phone: nasty,
      company_name: nasty,
      country: nasty,
      message: nasty,
      action_location: nasty,
    }
    expect((await postOrder({ ...order, ...fields })).status).toBe(201)
    expect(kept()).toEqual([{ ...order, ...fields }])
    expect((await postOrder({ ...order, email: nasty }, { id: ID.replace('0', '1') })).status).toBe(400)
  })

  it('under an id that is no UUID is refused', async () => {
    expect((await postOrder(order, { id: `'; DROP TABLE enquiries` })).status).toBe(400)
  })

  it('is refused honestly when the disk is full', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    spool.close()
    const answer = await postOrder(order, { id: null })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
  })
})

describe('an order with files', () => {
  it('is taken in with them, outside of all that is served', async () => {
    expect((await postFiles([pdf])).status).toBe(201)
    expect(kept()[0]?.files).toEqual([
      {
        name: 'drawing.pdf',
        type: 'application/pdf',
        size: 3009,
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      },
    ])
    expect(spool.files.paths(ID, 1)[0]?.startsWith(join(folder, 'spool-files', ID))).toBe(true)
    expect((await postFiles([pdf])).status).toBe(201)
    expect((await postFiles([new File(['%PDF-1.4 another'], 'drawing.pdf')])).status).toBe(409)
    expect(readdirSync(join(folder, 'spool-files'))).toEqual([ID])
  })

  it.each([
    [
      'a program that calls itself a drawing',
      new File(['MZ\u0090\u0000'], 'drawing.pdf'),
      400,
      'drawing.pdf: wrongKind',
    ],
    ['a drawing that calls itself a picture', new File(['%PDF-1.7'], 'photo.png'), 400, 'photo.png: wrongKind'],
    ['an archive', new File(['PK\u0003\u0004'], 'all.zip'), 400, 'all.zip: wrongKind'],
    ['a page', new File(['<html><script>'], 'a.html'), 400, 'a.html: wrongKind'],
    ['nothing at all', new File([], 'empty.pdf'), 400, 'empty.pdf: wrongKind'],
    [
      'more than 10 MB',
      new File(['%PDF-1.7', new Uint8Array(10 * 1024 * 1024)], 'large.pdf'),
      413,
      'large.pdf: tooLarge',
    ],
  ])('that are %s is refused', async (_what, file, status, said) => {
    const answer = await postFiles([pdf, file])
    expect([answer.status, await detail(answer)]).toEqual([status, said])
    expect([kept(), readdirSync(join(folder, 'spool-files'))]).toEqual([[], []])
  })

  it('that are six is refused', async () => {
    const answer = await postFiles(Array.from({ length: 6 }, () => pdf))
    expect([answer.status, await detail(answer)]).toEqual([413, 'files: tooMany'])
  })

  it('keeps no path and no trick of a name', async () => {
    const names = ['../../etc/passwd.pdf', 'C:\\boot\\a.pdf', 'invoice\u202Efdp.pdf', `${'x'.repeat(300)}.pdf`]
    await postFiles(names.map((name) => new File(['%PDF-1.7'], name)))
    const files = kept()[0]?.files as { name: string }[]
    expect(files.map(({ name }) => name).slice(0, 3)).toEqual(['passwd.pdf', 'a.pdf', 'invoicefdp.pdf'])
    expect(files[3]?.name).toMatch(/^x{116}\.pdf$/)
  })

  it('is refused when its words are wrong, and leaves nothing behind', async () => {
    expect((await postFiles([pdf], { ...order, email: 'ada' })).status).toBe(400)
    expect(readdirSync(join(folder, 'spool-files'))).toEqual([])
  })

  it('is refused when its files are not those that it names', async () => {
    const files = [{ name: 'a.pdf', type: 'application/pdf', size: 1, sha256: 'b'.repeat(64) }]
    expect((await postFiles([pdf], { ...order, files })).status).toBe(400)
  })

  it.each(['multipart/form-data', 'multipart/form-data; boundary=x'])(
    'of a broken body is refused: %s',
    async (type) => {
      const answer = await postOrder('--y\r\nrubbish', { headers: { 'content-type': type } })
      expect(answer.status).toBe(400)
      expect(readdirSync(join(folder, 'spool-files'))).toEqual([])
    },
  )

  it('is for orders alone', async () => {
    const body = new FormData()
    body.set('payload', JSON.stringify(contact))
    body.append('file', pdf)
    expect((await ask('/api/contactme/', { method: 'POST', body })).status).toBe(415)
  })

  it('is refused honestly when there is no place for them', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    rmSync(join(folder, 'spool-files'), { recursive: true })
    expect((await postFiles([pdf])).status).toBe(503)
    expect(kept()).toEqual([])
  })
})

describe('what speaks for a program as the sender', () => {
  it.each([
    ['a filled trap', { 'x-form-trap': '1' }, order, ['honeypot']],
    ['a second for a form', { 'x-form-age': '1000' }, order, ['too-fast']],
    ['many links', {}, { ...order, message: 'http://a.example https://b.example www.c.example' }, ['links']],
    ['all of it', { 'x-form-trap': '1', 'x-form-age': '3' }, order, ['honeypot', 'too-fast']],
  ])('%s is flagged and taken in', async (_what, headers, body, signs) => {
    expect((await postOrder(body, { headers })).status).toBe(201)
    expect(kept()[0]?.spam_signs).toEqual(signs)
  })

  it('does not make another enquiry of the same', async () => {
    await postOrder(order, { headers: { 'x-form-age': '1000' } })
    expect((await postOrder(order, { headers: { 'x-form-age': '9000' } })).status).toBe(201)
  })

  it('is not what the sender says of itself', async () => {
    await postOrder({ ...order, spam_signs: ['links'] }, { headers: { 'x-form-age': 'soon' } })
    expect(kept()).toEqual([order])
  })
})

describe('the number of enquiries from one address', () => {
  beforeEach(() => open({ ENQUIRIES_PER_HOUR: '2', TRUST_PROXY: '1' }))
  const send = (digit: string, sending: Sending = {}) =>
    post('/api/contactme/', contact, { id: ID.replace('0', digit), ...sending })

  it('is bounded; what comes again and others are not concerned', async () => {
    expect([(await send('1')).status, (await send('2')).status]).toEqual([201, 201])
    const answer = await send('3')
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3500)
    expect((await send('1')).status).toBe(201)
    expect((await send('3', { address: '203.0.113.6' })).status).toBe(201)
  })

  it('goes by what the trusted proxy saw, not by what a sender says', async () => {
    const via = (digit: string, forwarded: string) => send(digit, { headers: { 'x-forwarded-for': forwarded } })
    expect((await via('1', '1.1.1.1, 198.51.100.1')).status).toBe(201)
    expect((await via('2', '2.2.2.2, 198.51.100.1')).status).toBe(201)
    expect((await via('3', '3.3.3.3, 198.51.100.1')).status).toBe(429)
  })

  it('takes a /64 of IPv6 for one', async () => {
    for (const [digit, end] of Object.entries({ 1: 'a', 2: 'b' }))
      await send(digit, { address: `2001:db8:1:2::${end}` })
    expect((await send('3', { address: '2001:db8:1:2:9::c' })).status).toBe(429)
    expect((await send('4', { address: '2001:db8:1:3::a' })).status).toBe(201)
  })
})

describe('a page of another site', () => {
  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'https://norvane.example' }, 201],
    [{ origin: 'http://localhost', host: 'localhost' }, 201],
    [{ 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' }, 403],
    [{}, 201],
  ])('with %j gets %i', async (headers: Record<string, string>, status) => {
    expect((await postOrder(order, { headers })).status).toBe(status)
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
    expect((await post('/contact', 'a=b', { headers: form })).status).toBe(status === 201 ? 200 : status)
  })
})

describe('a form without script', () => {
  it('brings its fields, and its files checked', async () => {
    const body = new FormData()
    body.set('full_name', 'Ада')
    body.append('file', new File([], ''))
    body.append('file', pdf)
    body.append('file', new File(['PK'], 'all.zip'))
    const answer = await ask('/contact', { method: 'POST', body })
    expect(await answer.json()).toEqual({
      fields: { full_name: 'Ада' },
      fileProblems: [{ reason: 'wrongKind', name: 'all.zip' }],
      files: 1,
    })
    expect(readdirSync(join(folder, 'spool-files'))).toEqual([])
  })

  it.each([
    ['application/json', 415],
    ['multipart/form-data', 400],
  ])('as %s is %i', async (type, status) => {
    expect((await post('/contact', '{}', { headers: { 'content-type': type } })).status).toBe(status)
  })

  it('of 5 MB is refused', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await post('/contact', 'x'.repeat(5e6), { headers })).status).toBe(413)
  })
})

describe('proof of work', () => {
  it('is asked of nobody unless it is switched on', async () => {
    expect((await ask('/proof')).status).toBe(404)
  })

  it('counts once; without it an enquiry is flagged and taken in', async () => {
    open({ PROOF_OF_WORK: '1' })
    const challenge = (await (await ask('/proof')).json()) as Challenge
    const solution = await solveChallenge({ challenge, deriveKey })
    const proof = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
    const send = (digit: string, headers: Record<string, string>) =>
      postOrder(order, { id: ID.replace('0', digit), headers })
    const statuses = [
      await send('1', { 'x-proof': proof }),
      await send('2', { 'x-proof': proof }),
      await send('3', {}),
      await send('4', { 'x-proof': 'rubbish' }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([201, 201, 201, 201])
    const flagged = ['no-proof']
    expect(kept().map(({ spam_signs: signs }) => signs)).toEqual([undefined, flagged, flagged, flagged])
  })
})

describe('the back office', () => {
  const inside = (path: string, init: RequestInit = {}, address = '127.0.0.1', headers = {}) =>
    ask(`/internal/spool${path}`, { ...init, headers: { 'x-vitrine-secret': SECRET, ...headers } }, address)

  it('sees what waits, and has it tried again or given up', async () => {
    await postOrder()
    spool.refused(ID, 'status 400')
    const seen = (await (await inside('')).json()) as { refused: number; letters: object[] }
    expect(seen).toMatchObject({
      waiting: 0,
      refused: 1,
      letters: [{ id: ID, name: 'Ada Lovelace', phone: '441234567', message: 'A saw, please.', state: 'refused' }],
    })
    expect(await (await inside(`/${ID}`)).json()).toEqual(seen.letters[0])
    expect((await inside(`/${ID.replace('0', '1')}`)).status).toBe(404)
    wake.mockClear()
    expect((await inside(`/${ID}/retry`, { method: 'POST' })).status).toBe(204)
    expect(wake).toHaveBeenCalled()
    expect((await inside(`/${ID}`, { method: 'DELETE' })).status).toBe(404)
    spool.refused(ID, 'status 400')
    expect((await inside(`/${ID}`, { method: 'DELETE' })).status).toBe(204)
    expect((await inside(`/${ID}/retry`, { method: 'POST' })).status).toBe(404)
  })

  it('has all of a person erased, files too', async () => {
    await postFiles([pdf])
    const erase = (body: string) => inside('/erase', { method: 'POST', body })
    expect((await erase('{"email":')).status).toBe(400)
    expect(await (await erase('{"email":"ADA@example.com"}')).json()).toEqual({ erased: 1 })
    expect(existsSync(spool.files.paths(ID, 1)[0] ?? '')).toBe(false)
  })

  it('is nobody else', async () => {
    expect((await inside('', {}, '127.0.0.1')).status).toBe(200)
    expect((await inside('', {}, '203.0.113.5')).status).toBe(404)
    expect((await inside('', {}, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404)
    expect((await inside('', {}, '127.0.0.1', { 'x-vitrine-secret': 'guess' })).status).toBe(404)
    open({ INTERNAL_SECRET: '' })
    expect((await inside('', {}, '127.0.0.1', { 'x-vitrine-secret': '' })).status).toBe(404)
  })
})

it('/readyz tells the depth and age of the spool, and /metrics is for this machine', async () => {
  await postOrder()
  const ready = await ask('/readyz')
  expect([ready.status, await ready.json()]).toEqual([
    200,
    { ok: true, api: true, spool: true, waiting: 1, refused: 0, oldestSeconds: 0 },
  ])
  expect(await (await ask('/metrics', {}, '::1')).text()).toContain('vitrine_spool_waiting 1')
  expect((await ask('/metrics', { headers: { 'x-forwarded-for': '198.51.100.1' } }, '::1')).status).toBe(404)
})
