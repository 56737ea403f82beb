import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuyerEnquiry } from '@vitrine/contract/shapes/buyer-page'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { LeasedWork } from '../../platform/database/while-leased.ts'
import { exampleOrder } from '../../testing/example-order.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { createTestCms } from '../../testing/test-cms.ts'
import { toBuyerToken } from '../buyer/buyer-token.ts'

type Role = 'admin' | 'editor' | 'operator'

let cms: Awaited<ReturnType<typeof createTestCms>>
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let workers: LeasedWork
const as = {} as Record<Role, Record<string, string>>

beforeAll(async () => {
  smtp = await startSmtpServer()
  const mail = { SMTP_URL: smtp.url, ENQUIRY_MAIL_TO: 'sales@norvane.example', MAIL_FROM: 'web@norvane.example' }
  cms = await createTestCms({ ...mail, SITE_URL: 'http://localhost:3000', SITE_TIME_ZONE: 'Europe/Berlin' })
  for (const role of ['admin', 'editor', 'operator'] as const) as[role] = await cms.logIn(role)
  const { startMessageWorkers } = await import('../messages/start-message-workers.ts')
  const { settings } = await import('../../platform/settings.ts')
  workers = await startMessageWorkers(cms.payload, settings)
})
afterAll(async () => {
  await workers.stop()
  await smtp.stop()
})

const json = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})
async function order(): Promise<string> {
  const id = randomUUID()
  const body = { ...exampleOrder, email: `${id}@example.com` }
  expect((await cms.callApi('/order_request/', json(body, { 'idempotency-key': id }))).status).toBe(201)
  return id
}
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
const pdf = (text = 'offer') => new File([`%PDF-1.7\n${text}`], 'our offer.pdf')
function post(role: Role, id: string, file: File, fields: Record<string, string> = {}) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ validUntil: inDays(10), ...fields })) body.append(name, value)
  body.append('file', file)
  return cms.callRest(`/enquiries/${id}/offers`, { method: 'POST', headers: as[role], body })
}
async function add(id: string, fields: Record<string, string> = {}, file = pdf()): Promise<string> {
  const response = await post('operator', id, file, fields)
  expect(response.status).toBe(201)
  return ((await response.json()) as { id: string }).id
}
const act = (role: Role, id: string, offer: string, action: 'send' | 'withdraw') =>
  cms.callRest(`/enquiries/${id}/offers/${offer}/${action}`, json({}, as[role]))
const send = async (id: string, offer: string) => expect((await act('operator', id, offer, 'send')).status).toBe(200)
const offerOf = (id: string) => cms.payload.findByID({ collection: 'offers', id, depth: 0 })
const enquiry = (id: string) => cms.payload.findByID({ collection: 'enquiries', id, depth: 0 })
const tokenOf = (id: string) => toBuyerToken(id, cms.payload.secret)
const offersOn = async (id: string) =>
  ((await (await cms.callApi('/buyer/page/', json({ token: tokenOf(id) }))).json()) as BuyerEnquiry).offers
const say = (id: string, said: object, key: string = randomUUID()) =>
  cms.callApi('/buyer/message/', json({ token: tokenOf(id), language: 'de', ...said }, { 'idempotency-key': key }))
const download = (token: string, offer: string) => cms.callApi('/buyer/offer/', json({ token, offer }))
const kinds = async (id: string) => {
  const where = { enquiry: { equals: id }, kind: { like: 'offer-' } }
  const { docs } = await cms.payload.find({
    collection: 'enquiry-events',
    where: { enquiry: where.enquiry },
    sort: 'id',
  })
  return docs.map(({ kind }) => kind).filter((kind) => kind.startsWith('offer-'))
}
const mail = (id: string, kind: string) =>
  vi.waitFor(
    () => {
      const found = smtp.received.findLast(({ mail: it }) => it.messageId?.startsWith(`<${kind}.${id}`))
      if (!found) throw new Error(`no ${kind}`)
      return found
    },
    { timeout: 10_000 },
  )

