import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { startDovecotServer } from '../../testing/imap-server.ts'
import { DESK_ADDRESS, type DeskMailbox, startDeskMailbox, toRawMail } from '../../testing/desk-mailbox.ts'

let desk: DeskMailbox

beforeAll(async () => {
  desk = await startDeskMailbox()
})
afterAll(() => desk.stop())

describe('each mail is taken once', () => {
  it('though the program is killed before it has marked it, and though it comes again another way [R15.97]', async () => {
    const { id, number } = await desk.order('once@reply.example')
    const raw = toRawMail({ from: 'once@reply.example', subject: number, body: 'Once.' })
    const { readMail } = await import('./read-mail.ts')
    const { acceptMail } = await import('./accept-mail.ts')
    const { settings } = await import('../../platform/settings.ts')
    // What a kill leaves: the mail is stored, and neither marked nor counted.
    const bytes = Buffer.from(raw)
    const accept = async () => acceptMail(desk.cms.payload, await readMail(bytes), bytes, settings)
    await Promise.all([accept(), accept(), accept()])
    await desk.imap.deliver(raw)
    await desk.imap.deliver(`Received: from elsewhere\r\n${raw}`)
    const messageId = /<[^>]+>/.exec(raw.slice(raw.indexOf('Message-ID')))?.[0] ?? ''
    await desk.readFor(async () => {
      const copies = (await desk.imap.list()).filter((it) => it.messageId === messageId)
      expect(copies.map((it) => it.isSeen)).toEqual([true, true])
    })
    expect(await desk.receivedOf(id)).toHaveLength(1)
    expect(await desk.messagesOf(id, 'reply')).toHaveLength(1)
  })

  it('by the webhook of a provider too, who must know the secret [R15.98]', async () => {
    const { id, number } = await desk.order('hook@reply.example')
    const raw = toRawMail({ from: 'hook@reply.example', subject: number })
    const post = (body: BodyInit, authorization: string, headers = {}) =>
      desk.cms.callRest('/received-mail', { method: 'POST', body, headers: { authorization, ...headers } })
    const basic = `Basic ${Buffer.from('desk:a secret of the provider').toString('base64')}`
    const form = new FormData()
    form.set('email', raw)
    const statuses = [
      await post(raw, 'Bearer a guess of the provider!'),
      await post(raw, ''),
      await post(raw, 'Bearer a secret of the provider'),
      await post(form, basic),
      await post('x'.repeat(1_100_000), basic),
      await post('', basic),
    ].map(({ status }) => status)
    expect(statuses).toEqual([401, 401, 200, 200, 413, 400])
    expect(await desk.receivedOf(id)).toHaveLength(1)
  })
})

describe('an operator', () => {
  const operatorMail = async (id: string) => {
    await vi.waitFor(async () => expect((await desk.messagesOf(id, 'operator'))[0]?.state).toBe('sent'), 10_000)
    return desk.sent.find(({ mail: it }) => it.messageId?.startsWith(`<operator.${id}`))?.mail
  }
  const quoteOf = (text = '') =>
    text
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\r\n')

  it('answers from a mail program: the visitor gets the words above the mark alone, and the history has them [R15.99]', async () => {
    const { id } = await desk.order('visitor@reply.example')
    const told = await operatorMail(id)
    expect(told?.replyTo).toEqual([{ name: '', address: DESK_ADDRESS }])
    const receipts = desk.sentTo('visitor@reply.example')
    expect(receipts.map(({ raw }) => raw).join('')).not.toContain(told?.messageId)
    const body = `We can do that.\r\n\r\nOn Monday, Vitrine wrote:\r\n${quoteOf(told?.text)}`
    await desk.imap.deliver(
      toRawMail({
        from: 'The operator <operator@norvane.example>',
        reply: told?.messageId ?? '',
        subject: `Re: ${told?.subject}`,
        body,
      }),
    )
    await desk.readFor(async () => expect(await desk.messagesOf(id, 'answer')).toHaveLength(1))
    await vi.waitFor(
      () => expect(desk.sentTo('visitor@reply.example').at(-1)?.mail.text).toContain('We can do that.'),
      10_000,
    )
    const got = desk.sentTo('visitor@reply.example').at(-1)
    expect(got?.raw).not.toContain('admin/collections')
    expect(got?.raw).not.toContain(told?.messageId)
    expect(got?.mail.subject).toMatch(/^Re: \[NV-\d{4}-\d{6}\] Ihre Anfrage/)
    expect(await desk.enquiry(id)).toMatchObject({ state: 'answered', assignee: expect.any(Number) })
    expect(await desk.receivedOf(id)).toEqual([])
  })

  it.each([
    ['somebody else who has the mail', 'thief@else.example', true],
    ['somebody who uses the address of the operator and knows the enquiry', 'operator@norvane.example', false],
  ])('is not believed to be %s [R15.99]', async (_who, from, hasToken) => {
    const { id, number } = await desk.order(`victim-${hasToken}@reply.example`)
    const told = await operatorMail(id)
    const reply = hasToken ? (told?.messageId ?? '') : `<operator.${id}@norvane.example>`
    await desk.imap.deliver(toRawMail({ from, reply, subject: `[${number}]`, body: 'Pay to another account.' }))
    await desk.readFor(async () => expect(await desk.receivedOf(id)).toHaveLength(1))
    expect(await desk.receivedOf(id)).toMatchObject([{ isFromOther: true }])
    expect(await desk.messagesOf(id, 'answer')).toEqual([])
  })
})

