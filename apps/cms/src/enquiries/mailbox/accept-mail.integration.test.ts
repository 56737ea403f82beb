import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DESK_ADDRESS, type DeskMailbox, startDeskMailbox, toRawMail } from '../../testing/desk-mailbox.ts'

let desk: DeskMailbox

beforeAll(async () => {
  desk = await startDeskMailbox()
})
afterAll(() => desk.stop())

describe('a reply', () => {
  it('joins the history of its enquiry by reference, opens it again, and is marked as seen and told to its operator [R15.90]', async () => {
    const { id } = await desk.order('ada@reply.example')
    expect((await desk.answer(id)).status).toBe(201)
    await vi.waitFor(async () => expect((await desk.messagesOf(id, 'answer'))[0]?.state).toBe('sent'), 10_000)
    const [sent] = await desk.messagesOf(id, 'answer')
    const reply = sent?.messageId ?? ''
    expect(desk.sentTo('ada@reply.example').at(-1)?.mail.replyTo).toEqual([{ name: '', address: DESK_ADDRESS }])
    const messageId = `<${randomUUID()}@reply.example>`
    await desk.imap.deliver(
      toRawMail({ from: 'Ada <Ada@Reply.example>', id: messageId, reply, subject: 'no number', body: 'Too dear.' }),
    )
    await desk.readFor(async () => expect(await desk.isSeen(messageId)).toBe(true))
    expect(await desk.receivedOf(id)).toMatchObject([
      { kind: 'reply', from: 'ada@reply.example', text: 'Too dear.', isFromOther: false },
    ])
    expect(await desk.enquiry(id)).toMatchObject({ state: 'in-progress', waitingSince: expect.any(String) })
    await vi.waitFor(
      () => expect(desk.sentTo('operator@norvane.example').at(-1)?.mail.text).toContain('Too dear.'),
      10_000,
    )
  })

  it('of somebody else, by the number alone, is flagged and leaves the status as it is [R15.91]', async () => {
    const { id, number } = await desk.order('bob@reply.example')
    await desk.answer(id)
    await desk.imap.deliver(toRawMail({ from: 'stranger@else.example', subject: `AW: [${number}] offer` }))
    await desk.readFor(async () => expect(await desk.receivedOf(id)).toHaveLength(1))
    expect(await desk.receivedOf(id)).toMatchObject([{ kind: 'reply', isFromOther: true }])
    expect((await desk.enquiry(id)).state).toBe('answered')
  })

  it('has its files kept as those of orders are, and only operators download them [R15.92]', async () => {
    const { id, number } = await desk.order('files@reply.example')
    const boundary = 'b1'
    const part = (name: string, content: string) =>
      `--${boundary}\r\nContent-Type: application/octet-stream; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(content).toString('base64')}\r\n`
    const body = `--${boundary}\r\nContent-Type: text/plain\r\n\r\nThe plan.\r\n${part('../plan.exe', '%PDF-1.7 plan')}${part('run.exe', 'MZ program')}--${boundary}--`
    const headers = [`Content-Type: multipart/mixed; boundary=${boundary}`]
    await desk.imap.deliver(toRawMail({ from: 'files@reply.example', subject: number, headers, body }))
    await desk.readFor(async () => expect(await desk.receivedOf(id)).toHaveLength(1))
    const [received] = await desk.receivedOf(id)
    expect(received).toMatchObject({ text: 'The plan.', notKept: 'run.exe', files: [{ type: 'application/pdf' }] })
    const path = `/enquiries/${id}/received-mails/${received?.id}/files/0`
    const response = await desk.cms.callRest(path, { headers: desk.operator })
    expect(await response.text()).toBe('%PDF-1.7 plan')
    expect(response.headers.get('content-disposition')).toContain('plan.exe.pdf')
    expect((await desk.cms.callRest(path)).status).toBe(403)
    const { id: other } = await desk.order('other@reply.example')
    expect((await desk.cms.callRest(path.replace(id, other), { headers: desk.operator })).status).toBe(404)
  })
})

