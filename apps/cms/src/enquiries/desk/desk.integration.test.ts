import { createHash, randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { SECRET_HEADER, SPAM_SIGNS_HEADER } from '@vitrine/contract/spool-api'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { exampleSaw, exampleSender } from '../../testing/example-order.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import type { LeasedWork } from '../../platform/database/while-leased.ts'
import { createTestCms } from '../../testing/test-cms.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let workers: LeasedWork
const SECRET = 'a secret of this test'
const as = {} as Record<'admin' | 'editor' | 'operator', Record<string, string>>

beforeAll(async () => {
  smtp = await startSmtpServer()
  const mail = { SMTP_URL: smtp.url, ENQUIRY_MAIL_TO: 'sales@norvane.example', MAIL_FROM: 'web@norvane.example' }
  cms = await createTestCms({ ...mail, SITE_URL: 'http://localhost:3000', INTERNAL_SECRET: SECRET })
  for (const role of ['admin', 'editor', 'operator'] as const) as[role] = await cms.logIn(role)
  const { startMessageWorkers } = await import('../messages/start-message-workers.ts')
  const { settings } = await import('../../platform/settings.ts')
  workers = await startMessageWorkers(cms.payload, settings)
})
afterAll(async () => {
  await workers.stop()
  await smtp.stop()
})

const order = { ...exampleSender, message: 'A saw, please.\n<b>Now</b>', cart: [exampleSaw] }

const post = (body: unknown, id: string = randomUUID(), headers: Record<string, string> = {}) =>
  cms.callApi('/order_request/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': id, ...headers },
    body: JSON.stringify(body),
  })