describe('an offer', () => {
  it('has a number of its year, and is a draft that nobody else sees until it is sent [R15.145, R15.146]', async () => {
    const id = await order()
    const first = await add(id, { note: 'With training.' })
    const second = await add(await order())
    const year = new Date().getFullYear()
    const [a, b] = [await offerOf(first), await offerOf(second)]
    expect(a).toMatchObject({ number: expect.stringMatching(`^NV-O-${year}-\\d{6}$`), version: 1, state: 'draft' })
    expect(Number(b.number.slice(-6))).toBe(Number(a.number.slice(-6)) + 1)
    expect(await offersOn(id)).toEqual([])
    expect((await download(tokenOf(id), first)).status).toBe(404)
    await send(id, first)
    expect(await enquiry(id)).toMatchObject({ offerState: 'sent', state: 'answered' })
    expect((await enquiry(id)).firstAnsweredAt).toBeTruthy()
    expect(await offersOn(id)).toMatchObject([
      { id: first, state: 'sent', note: 'With training.', validUntil: inDays(10) },
    ])
    const told = await mail(id, 'offer')
    expect(told.to).toEqual([`${id}@example.com`])
    expect(told.mail.text).toContain(`http://localhost:3000/enquiry/de/${tokenOf(id)}`)
    expect(told.mail.attachments).toEqual([])
    expect((await act('operator', id, first, 'send')).status).toBe(400)
  })

  it('is a PDF, with a day that is not over, and nothing else [R15.145]', async () => {
    const id = await order()
    const refused = async (response: Promise<Response>) => [(await response).status, await (await response).json()]
    const picture = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])], 'offer.pdf')
    expect(await refused(post('operator', id, picture))).toEqual([400, { error: 'offer.noPdf' }])
    const huge = new File(['%PDF-1.7\n', new Uint8Array(10 * 1024 * 1024)], 'offer.pdf')
    expect(await refused(post('operator', id, huge))).toEqual([400, { error: 'offer.noPdf' }])
    expect(await refused(post('operator', id, pdf(), { validUntil: inDays(-2) }))).toEqual([
      400,
      { error: 'offer.past' },
    ])
    expect((await post('operator', id, pdf(), { validUntil: '2027-02-30' })).status).toBe(400)
    expect((await post('operator', id, pdf(), { number: 'NV-O-1999-000001' })).status).toBe(404)
    const kept = await readdir(join(cms.dataDir, 'enquiry-files')).catch(() => [])
    expect(kept.filter((name) => name.startsWith('offer-'))).toHaveLength(2)
  })

  it('of a new version replaces the one before [R15.146]', async () => {
    const id = await order()
    const first = await add(id)
    await send(id, first)
    const { number } = await offerOf(first)
    const second = await add(id, { number })
    expect(await offerOf(second)).toMatchObject({ number, version: 2, state: 'draft' })
    expect((await offersOn(id)).map(({ state }) => state)).toEqual(['sent'])
    await send(id, second)
    expect((await offersOn(id)).map(({ version, state }) => [version, state])).toEqual([
      [2, 'sent'],
      [1, 'superseded'],
    ])
    expect((await say(id, { offer: { id: first, decision: 'accept', name: 'Ada' } })).status).toBe(201)
    expect(await offerOf(first)).toMatchObject({ state: 'superseded' })
    expect(await kinds(id)).toContain('offer-late')
  })

  it('is withdrawn, and a draft deleted with its file [R15.146]', async () => {
    const id = await order()
    const offer = await add(id)
    const files = async () => (await readdir(join(cms.dataDir, 'enquiry-files'))).length
    const before = await files()
    const draft = await add(id)
    expect(await files()).toBe(before + 1)
    expect((await act('operator', id, draft, 'withdraw')).status).toBe(200)
    expect(await files()).toBe(before)
    await send(id, offer)
    expect((await act('operator', id, offer, 'withdraw')).status).toBe(200)
    expect(await enquiry(id)).toMatchObject({ offerState: 'withdrawn' })
    expect(await offersOn(id)).toMatchObject([{ state: 'withdrawn' }])
  })
})

