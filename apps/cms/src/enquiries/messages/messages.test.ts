import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { decideFirstMessages } from './decide-first-messages.ts'
import { decideWorkerPause, decideMailFailure, decideRetryDelay, decideWebhookFailure } from './decide-failure.ts'
import type { Enquiry, Message } from '../../payload-types.ts'
import { toMailBody } from './mails/mail-body.ts'
import { withNumber } from './mails/to-answer-mail.ts'
import { toOperatorMail } from './mails/to-operator-mail.ts'
import { isName } from './mails/to-receipt-mail.ts'
import { toMessageId } from './message-id.ts'
import { signatureHeaders } from './send-webhook.ts'
import { toWebhookBody } from './to-webhook-body.ts'

describe('decideFirstMessages', () => {
  const usual = {
    isSpam: false,
    hasSpamSigns: false,
    hasEmail: true,
    receiptsToday: 0,
    sendsReceipts: true,
    hasWebhook: true,
  }
  it.each([
    [{}, ['operator', 'receipt', 'webhook']],
    [{ isSpam: true, hasSpamSigns: true }, []],
    [{ hasSpamSigns: true }, ['operator', 'webhook']],
    [{ receiptsToday: 3 }, ['operator', 'webhook']],
    [{ sendsReceipts: false, hasWebhook: false }, ['operator']],
    [{ hasEmail: false }, ['operator', 'webhook']],
  ])('with %j sends %j [R10.21, R10.25]', (it, kinds) =>
    expect(decideFirstMessages({ ...usual, ...it })).toEqual(kinds),
  )
})

describe('a failed attempt', () => {
  it('is classified by the reply of the mail server, without quoting it [R10.26, R12.12]', () => {
    const refused = { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO', message: '550 no ada@example.com here' }
    expect(decideMailFailure(refused)).toEqual({
      concerns: 'message',
      isPermanent: true,
      reason: 'EENVELOPE RCPT TO 550',
    })
    expect(decideMailFailure({ ...refused, responseCode: 450 })).toMatchObject({
      concerns: 'message',
      isPermanent: false,
    })
    expect(decideMailFailure({ ...refused, responseCode: 421 })).toMatchObject({
      concerns: 'server',
      isPermanent: false,
    })
    expect(decideMailFailure({ code: 'ESOCKET', command: 'CONN' })).toMatchObject({
      concerns: 'server',
      isPermanent: false,
    })
  })
  it('of a webhook is permanent only where the receiver says that it is gone [R10.27]', () => {
    expect([500, 404, 410, null].map((status) => decideWebhookFailure(status).isPermanent)).toEqual([
      false,
      false,
      true,
      false,
    ])
  })
  it('doubles the delay up to an hour, or up to half a minute where the server is down [R10.26]', () => {
    const seconds = (concerns: 'message' | 'server') =>
      [1, 2, 3, 30].map((attempts) => decideRetryDelay(attempts, concerns) / 1000)
    expect([seconds('message'), seconds('server')]).toEqual([
      [5, 10, 20, 3600],
      [5, 10, 20, 30],
    ])
    expect([0, 1, 2, 30].map(decideWorkerPause)).toEqual([0, 1000, 2000, 30_000])
  })
})

describe('toMailBody', () => {
  it('escapes, names its language and direction, and has the same content in both parts [R11.1, R12.6]', () => {
    const { text, html } = toMailBody('ar', [
      { kind: 'paragraph', text: '<script>alert(1)</script>\n"&' },
      { kind: 'list', title: 'x', items: ['NV 450 <b>'] },
      { kind: 'link', text: 'y', href: 'https://a.example/?a="><i>' },
    ])
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>\n&quot;&amp;')
    expect(html).toContain('<bdi>NV 450 &lt;b&gt;</bdi>')
    expect(html).toContain('href="https://a.example/?a=&quot;&gt;&lt;i&gt;"')
    expect(text).toContain('<script>alert(1)</script>')
    expect(text).toContain('- NV 450 <b>')
  })
})

it('greets by name only where the text can be nothing but a name [R10.25]', () => {
  const names = ['Ada Lovelace', 'Ayşe Yılmaz-Öz', "Seán O'Brien", 'محمد علي', '王小明', 'J. R. Smith']
  const others = [
    'Win 1000 EUR',
    'http://x.example',
    'buy.example',
    'a@b.example',
    'Ada!',
    '',
    'x'.repeat(61),
    'Ada\nBcc: x',
  ]
  expect(names.filter((name) => !isName(name))).toEqual([])
  expect(others.filter(isName)).toEqual([])
})

it('keeps the number in the subject, once [R12.6, R15.3]', () => {
  expect(withNumber('Re: [NV-2026-000001] Hello', 'NV-2026-000001')).toBe('Re: [NV-2026-000001] Hello')
  expect(withNumber('Hello\r\nBcc: x@y.example', 'NV-2026-000001')).toBe('[NV-2026-000001] Hello Bcc: x@y.example')
})

it('gives a mail of an enquiry the same id at every attempt [R10.26]', () => {
  const settings = { MAIL_FROM: 'sales@norvane.example', SITE_URL: 'http://localhost:3000' }
  expect(toMessageId('receipt', 'abc', settings)).toBe('<receipt.abc@norvane.example>')
  expect(toMessageId('answer', 'abc', { ...settings, MAIL_FROM: undefined }, '1f')).toBe('<answer.abc.1f@localhost>')
})

it('signs a webhook call as standardwebhooks.com describes [R10.27]', () => {
  const secret = `whsec_${Buffer.from('a secret of many bytes').toString('base64')}`
  const headers = signatureHeaders({ secret, id: 'webhook_1', body: '{"a":1}', now: new Date(1_700_000_000_500) })
  const expected = createHmac('sha256', 'a secret of many bytes')
    .update('webhook_1.1700000000.{"a":1}')
    .digest('base64')
  expect(headers).toEqual({
    'webhook-id': 'webhook_1',
    'webhook-timestamp': '1700000000',
    'webhook-signature': `v1,${expected}`,
  })
})

describe('the page that an enquiry was sent from', () => {
  const siteUrl = 'https://norvane.example'
  const from = (actionLocation: string) => {
    const enquiry = { id: 'x', number: 'NV-1', kind: 'contact', fullName: 'Ada', actionLocation } as Enquiry
    const settings = { SITE_URL: siteUrl, ENQUIRY_RECEIPTS: true } as Parameters<typeof toOperatorMail>[2]
    const { text, html } = toOperatorMail(enquiry, { messageId: '<x>' } as Message, settings)
    const body = JSON.parse(toWebhookBody(enquiry, siteUrl, siteUrl)) as { data: { action_location: string } }
    return { text, html, path: body.data.action_location }
  }

  it.each(['.evil.example/x', '@evil.example/x', ':443@evil.example', '//evil.example', 'https://evil.example/x'])(
    'is no link to another site where the visitor writes %j [R12.70]',
    (location) => {
      const { text, html, path } = from(location)
      for (const [, url = ''] of `${text} ${html}`.matchAll(/(https?:\/\/[^\s"'<]+)/g))
        expect(new URL(url).origin).toBe(siteUrl)
      expect(new URL(siteUrl + path).origin).toBe(siteUrl)
    },
  )

  it('is named as it is where it is a page of ours [R10.24]', () => {
    const { text, path } = from('/de/turnkey#ask')
    expect(text).toContain('Sent from: https://norvane.example/de/turnkey#ask')
    expect(path).toBe('/de/turnkey#ask')
  })
})