it('answers what a buyer has added on his page by mail, in their own language, through the desk [R15.183]', async () => {
  const { id } = await desk.order('page@reply.example')
  const { toBuyerToken } = await import('../buyer/buyer-token.ts')
  const body = JSON.stringify({
    token: toBuyerToken(id, desk.cms.payload.secret),
    language: 'de',
    message: 'Und wann?',
  })
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  expect((await desk.cms.callApi('/buyer/message/', { method: 'POST', headers, body })).status).toBe(201)
  const told = () => desk.sent.find(({ mail }) => mail.messageId?.startsWith(`<buyer-message.${id}.`))?.mail
  await vi.waitFor(() => expect(told()).toBeDefined(), 10_000)
  expect(told()).toMatchObject({ replyTo: [{ address: DESK_ADDRESS }], text: expect.stringContaining('Und wann?') })
  const raw = toRawMail({
    from: 'operator@norvane.example',
    reply: told()?.messageId ?? '',
    body: `In March.\r\n\r\n${told()?.text?.replace(/^/gm, '> ')}`,
  })
  await desk.imap.deliver(raw)
  await desk.readFor(async () => expect(await desk.messagesOf(id, 'answer')).toMatchObject([{ body: 'In March.' }]))
})

it('a visitor’s reply has what it quotes folded, is on his page, and the answer refers to it [R15.180, R15.185]', async () => {
  const { id, number } = await desk.order('quoting@reply.example')
  const messageId = `<${randomUUID()}@reply.example>`
  const body = 'Too dear.\r\n\r\nOn 3 March 2027, 11:00, Vitrine wrote:\r\n> The offer of Monday'
  await desk.imap.deliver(toRawMail({ from: 'quoting@reply.example', subject: number, id: messageId, body }))
  await desk.readFor(async () => expect(await desk.receivedOf(id)).toHaveLength(1))
  expect((await desk.receivedOf(id))[0]?.text).toContain('The offer of Monday')
  const told = () => desk.sent.find(({ mail }) => mail.messageId?.startsWith(`<reply.${id}.`))?.mail.text
  await vi.waitFor(() => expect(told()).toContain('Too dear.'), 10_000)
  expect(told()).not.toContain('The offer of Monday')
  const { toBuyerToken } = await import('../buyer/buyer-token.ts')
  const token = toBuyerToken(id, desk.cms.payload.secret)
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ token }) }
  const page = (await (await desk.cms.callApi('/buyer/page/', init)).json()) as { entries: object[] }
  expect(page.entries).toMatchObject([{ kind: 'message', text: 'Too dear.' }])
  await desk.answer(id)
  await vi.waitFor(
    () => expect(desk.sentTo('quoting@reply.example').at(-1)?.mail).toMatchObject({ inReplyTo: messageId }),
    10_000,
  )
})

