import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { exampleSaw, exampleSender } from '../../testing/example-order.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import type { LeasedWork } from '../../platform/database/while-leased.ts'
import { createTestCms } from '../../testing/test-cms.ts'
import { firstAccount } from '../../platform/accounts/first-account-context.ts'
import type { ReminderSettings } from './start-reminding.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let workers: LeasedWork
let settings: ReminderSettings
const as = {} as Record<'admin' | 'editor' | 'operator', Record<string, string>>
const ids = {} as Record<'admin' | 'operator', number>

beforeAll(async () => {
  smtp = await startSmtpServer()
  cms = await createTestCms({
    SMTP_URL: smtp.url,
    ENQUIRY_MAIL_TO: 'sales@norvane.example',
    MAIL_FROM: 'web@norvane.example',
    ENQUIRY_ESCALATE_HOURS: '24',
    DESK_TIME_ZONE: 'Europe/Berlin',
  })
  for (const role of ['admin', 'editor', 'operator'] as const) as[role] = await cms.logIn(role)
  for (const role of ['admin', 'operator'] as const) {
    const where = { email: { equals: `${role}@norvane.example` } }
    ids[role] = (await cms.payload.find({ collection: 'users', where })).docs[0]?.id ?? 0
  }
  settings = (await import('../../platform/settings.ts')).settings
  const { startMessageWorkers } = await import('../messages/start-message-workers.ts')
  workers = await startMessageWorkers(cms.payload, settings)
})
afterAll(async () => {
  await workers.stop()
  await smtp.stop()
})

const enquiry = (id: string) => cms.payload.findByID({ collection: 'enquiries', id, depth: 0 })
const sentTo = (address: string, kind: string) =>
  smtp.received.filter(({ to, mail }) => to.includes(address) && mail.messageId?.startsWith(`<${kind}.`))
