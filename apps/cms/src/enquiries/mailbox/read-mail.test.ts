import { expect, it } from 'vitest'
import { readMail } from './read-mail.ts'

const read = (lines: string[], isCut = false) => readMail(Buffer.from(lines.join('\r\n'), 'latin1'), isCut)

it.each([
  ['iso-2022-jp', '\u001b$B$3$s$K$A$O\u001b(B', 'こんにちは'],
  ['koi8-r', '\xf0\xd2\xc9\xd7\xc5\xd4', 'Привет'],
  ['gb2312', '\xc4\xe3\xba\xc3', '你好'],
  ['windows-1256', '\xe3\xd1\xcd\xc8\xc7', 'مرحبا'],
  ['utf-8', '\xc3\xa9', 'é'],
  ['no-such-charset', 'abc', 'abc'],
])('reads text in %s [R15.96]', async (charset, bytes, text) => {
  const mail = await read(['Subject: x', `Content-Type: text/plain; charset=${charset}`, '', bytes])
  expect(mail.text).toBe(text)
})

it('reads encoded headers, and lets nothing into a line that ends it [R15.96]', async () => {
  const mail = await read([
    'From: =?utf-8?B?0JjQstCw0L0=?= <Ivan@Example.RU>',
    'Subject: =?utf-8?Q?Saw=0D=0ABcc:_victim@example.com=E2=80=AE?=',
    'Message-ID: <a@b>',
    'In-Reply-To: <one@x>',
    'References: <zero@x>',
    ' <one@x>',
    '',
    'x',
  ])
  expect(mail).toMatchObject({ from: 'ivan@example.ru', fromName: 'Иван', subject: 'Saw Bcc: victim@example.com' })
  expect(mail).toMatchObject({ messageId: '<a@b>', references: ['<one@x>', '<zero@x>'] })
})

it('reads a mail that was attached to it, with its files [R15.96]', async () => {
  const mail = await read([
    'From: a@b.example',
    'Content-Type: multipart/mixed; boundary=o',
    '',
    '--o',
    'Content-Type: text/plain',
    '',
    'See below.',
    '--o',
    'Content-Type: message/rfc822',
    '',
    'From: inner@b.example',
    'Subject: The plan',
    'Content-Type: multipart/mixed; boundary=i',
    '',
    '--i',
    'Content-Type: text/plain',
    '',
    'Inner text.',
    '--i',
    'Content-Type: application/pdf; name=plan.pdf',
    '',
    '%PDF-1.7',
    '--i--',
    '--o--',
  ])
  expect(mail.text).toBe('See below.\n\n—\ninner@b.example\nThe plan\n\nInner text.')
  expect(mail.files.map(({ name }) => name)).toEqual(['plan.pdf'])
  expect(mail.from).toBe('a@b.example')
})

it('reads the head of what is no mail, and nothing of nothing [R15.96]', async () => {
  expect(await readMail(new Uint8Array())).toMatchObject({ from: '', subject: '', text: '' })
  expect(await readMail(Buffer.from([0, 255, 1, 254, 13, 10]))).toMatchObject({ from: '' })
  const deep = Array.from(
    { length: 200 },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  )
  expect(await read(['From: a@b.example', 'Subject: Deep', deep.join('')])).toMatchObject({
    from: 'a@b.example',
    subject: 'Deep',
  })
})

it('keeps no file of a mail of which only the beginning was read [R15.96]', async () => {
  const lines = ['Content-Type: application/pdf; name=x.pdf', '', '%PDF-1.7']
  expect((await read(lines)).files).toHaveLength(1)
  expect(await read(lines, true)).toMatchObject({ files: [], isCut: true })
})

it('reads what a mail server reports of a mail of ours, as RFC 3464 has it [R15.94]', async () => {
  const part = (type: string, ...lines: string[]) => ['--b', `Content-Type: ${type}`, '', ...lines]
  const { report } = await read([
    'From: mx@b.example',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    ...part('text/plain', 'It could not be delivered.'),
    ...part(
      'message/delivery-status',
      'Reporting-MTA: dns; mx',
      '',
      'Final-Recipient: rfc822; Gone@b.example',
      'Action: failed',
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550 5.1.1',
      ' no such user',
    ),
    ...part(
      'message/rfc822',
      'From: web@norvane.example',
      'Message-ID: <answer.1.a@norvane.example>',
      '',
      'Our answer',
    ),
    '--b--',
  ])
  expect(report).toEqual({
    action: 'failed',
    recipient: 'gone@b.example',
    reason: '5.1.1 smtp; 550 5.1.1 no such user',
    messageIds: ['<answer.1.a@norvane.example>'],
  })
  const heads = await read([
    'From: mx@b.example',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    ...part('message/delivery-status', 'Action: delayed', 'Status: 4.4.1'),
    ...part('text/rfc822-headers', 'Message-ID:', ' <answer.2.b@norvane.example>', 'Subject: x'),
    '--b--',
  ])
  expect(heads.report).toMatchObject({ action: 'delayed', messageIds: ['<answer.2.b@norvane.example>'] })
})

it('knows a report by its parts, or by who wrote it, and what it is about [R15.94]', async () => {
  const report = await read([
    'From: Mail Delivery <mailer-daemon@mx.example>',
    'Subject: failure notice',
    '',
    'Hi. I could not deliver <answer.1.a@norvane.example> to you.',
  ])
  expect(report.report).toMatchObject({ action: 'failed', messageIds: ['<answer.1.a@norvane.example>'] })
  expect((await read(['From: a@b.example', '', 'about <answer.1.a@norvane.example>'])).report).toBeNull()
})

it('knows a receipt that a mail of ours was opened, as RFC 8098 has it [R15.93]', async () => {
  const { isReadReceipt, report } = await read([
    'From: a@b.example',
    'Subject: Read: our offer',
    'Content-Type: multipart/report; report-type=disposition-notification; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Your mail was displayed.',
    '--b',
    'Content-Type: message/disposition-notification',
    '',
    'Original-Message-ID: <answer.1.a@norvane.example>',
    'Disposition: manual-action/MDN-sent-manually; displayed',
    '--b--',
  ])
  expect([isReadReceipt, report]).toEqual([true, null])
  expect((await read(['From: a@b.example', '', 'x'])).isReadReceipt).toBe(false)
})

it('takes what is too long for an address for none: an index of Postgres has no room for it [R15.96]', async () => {
  const long = `${'a'.repeat(3000)}@b.example`
  expect(await read([`From: ${long}`, `To: ${long}, c@d.example`, '', 'x'])).toMatchObject({
    from: '',
    to: ['c@d.example'],
  })
})