describe('the mailbox', () => {
  it('gives up no mail that cannot be stored for a while, and takes the others in meanwhile [R15.182]', async () => {
    const { id, number } = await desk.order('waits@reply.example')
    const folder = join(desk.cms.dataDir, 'enquiry-files')
    await rm(folder, { recursive: true, force: true })
    await writeFile(folder, 'no folder')
    const pdf = ['Content-Type: application/pdf; name=plan.pdf']
    const from = { from: 'waits@reply.example', subject: number }
    await desk.imap.deliver(toRawMail({ ...from, headers: pdf, body: '%PDF-1.7 plan' }))
    await desk.imap.deliver(toRawMail({ ...from, body: 'Without a file.' }))
    await desk.readFor(async () => {
      expect(await desk.receivedOf(id)).toMatchObject([{ text: 'Without a file.' }])
      expect((await desk.mailboxes())[0]?.failingSince).toBeTruthy()
    })
    // Longer than five attempts take.
    const reading = desk.read()
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    await rm(folder)
    await vi.waitFor(async () => expect(await desk.receivedOf(id)).toHaveLength(2), 15_000)
    await reading.stop()
    expect((await desk.mailboxes())[0]).toMatchObject({ unreadable: null })
  })

  it('leaves read mails where they are if that is the folder that they are to be moved to [R15.101]', async () => {
    const id = '<stays@x>'
    await desk.imap.deliver(toRawMail({ from: 'stays@reply.example', id }))
    await desk.readFor(async () => expect(await desk.isSeen(id)).toBe(true), { IMAP_DONE_FOLDER: 'Inbox' })
  })

  it('moves read mails to a folder that is there already [R15.101]', async () => {
    for (const wait of [1, 2]) {
      const messageId = `<there-${wait}@x>`
      await desk.imap.deliver(toRawMail({ from: `there-${wait}@reply.example`, id: messageId }))
      await desk.readFor(
        async () => expect((await desk.imap.list('Read')).map((it) => it.messageId)).toContain(messageId),
        { IMAP_DONE_FOLDER: 'Read' },
      )
    }
  })

  it('that is down or refuses the password is tried again, says so at the dashboard, and nothing is lost [R15.100]', async () => {
    const { id, number } = await desk.order('down@reply.example')
    await desk.imap.deliver(toRawMail({ from: 'down@reply.example', subject: number }))
    const wrong = new URL(desk.imap.url)
    wrong.password = 'wrong'
    const reading = desk.read({ IMAP_URL: wrong.href })
    await vi.waitFor(
      async () =>
        expect(await desk.mailboxes()).toMatchObject([{ lastError: 'auth', failingSince: expect.any(String) }]),
      10_000,
    )
    await reading.stop()
    const { readMailboxAlert } = await import('../desk/dashboard/mailbox-alert.ts')
    expect(await readMailboxAlert(desk.cms.payload)).toMatchObject({ isAuth: true })
    await desk.imap.pause()
    const again = desk.read()
    await vi.waitFor(async () => expect((await desk.mailboxes())[0]?.lastError).toMatch(/ECONNREFUSED/), 10_000)
    await desk.imap.resume()
    await vi.waitFor(async () => expect(await desk.receivedOf(id)).toHaveLength(1), 15_000)
    await vi.waitFor(async () => expect(await desk.mailboxes()).toMatchObject([{ failingSince: null }]), 10_000)
    // Mails that come while it listens are taken at once, and not with the next poll.
    await desk.imap.deliver(toRawMail({ from: 'down@reply.example', subject: number, body: 'Again.' }))
    await vi.waitFor(async () => expect(await desk.receivedOf(id)).toHaveLength(2), 10_000)
    await again.stop()
  })

  it('has read mails moved to a folder where one is set, and none deleted [R15.101]', async () => {
    const { id, number } = await desk.order('moved@reply.example')
    // A mail that an earlier reader took and was stopped before it marked is moved too: both folders are counted.
    const countMails = async () => (await desk.imap.list()).length + (await desk.imap.list('Read')).length
    const before = await countMails()
    await desk.imap.deliver(toRawMail({ from: 'moved@reply.example', subject: number, id: '<moved@x>' }))
    const moved = async () => (await desk.imap.list('Read')).map(({ messageId }) => messageId)
    await desk.readFor(async () => expect(await moved()).toContain('<moved@x>'), { IMAP_DONE_FOLDER: 'Read' })
    expect(await desk.receivedOf(id)).toHaveLength(1)
    expect(await countMails()).toBe(before + 1)
  })
})

it('is read the same way on dovecot, where the machine has it [R15.90]', async ({ skip }) => {
  const dovecot = await startDovecotServer()
  if (!dovecot) return skip('dovecot-imapd is not installed')
  onTestFinished(() => dovecot.stop())
  const { id, number } = await desk.order('dove@reply.example')
  const reading = desk.read({ IMAP_URL: dovecot.url, IMAP_DONE_FOLDER: 'Read' })
  onTestFinished(() => reading.stop())
  await vi.waitFor(async () => expect(await desk.mailboxes()).toHaveLength(2), 10_000)
  await dovecot.deliver(toRawMail({ from: 'dove@reply.example', subject: number, body: 'By dovecot.' }))
  await vi.waitFor(async () => expect(await desk.receivedOf(id)).toMatchObject([{ text: 'By dovecot.' }]), 15_000)
  await vi.waitFor(async () => expect(await dovecot.list('Read')).toHaveLength(1), 10_000)
  expect(await dovecot.list()).toEqual([])
})

it('erases received mails, drafts and their files with the address, and reads none of them again [R15.102]', async () => {
  const { id, number } = await desk.order('erased@reply.example')
  const raw = toRawMail({ from: 'erased@reply.example', subject: number, body: 'Secret.' })
  await desk.imap.deliver(raw)
  await desk.readFor(async () => expect(await desk.receivedOf(id)).toHaveLength(1))
  const { countForEmail, eraseByEmail } = await import('../erasure/erase.ts')
  expect(await countForEmail(desk.cms.payload, 'erased@reply.example')).toMatchObject({ enquiries: 1, mails: 4 })
  await eraseByEmail(desk.cms.payload, 'erased@reply.example')
  expect(await desk.receivedOf(id)).toEqual([])
  await desk.imap.deliver(raw)
  const last = toRawMail({ from: 'last@reply.example' })
  await desk.imap.deliver(last)
  await desk.readFor(async () => {
    const where = { email: { equals: 'last@reply.example' } }
    expect((await desk.cms.payload.count({ collection: 'enquiries', where })).totalDocs).toBe(1)
  })
  const where = { email: { equals: 'erased@reply.example' } }
  expect((await desk.cms.payload.count({ collection: 'enquiries', where })).totalDocs).toBe(0)
})