const postAs = (role: keyof typeof as, path: string, body: unknown) =>
  cms.callRest(path, {
    method: 'POST',
    headers: { ...as[role], 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const enquiry = (id: string) => cms.payload.findByID({ collection: 'enquiries', id, depth: 0 })
const mailsOf = (id: string) => smtp.received.filter(({ mail }) => mail.messageId?.includes(id))
const received = (id: string, kind: string) =>
  vi.waitFor(
    () => {
      const found = mailsOf(id).filter(({ mail }) => mail.messageId?.startsWith(`<${kind}.`))
      expect(found).toHaveLength(1)
      return found[0] as NonNullable<(typeof found)[0]>
    },
    { timeout: 10_000 },
  )

describe('an order', () => {
  const id = randomUUID()

  it('gets a number once; a second delivery changes nothing [R10.2, R10.23]', async () => {
    expect((await post(order, id)).status).toBe(201)
    expect((await post(order, id)).status).toBe(201)
    expect((await post({ ...order, message: 'other' }, id)).status).toBe(409)
    const { number, state, countryCode } = await enquiry(id)
    expect({ number, state, countryCode }).toEqual({
      number: expect.stringMatching(/^NV-\d{4}-000001$/),
      state: 'new',
      countryCode: 'DE',
    })
  })

  it('delivered many times at once is stored once [R10.2, R10.23]', async () => {
    const many = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post({ ...order, email: 'many@example.com' }, many)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201))
    const { totalDocs } = await cms.payload.count({ collection: 'messages', where: { enquiry: { equals: many } } })
    expect([totalDocs, (await enquiry(many)).number?.slice(-6)]).toEqual([2, '000002'])
  })

  it('is announced to the operators by a mail with text and HTML, whose reply goes to the visitor [R10.24, R12.6]', async () => {
    const { mail, to } = await received(id, 'operator')
    expect(to).toEqual(['sales@norvane.example'])
    expect(mail.subject).toMatch(/^\[NV-\d{4}-000001\] Order enquiry: Engines Ltd$/)
    expect(mail.replyTo).toEqual([{ name: 'Ada Lovelace', address: 'ada@example.com' }])
    expect(mail.text).toContain('A saw, please.\n> <b>Now</b>')
    expect(mail.html).toContain('&lt;b&gt;Now&lt;/b&gt;')
    expect(mail.html).not.toContain('<b>')
  })

  it('is acknowledged to the visitor in the visitor’s language, with nothing that the visitor wrote [R10.25]', async () => {
    const { mail, to } = await received(id, 'receipt')
    expect(to).toEqual(['ada@example.com'])
    expect(mail.subject).toMatch(/^\[NV-\d{4}-000001\] Ihre Anfrage an /)
    expect(mail.text).toContain('Guten Tag, Ada Lovelace,')
    expect(mail.text).toContain('2 × NV 450')
    expect(mail.html).toContain('<html lang="de" dir="ltr">')
    for (const phrase of ['evil', 'A saw, please', 'Engines'])
      expect(mail.text + (mail.html ?? '')).not.toContain(phrase)
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  })

  it('is answered from the desk in the same conversation, and only once [R12.6, R15.3]', async () => {
    const messages = { collection: 'messages', where: { enquiry: { equals: id } } } as const
    await vi.waitFor(async () => {
      const { docs } = await cms.payload.find(messages)
      expect(docs.map(({ state }) => state)).toEqual(['sent', 'sent'])
    })
    // As fast machines store them: in the same moment.
    await cms.payload.update({ ...messages, data: { createdAt: new Date().toISOString() } })
    const subject = 'Re: your enquiry\r\nBcc: victim@example.com'
    const response = await postAs('operator', `/enquiries/${id}/answer`, { subject, text: 'Here is our <offer>.' })
    expect(response.status).toBe(201)
    const { mail, to } = await received(id, 'answer')
    expect(to).toEqual(['ada@example.com'])
    expect(mail.subject).toMatch(/^\[NV-\d{4}-000001\] Re: your enquiry Bcc: victim@example.com$/)
    expect(mail.bcc).toBeUndefined()
    expect(mail.inReplyTo).toBe(`<receipt.${id}@norvane.example>`)
    expect(mail.references).toBe(`<operator.${id}@norvane.example> <receipt.${id}@norvane.example>`)
    expect(mail.replyTo).toEqual([{ name: '', address: 'sales@norvane.example' }])
    expect(mail.text).toContain('Here is our <offer>.')
    expect(mail.text).toContain('> A saw, please.')
    const { state, assignee, firstAnsweredAt } = await enquiry(id)
    expect([state, typeof assignee, typeof firstAnsweredAt]).toEqual(['answered', 'number', 'string'])
    await new Promise((resolve) => setTimeout(resolve, 1200))
    expect(mailsOf(id)).toHaveLength(3)
  })

  it('records who changed what, and notes [R15.1]', async () => {
    expect((await postAs('operator', `/enquiries/${id}/note`, { text: 'Called, nobody there.' })).status).toBe(201)
    const { docs } = await cms.payload.find({
      collection: 'enquiry-events',
      where: { enquiry: { equals: id } },
      sort: 'id',
      depth: 1,
    })
    expect(docs.map(({ kind, before, text }) => [kind, before, text])).toEqual([
      ['state', 'new', 'answered'],
      ['assignee', '', expect.stringMatching(/^\d+$/)],
      ['note', null, 'Called, nobody there.'],
    ])
    expect(docs.map(({ author }) => (typeof author === 'object' ? author?.email : author))).toEqual(
      Array.from({ length: 3 }, () => 'operator@norvane.example'),
    )
  })
})

describe('spam', () => {
  it('is stored, and nobody gets mail about it [R10.20, R10.21]', async () => {
    const id = randomUUID()
    const bot = { ...order, email: 'bot@example.com' }
    const headers = { [SPAM_SIGNS_HEADER]: 'honeypot, smell', [SECRET_HEADER]: SECRET }
    expect((await post(bot, id, headers)).status).toBe(201)
    expect((await post(bot, id)).status).toBe(201)
    expect(await enquiry(id)).toMatchObject({ state: 'spam', spamSigns: 'honeypot' })
    expect((await cms.payload.count({ collection: 'messages', where: { enquiry: { equals: id } } })).totalDocs).toBe(0)
  })

  it.each([undefined, '', 'a guess', `${SECRET} `.repeat(2)])(
    'is told by the site alone: with the secret %j a sign does not count [R10.28]',
    async (secret) => {
      const id = randomUUID()
      await post(order, id, {
        [SPAM_SIGNS_HEADER]: 'honeypot',
        ...(secret !== undefined && { [SECRET_HEADER]: secret }),
      })
      expect(await enquiry(id)).toMatchObject({ state: 'new', spamSigns: '' })
    },
  )

  it('sends at most three receipts a day to one address [R10.25]', async () => {
    for (let count = 0; count < 5; count++) await post({ ...order, message: `${count}`, email: 'victim@example.com' })
    const where = { to: { equals: 'victim@example.com' }, kind: { equals: 'receipt' } }
    expect((await cms.payload.count({ collection: 'messages', where })).totalDocs).toBe(3)
  })
})

describe('files', () => {
  const bytes = Buffer.from('%PDF-1.7\nthe window of the workshop')
  const about = (content: Buffer) => ({
    name: '../../../etc/plan.exe',
    type: 'application/pdf',
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  })
  const send = (id: string, files: unknown[], contents: Buffer[], email = 'files@example.com') => {
    const form = new FormData()
    form.set('payload', JSON.stringify({ ...order, email, files }))
    for (const content of contents) form.append('file', new Blob([new Uint8Array(content)]), 'x')
    return cms.callApi('/order_request/', { method: 'POST', headers: { 'idempotency-key': id }, body: form })
  }
  const id = randomUUID()

  it('are stored outside the public folders, and only operators can download them [R10.8, R12.7, R12.9]', async () => {
    expect((await send(id, [about(bytes)], [bytes])).status).toBe(201)
    expect((await send(id, [about(bytes)], [bytes])).status).toBe(201)
    expect(await readdir(join(cms.dataDir, 'enquiry-files'))).toHaveLength(1)
    const path = `/enquiries/${id}/files/0`
    const response = await cms.callRest(path, { headers: as.operator })
    expect(await response.text()).toBe(bytes.toString())
    expect(response.headers.get('content-disposition')).toContain('attachment')
    expect(response.headers.get('content-disposition')).toContain('.._.._etc_plan.exe.pdf')
    expect((await cms.callRest(path, { headers: as.editor })).status).toBe(403)
    expect((await cms.callRest(path)).status).toBe(403)
    expect((await cms.callRest(`/enquiries/${id}/files/1`, { headers: as.operator })).status).toBe(404)
  })

  it('that differ from what the order declares are refused [R10.7]', async () => {
    const other = Buffer.from('MZ nothing that we take')
    const statuses = [
      await send(randomUUID(), [about(other)], [other]),
      await send(randomUUID(), [about(bytes)], []),
      await send(randomUUID(), [{ ...about(bytes), size: 5 }], [bytes]),
      await send(randomUUID(), [about(bytes)], [Buffer.from(bytes.toString().replace('window', 'wincow'))]),
    ].map(({ status }) => status)
    expect(statuses).toEqual([400, 400, 400, 400])
  })

  it('of spam go when nobody has touched it for 30 days, and their names stay [R15.73]', async () => {
    const { deleteFilesOfSpam } = await import('../erasure/delete-files-of-spam.ts')
    const spam = randomUUID()
    expect((await send(spam, [about(bytes)], [bytes], 'spammer@example.com')).status).toBe(201)
    const change = { collection: 'enquiries' as const, id: spam, data: { state: 'spam' as const } }
    const { updatedAt } = await cms.payload.update(change)
    const daysLater = (days: number) => new Date(Date.parse(updatedAt) + days * 86_400_000 + 1000)
    expect(await deleteFilesOfSpam(cms.payload, daysLater(29))).toBe(0)
    expect(await deleteFilesOfSpam(cms.payload, daysLater(30))).toBe(1)
    expect(await deleteFilesOfSpam(cms.payload, daysLater(30))).toBe(0)
    const kept = await readdir(join(cms.dataDir, 'enquiry-files'))
    expect(kept.map((name) => name.startsWith(id))).toEqual([true])
    const enquiry = await cms.payload.findByID({ collection: 'enquiries', id: spam })
    expect(enquiry).toMatchObject({ updatedAt, state: 'spam', files: [{ name: '_.._.._etc_plan.exe.pdf' }] })
    expect((await cms.callRest(`/enquiries/${spam}/files/0`, { headers: as.operator })).status).toBe(404)
  })

  it('are erased with the enquiry when the address is erased, and so are mails and history [R15.6]', async () => {
    await received(id, 'receipt')
    const ask = async (role: keyof typeof as, erase: boolean) =>
      postAs(role, '/enquiries/erase', { email: 'Files@example.com ', erase })
    expect(await (await ask('admin', false)).json()).toEqual({ enquiries: 1, mails: 2, files: 1 })
    expect(await (await ask('admin', true)).json()).toMatchObject({ enquiries: 1 })
    expect(await (await ask('admin', false)).json()).toEqual({ enquiries: 0, mails: 0, files: 0 })
    expect(await readdir(join(cms.dataDir, 'enquiry-files'))).toEqual([])
    expect(
      (await cms.payload.count({ collection: 'messages', where: { to: { equals: 'files@example.com' } } })).totalDocs,
    ).toBe(0)
  })
})

describe('roles', () => {
  it('keep enquiries from editors, and what a visitor sent from every change [R12.9, R15.2]', async () => {
    for (const path of [
      '/enquiries',
      '/messages',
      '/enquiry-events',
      '/answer-templates',
      '/enquiries/export?format=csv',
    ])
      expect([path, (await cms.callRest(path, { headers: as.editor })).status]).toEqual([path, 403])
    for (const path of ['/enquiries/erase', '/enquiries/retry-messages', `/enquiries/${randomUUID()}/note`])
      expect([path, (await postAs('editor', path, {})).status]).toEqual([path, 403])
    const id = (await cms.payload.find({ collection: 'enquiries', limit: 1 })).docs[0]?.id ?? ''
    const change = { method: 'PATCH', headers: { ...as.operator, 'content-type': 'application/json' } }
    const body = JSON.stringify({ fullName: 'Somebody else', email: 'x@example.com', state: 'closed' })
    expect((await cms.callRest(`/enquiries/${id}`, { ...change, body })).status).toBe(200)
    expect(await enquiry(id)).toMatchObject({ state: 'closed', fullName: 'Ada Lovelace' })
    expect((await cms.callRest(`/enquiries/${id}`, { method: 'DELETE', headers: as.operator })).status).toBe(403)
  })

  it('let admins alone erase an address, or see what erasing would take [R15.72]', async () => {
    for (const role of ['editor', 'operator'] as const)
      for (const erase of [false, true])
        expect([role, (await postAs(role, '/enquiries/erase', { email: order.email, erase })).status]).toEqual([
          role,
          403,
        ])
    const { totalDocs } = await cms.payload.count({
      collection: 'enquiries',
      where: { email: { equals: order.email } },
    })
    expect(totalDocs).toBeGreaterThan(0)
  })

  it('keep operators from changing content [R12.9]', async () => {
    for (const collection of ['products', 'categories', 'media', 'redirects'])
      expect([collection, (await postAs('operator', `/${collection}`, {})).status]).toEqual([collection, 403])
  })
})

it('erases enquiries that have not changed for the retention time [R15.6]', async () => {
  const { eraseUntouchedSince } = await import('../erasure/erase.ts')
  expect(await eraseUntouchedSince(cms.payload, new Date(Date.now() - 86_400_000))).toBe(0)
  const { totalDocs } = await cms.payload.count({ collection: 'enquiries' })
  expect(await eraseUntouchedSince(cms.payload, new Date(Date.now() + 1000))).toBe(totalDocs)
  expect((await cms.payload.count({ collection: 'messages' })).totalDocs).toBe(0)
  expect((await cms.payload.count({ collection: 'enquiry-events' })).totalDocs).toBe(0)
})
