import { expect, it } from 'vitest'
import { hasReplyToken, newReplyToken, toMessageId } from '../messages/message-id.ts'
import { isFromMailProvider } from './mail-provider.ts'

const SECRET = 'a secret of 20 chars'
const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`
const call = (authorization: string, url = '/cms-api/received-mail', method = 'POST') =>
  isFromMailProvider({ method, url, headers: { authorization } }, SECRET)

it('lets a mail provider by that knows the secret, to one address alone [R15.98]', () => {
  expect(call(`Bearer ${SECRET}`)).toBe(true)
  expect(call(basic(`desk:${SECRET}`))).toBe(true)
  for (const wrong of ['', 'Bearer', `Bearer ${SECRET} `, basic(SECRET.slice(1)), `Digest ${SECRET}`])
    expect([wrong, call(wrong)]).toEqual([wrong, false])
  expect(call(`Bearer ${SECRET}`, '/cms-api/users')).toBe(false)
  expect(call(`Bearer ${SECRET}`, '/cms-api/received-mail', 'PUT')).toBe(false)
  expect(isFromMailProvider({ method: 'POST', url: '/cms-api/received-mail', headers: {} }, undefined)).toBe(false)
})

it('knows the mails that operators may answer by their Message-ID [R15.99]', () => {
  const settings = { MAIL_FROM: 'web@norvane.example', SITE_URL: 'https://norvane.example' }
  const id = (kind: 'operator' | 'reply' | 'answer', part: string) => toMessageId(kind, 'a-b', settings, part)
  expect(hasReplyToken(id('operator', newReplyToken()))).toBe(true)
  expect(hasReplyToken(id('reply', `12.${newReplyToken()}`))).toBe(true)
  expect(hasReplyToken(id('operator', ''))).toBe(false)
  expect(hasReplyToken(id('answer', newReplyToken()))).toBe(false)
  expect(newReplyToken()).not.toBe(newReplyToken())
})
