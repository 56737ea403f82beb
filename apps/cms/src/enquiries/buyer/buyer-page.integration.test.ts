import { createHash, randomUUID } from 'node:crypto'
import type { BuyerEnquiry } from '@vitrine/contract/shapes/buyer-page'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { exampleOrder } from '../../testing/example-order.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import type { LeasedWork } from '../../platform/database/while-leased.ts'
import { createTestCms } from '../../testing/test-cms.ts'
import { toBuyerToken } from './buyer-token.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let workers: LeasedWork
const as = {} as Record<'admin' | 'editor' | 'operator', Record<string, string>>

beforeAll(async () => {
  smtp = await startSmtpServer()
  const mail = { SMTP_URL: smtp.url, ENQUIRY_MAIL_TO: 'sales@norvane.example', MAIL_FROM: 'web@norvane.example' }
  cms = await createTestCms({ ...mail, SITE_URL: 'http://localhost:3000' })
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
async function sendOrder(fields: Record<string, unknown> = {}): Promise<string> {
  const id = randomUUID()
  const order = { ...exampleOrder, email: `${id}@example.com`, ...fields }
  expect((await cms.callApi('/order_request/', json(order, { 'idempotency-key': id }))).status).toBe(201)
  return id
}
const tokenOf = (id: string) => toBuyerToken(id, cms.payload.secret)
const readPage = (token: string) => cms.callApi('/buyer/page/', json({ token }))
const pageOf = async (id: string) => (await (await readPage(tokenOf(id))).json()) as BuyerEnquiry
const add = (id: string, said: object, key: string = randomUUID()) =>
  cms.callApi('/buyer/message/', json({ token: tokenOf(id), language: 'de', ...said }, { 'idempotency-key': key }))
const enquiry = (id: string) => cms.payload.findByID({ collection: 'enquiries', id, depth: 0 })
const callDesk = (role: keyof typeof as, path: string, body: unknown = {}) =>
  cms.callRest(`/enquiries/${path}`, json(body, as[role]))
const setState = (id: string, data: object) => cms.payload.update({ collection: 'enquiries', id, data, depth: 0 })
const mail = (id: string, kind: string) =>
  vi.waitFor(
    () => {
      const found = smtp.received.find(({ mail: it }) => it.messageId?.startsWith(`<${kind}.${id}`))
      if (!found) throw new Error(`no ${kind}`)
      return found
    },
    { timeout: 10_000 },
  )

describe('the page of a buyer', () => {
  it('is linked from the receipt, in his language, and shows what he asked and nothing by which he is reached [R15.110, R15.111, R15.112]', async () => {
    const id = await sendOrder()
    const receipt = await mail(id, 'receipt')
    expect(receipt.mail.text).toContain(`http://localhost:3000/enquiry/de/${tokenOf(id)}`)
    const response = await readPage(tokenOf(id))
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({
      kind: 'enquiry',
      state: 'received',
      message: 'A saw',
      products: [{ quantity: 2, model: 'NV 450' }],
      entries: [],
      offers: [],
      erasure: null,
    })
    for (const secret of ['@example.com', '4930123456', 'evil.example']) expect(text).not.toContain(secret)
  })

  it('shows answers that were sent, and no note of colleagues [R15.112]', async () => {
    const id = await sendOrder()
    await callDesk('operator', `${id}/note`, { text: 'Careful with this one' })
    expect((await callDesk('operator', `${id}/answer`, { subject: 'Our saw', text: 'It is ready.' })).status).toBe(201)
    const answer = await mail(id, 'answer')
    expect(answer.mail.text).toContain(`/enquiry/de/${tokenOf(id)}`)
    await vi.waitFor(async () => expect((await pageOf(id)).entries).toHaveLength(1))
    const page = await pageOf(id)
    expect(page.state).toBe('answered')
    expect(page.entries[0]).toMatchObject({ kind: 'answer', text: 'It is ready.' })
    expect(JSON.stringify(page)).not.toContain('Careful')
  })

  it('is not there for spam, for another key and for what never was; an erased enquiry says so [R15.110, R15.113]', async () => {
    const id = await sendOrder()
    await setState(id, { state: 'spam' })
    const answers = [
      await readPage(tokenOf(id)),
      await readPage(toBuyerToken(id, 'x')),
      await readPage(tokenOf(randomUUID())),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    await setState(id, { state: 'new' })
    expect((await pageOf(id)).kind).toBe('enquiry')
    await cms.payload.delete({ collection: 'enquiries', id })
    expect(await pageOf(id)).toEqual({ kind: 'erased' })
  })
})

describe('what a buyer adds', () => {
  it('is stored once, opens the enquiry again, and tells who has it by mail [R15.115, R15.116, R15.117, R15.122]', async () => {
    const id = await sendOrder()
    const users = await cms.payload.find({ collection: 'users', where: { role: { equals: 'operator' } } })
    await setState(id, { assignee: users.docs[0]?.id })
    await setState(id, { state: 'closed', outcome: 'lost' })
    expect((await enquiry(id)).closedAt).toBeTruthy()
    const key = randomUUID()
    const said = { message: 'When?\nWe wait.', urgent: true }
    for (let times = 0; times < 2; times++) expect((await add(id, said, key)).status).toBe(201)
    expect((await add(id, { message: 'other' }, key)).status).toBe(409)
    const stored = await enquiry(id)
    expect(stored).toMatchObject({ state: 'in-progress', urgent: true, closedAt: null, outcome: null })
    expect(stored.buyerWroteAt).toBeTruthy()
    const told = await mail(id, 'buyer-message')
    expect(told.mail.text).toContain('We wait.')
    expect(told.mail.subject).toContain('Urgent · New message of the buyer')
    expect(told.mail.replyTo).toMatchObject([{ address: `${id}@example.com` }])
    expect(JSON.stringify(told.mail.to)).toContain('operator@norvane.example')
    expect((await pageOf(id)).entries).toMatchObject([{ kind: 'message', text: 'When?\nWe wait.', urgent: true }])
    expect((await callDesk('operator', `${id}/buyer-seen`)).status).toBe(200)
    expect(await enquiry(id)).toMatchObject({ buyerWroteAt: null, urgent: false, state: 'in-progress' })
  })

  it('of several deliveries at once one counts [R15.115]', async () => {
    const id = await sendOrder()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(id, { message: 'Once' }, key)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 201))
    expect((await pageOf(id)).entries).toHaveLength(1)
    const where = { enquiry: { equals: id }, kind: { equals: 'buyer-message' } }
    expect((await cms.payload.count({ collection: 'messages', where })).totalDocs).toBe(1)
  })

  it('with a wrong link, or with nothing in it, is refused for good [R15.115]', async () => {
    const id = await sendOrder()
    const wrong = { token: toBuyerToken(id, 'x'), language: 'de', message: 'Hello' }
    expect((await cms.callApi('/buyer/message/', json(wrong))).status).toBe(400)
    expect((await add(id, {})).status).toBe(400)
  })

  it('to an enquiry that is erased is neither stored nor tried again [R15.115]', async () => {
    const id = await sendOrder()
    await cms.payload.delete({ collection: 'enquiries', id })
    expect((await add(id, { message: 'Still there?' })).status).toBe(201)
    expect(
      (await cms.payload.count({ collection: 'buyer-messages', where: { enquiry: { equals: id } } })).totalDocs,
    ).toBe(0)
  })

  it('may be a file, which operators download and no editor does, and which goes with the enquiry [R15.117, R15.119]', async () => {
    const id = await sendOrder()
    const bytes = Buffer.from('%PDF-1.7\n')
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const form = new FormData()
    const files = [{ name: 'plan.pdf', type: 'application/pdf', size: bytes.length, sha256 }]
    form.set('payload', JSON.stringify({ token: tokenOf(id), language: 'de', files }))
    form.append('file', new Blob([bytes]), 'plan.pdf')
    const key = randomUUID()
    const headers = { 'idempotency-key': key }
    expect((await cms.callApi('/buyer/message/', { method: 'POST', body: form, headers })).status).toBe(201)
    expect((await pageOf(id)).entries).toMatchObject([{ files: ['plan.pdf'] }])
    const path = `/enquiries/${id}/buyer-messages/${key}/files/0`
    expect((await cms.callRest(path, { headers: as.editor })).status).toBe(403)
    const other = await sendOrder()
    expect((await cms.callRest(path.replace(id, other), { headers: as.operator })).status).toBe(404)
    const file = await cms.callRest(path, { headers: as.operator })
    expect(Buffer.from(await file.arrayBuffer())).toEqual(bytes)
    const { countForEmail } = await import('../erasure/erase.ts')
    expect(await countForEmail(cms.payload, `${id}@example.com`)).toMatchObject({ enquiries: 1, files: 1 })
    await cms.payload.delete({ collection: 'enquiries', id })
    const { createUploadStore } = await import('../../content/media/create-upload-store.ts')
    expect(await createUploadStore().open('enquiry-files', `${key}-0-${sha256.slice(0, 16)}`)).toBeNull()
  })
})

describe('what a buyer adds and nobody answers', () => {
  it('is escalated as an enquiry is that nobody has answered yet [R15.184]', async () => {
    const id = await sendOrder()
    await callDesk('operator', `${id}/answer`, { subject: 'Our saw', text: 'It is ready.' })
    await add(id, { message: 'And when?' })
    const { escalate } = await import('../next-step/start-reminding.ts')
    const { settings } = await import('../../platform/settings.ts')
    const inTwoDays = new Date(Date.now() + 48 * 3_600_000)
    await escalate(cms.payload, { ...settings, ENQUIRY_ESCALATE_HOURS: 24 }, inTwoDays)
    expect(await enquiry(id)).toMatchObject({ waitingSince: expect.any(String), escalatedAt: expect.any(String) })
  })
})

describe('a request for erasure', () => {
  it('erases nothing by the link alone: an admin decides, within a deadline that both see [R15.118]', async () => {
    const id = await sendOrder()
    expect((await add(id, { erasure: true })).status).toBe(201)
    const { erasure, entries } = await pageOf(id)
    expect(entries).toEqual([])
    const { requestedAt = '', dueBy = '' } = erasure ?? {}
    expect((Date.parse(dueBy) - Date.parse(requestedAt)) / 86_400_000).toBe(28)
    for (const role of ['operator', 'editor'] as const)
      expect((await callDesk(role, `${id}/erasure-request`, { decision: 'erase' })).status).toBe(403)
    expect((await callDesk('admin', `${id}/erasure-request`, { decision: 'decline' })).status).toBe(200)
    expect((await pageOf(id)).erasure).toBeNull()
    expect((await callDesk('admin', `${id}/erasure-request`, { decision: 'erase' })).status).toBe(404)
    await add(id, { erasure: true })
    expect((await callDesk('admin', `${id}/erasure-request`, { decision: 'erase' })).status).toBe(200)
    expect(await pageOf(id)).toEqual({ kind: 'erased' })
  })
})

describe('who may see and change it', () => {
  it.each(['buyer-messages', 'desk-views'])('editors and strangers read no %s [R15.119]', async (slug) => {
    for (const headers of [as.editor, {}]) expect((await cms.callRest(`/${slug}`, { headers })).status).toBe(403)
    expect((await cms.callRest(`/${slug}`, { headers: as.operator })).status).toBe(200)
  })

  it('editors are refused at every door of it, and nobody writes a message of a buyer [R15.119]', async () => {
    const id = await sendOrder()
    expect((await callDesk('editor', `${id}/buyer-seen`)).status).toBe(403)
    expect((await cms.callRest('/enquiries/report', { headers: as.editor })).status).toBe(403)
    const body = json({ id: randomUUID(), enquiry: id, text: 'forged' }, as.admin)
    expect((await cms.callRest('/buyer-messages', body)).status).toBe(403)
  })
})