describe('what programs send', () => {
  it('out-of-office is written down, and neither opens the enquiry nor is told to anybody [R15.93]', async () => {
    const { id, number } = await desk.order('away@reply.example')
    await desk.answer(id)
    const headers = ['Auto-Submitted: auto-replied']
    await desk.imap.deliver(toRawMail({ from: 'away@reply.example', subject: `Out of office: [${number}]`, headers }))
    await desk.readFor(async () => expect(await desk.receivedOf(id)).toHaveLength(1))
    expect(await desk.receivedOf(id)).toMatchObject([{ kind: 'auto-reply' }])
    expect((await desk.enquiry(id)).state).toBe('answered')
    expect(await desk.messagesOf(id, 'reply')).toEqual([])
  })

  it('a bounce marks the mail that came back, and opens the enquiry again [R15.94]', async () => {
    const { id } = await desk.order('gone@reply.example')
    await desk.answer(id)
    await vi.waitFor(async () => expect((await desk.messagesOf(id, 'answer'))[0]?.state).toBe('sent'), 10_000)
    const [sent] = await desk.messagesOf(id, 'answer')
    const body = [
      '--b\r\nContent-Type: text/plain\r\n\r\nYour mail could not be delivered.\r\n',
      '--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; gone@reply.example\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 no such user\r\n',
      `--b\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: ${sent?.messageId}\r\nSubject: x\r\n`,
      '--b--',
    ].join('')
    const headers = [
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      'Auto-Submitted: auto-replied',
    ]
    await desk.imap.deliver(toRawMail({ from: 'MAILER-DAEMON@mx.example', subject: 'Undelivered', headers, body }))
    await desk.readFor(async () => expect(await desk.receivedOf(id)).toHaveLength(1))
    expect(await desk.receivedOf(id)).toMatchObject([{ kind: 'bounce', reason: '5.1.1 smtp; 550 no such user' }])
    expect(await desk.messagesOf(id, 'answer')).toMatchObject([
      { state: 'bounced', lastError: '5.1.1 smtp; 550 no such user' },
    ])
    expect((await desk.enquiry(id)).state).toBe('in-progress')
  })

  it('our own mail that comes to our own mailbox changes nothing [R15.93]', async () => {
    const { id } = await desk.order('own@reply.example')
    const [own] = await desk.messagesOf(id, 'operator')
    const before = (await desk.cms.payload.count({ collection: 'enquiries' })).totalDocs
    await desk.imap.deliver(toRawMail({ from: 'web@norvane.example', id: own?.messageId ?? '', subject: 'x' }))
    await desk.readFor(async () => expect(await desk.isSeen(own?.messageId ?? '')).toBe(true))
    expect((await desk.cms.payload.count({ collection: 'enquiries' })).totalDocs).toBe(before)
    expect(await desk.receivedOf(id)).toEqual([])
  })
})

describe('a mail from somebody unknown', () => {
  const enquiriesFrom = async (email: string) =>
    (await desk.cms.payload.find({ collection: 'enquiries', where: { email: { equals: email } }, depth: 0 })).docs

  it('becomes an enquiry that the operators are told of, without a receipt; HTML is text [R15.95]', async () => {
    const headers = [
      'Content-Type: text/html; charset=windows-1251',
      'Content-Transfer-Encoding: base64',
      'Content-Language: ru',
    ]
    const html = Buffer.concat([
      Buffer.from('<style>p{}</style><p onclick="x()">'),
      Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]),
      Buffer.from('<script>alert(1)</script></p><a href="https://a.example/x">A</a>'),
    ])
    await desk.imap.deliver(
      toRawMail({ from: 'new@client.example', subject: 'Saw', headers, body: html.toString('base64') }),
    )
    await desk.readFor(async () => expect(await enquiriesFrom('new@client.example')).toHaveLength(1))
    const [made] = await enquiriesFrom('new@client.example')
    expect(made).toMatchObject({
      kind: 'mail',
      state: 'new',
      language: 'ru',
      message: 'Saw\n\nПривет\nA (https://a.example/x)',
    })
    expect(made?.number).toMatch(/^NV-\d{4}-\d{6}$/)
    expect(await desk.messagesOf(made?.id ?? '', 'operator')).toHaveLength(1)
    expect(await desk.messagesOf(made?.id ?? '', 'receipt')).toEqual([])
  })

  it('is spam where a filter has said so, and nobody is told [R15.95]', async () => {
    await desk.imap.deliver(toRawMail({ from: 'spam@client.example', headers: ['X-Spam-Flag: YES'] }))
    await desk.readFor(async () => expect(await enquiriesFrom('spam@client.example')).toHaveLength(1))
    const [made] = await enquiriesFrom('spam@client.example')
    expect(made).toMatchObject({ state: 'spam', spamSigns: 'marked' })
    expect(await desk.messagesOf(made?.id ?? '', 'operator')).toEqual([])
  })

  it('is read to its beginning where it is huge, and is nothing but text where it is broken [R15.96]', async () => {
    await desk.imap.deliver(
      toRawMail({ from: 'huge@client.example', body: `Beginning\r\n${'x'.repeat(78)}\r\n`.repeat(20_000) }),
    )
    const deep = Array.from(
      { length: 300 },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
    ).join('')
    await desk.imap.deliver(`From: broken@client.example\r\nSubject: Broken\r\nMessage-ID: <broken@x>\r\n${deep}`)
    await desk.readFor(async () => expect(await enquiriesFrom('broken@client.example')).toHaveLength(1))
    const [huge] = await enquiriesFrom('huge@client.example')
    expect(huge?.message).toMatch(/^Re\n\nBeginning/)
    expect((huge?.message ?? '').length).toBeLessThan(11_000)
    expect(await desk.receivedOf(huge?.id ?? '')).toMatchObject([{ kind: 'first', isCut: true }])
  })
})