const call = (role: keyof typeof as, method: string, path: string, body: unknown = {}) =>
  cms.callRest(path, {
    method,
    headers: { ...as[role], 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
async function order(email: string) {
  const id = randomUUID()
  const body = JSON.stringify({ ...exampleSender, email, message: 'A saw, please.', cart: [exampleSaw] })
  const headers = { 'content-type': 'application/json', 'idempotency-key': id }
  expect((await cms.callApi('/order_request/', { method: 'POST', headers, body })).status).toBe(201)
  return id
}
const files = () => readdir(join(cms.dataDir, 'enquiry-files')).catch(() => [])

describe('the draft of an answer', () => {
  const put = (role: keyof typeof as, id: string, name: string, bytes: string | Uint8Array) =>
    cms.callRest(`/enquiries/${id}/draft/files?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { ...as[role], 'content-type': 'application/octet-stream' },
      body: bytes as BodyInit,
    })
  const draftOf = async (id: string, author: number) => {
    const { findDraft } = await import('../drafts/draft-store.ts')
    return findDraft(cms.payload, id, author)
  }

  it('is kept for each person, sent with its files and signature, and then gone [R15.103, R15.104]', async () => {
    const id = await order('draft@example.com')
    const signatures = [
      { language: 'en' as const, text: 'Kind regards' },
      { language: 'de' as const, text: 'Mit freundlichen Grüßen\nDer Operator' },
    ]
    await cms.payload.update({ collection: 'users', id: ids.operator, data: { signatures } })
    expect(
      (await call('operator', 'POST', `/enquiries/${id}/draft`, { subject: 'Re', text: 'Half an ans' })).status,
    ).toBe(200)
    expect((await call('admin', 'POST', `/enquiries/${id}/draft`, { subject: 'Re', text: 'Another' })).status).toBe(200)
    expect(await draftOf(id, ids.operator)).toMatchObject({ subject: 'Re', text: 'Half an ans' })
    expect((await put('operator', id, '../offer.exe', '%PDF-1.7 offer')).status).toBe(201)
    const plain = await put('operator', id, 'a.pdf', 'MZ program')
    expect([plain.status, await plain.json()]).toEqual([400, { error: 'fileRefused' }])
    expect(await files()).toHaveLength(1)
    expect(
      (await call('operator', 'POST', `/enquiries/${id}/answer`, { subject: 'Re', text: 'Here it is.' })).status,
    ).toBe(201)
    await vi.waitFor(() => expect(sentTo('draft@example.com', 'answer')).toHaveLength(1), 10_000)
    const mail = sentTo('draft@example.com', 'answer')[0]?.mail
    expect(mail?.text).toContain('Here it is.\n\nMit freundlichen Grüßen\nDer Operator')
    expect(mail?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['_offer.exe.pdf', 'application/pdf'],
    ])
    expect(await draftOf(id, ids.operator)).toBeNull()
    expect(await draftOf(id, ids.admin)).toMatchObject({ text: 'Another' })
    const where = { enquiry: { equals: id }, kind: { equals: 'answer' as const } }
    const [answer] = (await cms.payload.find({ collection: 'messages', where })).docs
    const path = `/enquiries/${id}/messages/${answer?.id}/files/0`
    expect(await (await cms.callRest(path, { headers: as.operator })).text()).toBe('%PDF-1.7 offer')
    expect((await cms.callRest(path, { headers: as.editor })).status).toBe(403)
  })

  it('has few files of the kinds of orders, which go with it and with the enquiry [R15.103, R15.102]', async () => {
    const id = await order('limits@example.com')
    const before = (await files()).length
    for (let count = 0; count < 5; count++)
      expect((await put('operator', id, 'a.pdf', `%PDF-1.7 ${count}`)).status).toBe(201)
    expect((await put('operator', id, 'a.pdf', '%PDF-1.7 6')).status).toBe(400)
    expect((await call('operator', 'DELETE', `/enquiries/${id}/draft/files/0`)).status).toBe(200)
    expect((await call('operator', 'DELETE', `/enquiries/${id}/draft/files/9`)).status).toBe(404)
    expect((await files()).length - before).toBe(4)
    const big = new Uint8Array(10 * 1024 * 1024 - 10)
    big.set(Buffer.from('%PDF-1.7'))
    expect((await put('operator', id, 'big.pdf', big)).status).toBe(201)
    expect((await call('operator', 'DELETE', `/enquiries/${id}/draft/files/0`)).status).toBe(200)
    expect((await put('operator', id, 'big.pdf', big)).status).toBe(400)
    await cms.payload.delete({ collection: 'enquiries', id })
    expect((await files()).length).toBe(before)
    expect(
      (await cms.payload.count({ collection: 'answer-drafts', where: { enquiry: { equals: id } } })).totalDocs,
    ).toBe(0)
  })

  it('is nothing for editors, and read through no other door [R15.103]', async () => {
    const id = await order('roles@example.com')
    expect((await call('editor', 'POST', `/enquiries/${id}/draft`, { subject: '', text: 'x' })).status).toBe(403)
    expect((await put('editor', id, 'a.pdf', '%PDF-1.7')).status).toBe(403)
    for (const role of ['admin', 'operator', 'editor'] as const)
      for (const path of ['/answer-drafts', '/taken-mails', '/mailboxes'])
        expect([role, path, (await cms.callRest(path, { headers: as[role] })).status]).toEqual([role, path, 403])
    expect((await cms.callRest('/received-mails', { headers: as.editor })).status).toBe(403)
  })
})

describe('the next step', () => {
  it('is mailed once in the morning to whom it is assigned, and stands in the history [R15.105, R15.106]', async () => {
    const { remind } = await import('./start-reminding.ts')
    const id = await order('step@example.com')
    const change = { nextStepOn: '2027-03-01T12:00:00.000Z', nextStep: 'Call about the price', assignee: ids.operator }
    expect((await call('operator', 'PATCH', `/enquiries/${id}`, change)).status).toBe(200)
    const { docs } = await cms.payload.find({
      collection: 'enquiry-events',
      where: { enquiry: { equals: id } },
      depth: 0,
    })
    expect(docs.map(({ kind, text }) => [kind, text])).toContainEqual([
      'next-step',
      '2027-03-01 · Call about the price',
    ])
    // 07:30 and 08:30 in Berlin.
    expect(await remind(cms.payload, settings, new Date('2027-03-01T06:30:00Z'))).toBe(0)
    expect(await remind(cms.payload, settings, new Date('2027-02-28T12:00:00Z'))).toBe(0)
    const due = new Date().toISOString().slice(0, 10)
    await cms.payload.update({ collection: 'enquiries', id, data: { nextStepOn: `${due}T00:00:00.000Z` } })
    const at = new Date(`${due}T18:00:00Z`)
    expect(await remind(cms.payload, settings, at)).toBe(1)
    expect(await remind(cms.payload, settings, at)).toBe(0)
    await vi.waitFor(() => expect(sentTo('operator@norvane.example', 'reminder')).toHaveLength(1), 10_000)
    const { mail } = sentTo('operator@norvane.example', 'reminder')[0] as (typeof smtp.received)[0]
    expect(mail.subject).toBe('Next steps due: 1')
    expect(mail.text).toContain('Call about the price')
    expect(mail.text).toContain(`/admin/collections/enquiries/${id}`)
    const { readFollowUp } = await import('../desk/dashboard/follow-up.ts')
    expect(await readFollowUp(cms.payload, ids.operator, due)).toMatchObject({ due: 1 })
    expect(await readFollowUp(cms.payload, ids.admin, due)).toMatchObject({ due: 0 })
  })
})

describe('the next step of somebody who has left', () => {
  it('is mailed to all operators, as what is nobody’s [R15.188]', async () => {
    const { remind } = await import('./start-reminding.ts')
    const data = {
      email: 'left@norvane.example',
      password: 'a password of who left',
      role: 'operator',
      name: 'Gone',
    } as const
    const gone = await cms.payload.create({ collection: 'users', data, context: firstAccount })
    const id = await order('left-behind@example.com')
    const change = { nextStepOn: '2027-03-01T12:00:00.000Z', nextStep: 'Send the plan', assignee: gone.id }
    await cms.payload.update({ collection: 'enquiries', id, data: change })
    await cms.payload.update({ collection: 'users', id: gone.id, data: { disabled: true } })
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-02T12:00:00Z') })
    onTestFinished(() => void vi.useRealTimers())
    await remind(cms.payload, settings)
    await vi.waitFor(() => expect(sentTo('sales@norvane.example', 'reminder')).toHaveLength(1), 10_000)
    expect(sentTo('sales@norvane.example', 'reminder')[0]?.mail.text).toContain('Send the plan')
    expect(sentTo('left@norvane.example', 'reminder')).toEqual([])
  })
})

describe('an assignment', () => {
  it('is mailed to the colleague with a link, and not to who takes it himself [R15.107]', async () => {
    const id = await order('assigned@example.com')
    await call('operator', 'PATCH', `/enquiries/${id}`, { assignee: ids.operator })
    await call('operator', 'PATCH', `/enquiries/${id}`, { assignee: ids.admin })
    await call('operator', 'PATCH', `/enquiries/${id}`, { state: 'in-progress' })
    await vi.waitFor(() => expect(sentTo('admin@norvane.example', 'assignment')).toHaveLength(1), 10_000)
    const mail = sentTo('admin@norvane.example', 'assignment')[0]?.mail
    expect(mail?.subject).toMatch(/^\[NV-\d{4}-\d{6}\] Assigned to you: /)
    expect(mail?.text).toContain('The operator has assigned this enquiry to you.')
    expect(mail?.text).toContain(`/admin/collections/enquiries/${id}`)
    const where = { enquiry: { equals: id }, kind: { equals: 'assignment' as const } }
    expect((await cms.payload.count({ collection: 'messages', where })).totalDocs).toBe(1)
  })
})

describe('what nobody answers', () => {
  const hours = (count: number) => new Date(Date.now() + count * 60 * 60 * 1000)

  it('is escalated once, to the admins, until it is answered [R15.108]', async () => {
    const { escalate } = await import('./start-reminding.ts')
    const id = await order('late@example.com')
    const { updatedAt } = await enquiry(id)
    expect(await escalate(cms.payload, settings, hours(23))).toBe(0)
    expect(await escalate(cms.payload, settings, hours(25))).toBeGreaterThan(0)
    expect(await escalate(cms.payload, settings, hours(26))).toBe(0)
    expect(await enquiry(id)).toMatchObject({ updatedAt, escalatedAt: expect.any(String) })
    const ofThis = () =>
      sentTo('admin@norvane.example', 'escalation').filter(({ mail }) => mail.messageId?.includes(id))
    await vi.waitFor(() => expect(ofThis()).toHaveLength(1), 10_000)
    expect(ofThis()[0]?.mail.subject).toMatch(/Unanswered for 24 hours/)
    const { readFollowUp } = await import('../desk/dashboard/follow-up.ts')
    const { unanswered } = await readFollowUp(cms.payload, ids.admin, '2027-01-01')
    await call('operator', 'POST', `/enquiries/${id}/answer`, { subject: 'Re', text: 'Sorry.' })
    expect(await enquiry(id)).toMatchObject({ escalatedAt: null })
    expect((await readFollowUp(cms.payload, ids.admin, '2027-01-01')).unanswered).toBe(unanswered - 1)
    expect(await escalate(cms.payload, settings, hours(60))).toBe(0)
  })

  it('is not mailed where it had waited for long before, and never without the setting [R15.108]', async () => {
    const { escalate } = await import('./start-reminding.ts')
    const id = await order('old@example.com')
    expect(await escalate(cms.payload, { ...settings, ENQUIRY_ESCALATE_HOURS: undefined }, hours(1000))).toBe(0)
    expect(await escalate(cms.payload, settings, hours(24 * 30))).toBe(1)
    const where = { enquiry: { equals: id }, kind: { equals: 'escalation' as const } }
    expect((await cms.payload.count({ collection: 'messages', where })).totalDocs).toBe(0)
  })
})