describe('the buyer', () => {
  it('downloads it by his own link alone [R15.147]', async () => {
    const id = await order()
    const offer = await add(id)
    await send(id, offer)
    const response = await download(tokenOf(id), offer)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(await response.text()).toContain('%PDF-1.7')
    expect((await download(tokenOf(await order()), offer)).status).toBe(404)
    expect((await download(toBuyerToken(id, 'x'), offer)).status).toBe(404)
    await cms.payload.update({ collection: 'enquiries', id, data: { state: 'spam' }, depth: 0 })
    expect((await download(tokenOf(id), offer)).status).toBe(404)
  })

  it('accepts it with his name, once, and the desk is told [R15.148]', async () => {
    const id = await order()
    const offer = await add(id)
    await send(id, offer)
    expect((await say(id, { offer: { id: offer, decision: 'accept' } })).status).toBe(400)
    const key = randomUUID()
    for (let times = 0; times < 2; times++)
      expect((await say(id, { offer: { id: offer, decision: 'accept', name: 'Ada Lovelace' } }, key)).status).toBe(201)
    expect(await offerOf(offer)).toMatchObject({ state: 'accepted', acceptedBy: 'Ada Lovelace' })
    expect(await enquiry(id)).toMatchObject({ offerState: 'accepted', state: 'in-progress' })
    expect(await kinds(id)).toEqual(['offer-sent', 'offer-accepted'])
    expect((await mail(id, 'buyer-message')).mail.text).toMatch(
      /The buyer has accepted the offer: NV-O-.* · Ada Lovelace/,
    )
    expect(await offersOn(id)).toMatchObject([{ state: 'accepted', acceptedBy: 'Ada Lovelace' }])
  })

  it('asks for a change in his words, and can still accept [R15.148]', async () => {
    const id = await order()
    const offer = await add(id)
    await send(id, offer)
    expect((await say(id, { offer: { id: offer, decision: 'change' } })).status).toBe(400)
    expect((await say(id, { message: '400 V, please', offer: { id: offer, decision: 'change' } })).status).toBe(201)
    expect(await enquiry(id)).toMatchObject({ offerState: 'change-wished' })
    expect((await say(id, { offer: { id: offer, decision: 'accept', name: 'Ada' } })).status).toBe(201)
    expect(await enquiry(id)).toMatchObject({ offerState: 'accepted' })
  })

  it('cannot answer the offer of another enquiry [R15.148]', async () => {
    const id = await order()
    const offer = await add(id)
    await send(id, offer)
    const other = await order()
    expect((await say(other, { offer: { id: offer, decision: 'accept', name: 'Eve' } })).status).toBe(201)
    expect(await offerOf(offer)).toMatchObject({ state: 'sent' })
    expect((await enquiry(other)).offerState).toBeNull()
  })

  it('is told that it has expired when its last day is over where the site is, and the desk too [R15.149]', async () => {
    const { expireOffers } = await import('./expire-offers.ts')
    const { toBuyerOffers } = await import('./to-buyer-offers.ts')
    const id = await order()
    const offer = await add(id, { validUntil: inDays(3) })
    await send(id, offer)
    const end = new Date(`${inDays(3)}T21:30:00.000Z`)
    const expire = (now: Date) => expireOffers(cms.payload, 'Pacific/Kiritimati', now)
    expect(toBuyerOffers([await offerOf(offer)], inDays(3))).toMatchObject([{ state: 'sent' }])
    expect(toBuyerOffers([await offerOf(offer)], inDays(4))).toMatchObject([{ state: 'expired' }])
    expect(await expireOffers(cms.payload, 'America/New_York', end)).toBe(0)
    const ended = await Promise.all([1, 2, 3].map(() => expire(end)))
    expect(ended.reduce((sum, it) => sum + it, 0)).toBe(1)
    expect(await enquiry(id)).toMatchObject({ offerState: 'expired' })
    expect((await say(id, { offer: { id: offer, decision: 'accept', name: 'Ada' } })).status).toBe(201)
    expect(await enquiry(id)).toMatchObject({ offerState: 'expired' })
    expect(await kinds(id)).toEqual(['offer-sent', 'offer-expired', 'offer-late'])
  })
})

it('an offer that ends hides no other of its enquiry that stands [R15.149]', async () => {
  const { expireOffers } = await import('./expire-offers.ts')
  const id = await order()
  const [old, young] = [await add(id, { validUntil: inDays(3) }), await add(id, { validUntil: inDays(30) })]
  await send(id, old)
  await send(id, young)
  expect((await say(id, { offer: { id: young, decision: 'accept', name: 'Ada' } })).status).toBe(201)
  expect(await enquiry(id)).toMatchObject({ offerState: 'accepted' })
  expect(await expireOffers(cms.payload, 'Europe/Berlin', new Date(`${inDays(5)}T12:00:00.000Z`))).toBeGreaterThan(0)
  expect(await offerOf(old)).toMatchObject({ state: 'expired' })
  expect(await enquiry(id)).toMatchObject({ offerState: 'accepted' })
  expect((await act('operator', id, old, 'withdraw')).status).toBe(200)
  expect(await enquiry(id)).toMatchObject({ offerState: 'accepted' })
})

it('offers are counted by reports, and are for operators and admins alone [R15.150]', async () => {
  const id = await order()
  const offer = await add(id)
  expect((await post('editor', id, pdf())).status).toBe(403)
  expect((await act('editor', id, offer, 'send')).status).toBe(403)
  expect((await act('editor', id, offer, 'withdraw')).status).toBe(403)
  const file = (role: Role) => cms.callRest(`/enquiries/${id}/offers/${offer}/file`, { headers: as[role] })
  expect((await file('editor')).status).toBe(403)
  expect((await file('admin')).status).toBe(200)
  expect((await cms.callRest('/offers', { headers: as.editor })).status).toBe(403)
  expect(
    (await cms.callRest(`/offers/${offer}`, { ...json({ state: 'accepted' }, as.admin), method: 'PATCH' })).status,
  ).toBe(403)
  const other = await order()
  expect((await act('operator', other, offer, 'send')).status).toBe(404)
  const { readReport } = await import('../desk/reports/read-report.ts')
  const rows = await readReport(cms.payload, { by: 'offer', from: inDays(-1), until: inDays(1) })
  expect(rows.find(({ key }) => key === 'accepted')?.enquiries).toBe(3)
})

it('an erased enquiry takes its offers and their files along [R15.150]', async () => {
  const id = await order()
  const offer = await add(id)
  await send(id, offer)
  const { countForEmail } = await import('../erasure/erase.ts')
  expect(await countForEmail(cms.payload, `${id}@example.com`)).toMatchObject({ enquiries: 1, files: 1 })
  const files = async () => (await readdir(join(cms.dataDir, 'enquiry-files'))).length
  const before = await files()
  await cms.payload.delete({ collection: 'enquiries', id })
  expect(await files()).toBe(before - 1)
  expect((await cms.payload.count({ collection: 'offers', where: { enquiry: { equals: id } } })).totalDocs).toBe(0)
})
