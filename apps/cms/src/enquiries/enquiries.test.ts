import { describe, expect, it } from 'vitest'
import { BadInput } from '../api/check-input.ts'
import { Refusal } from '../api/refusal.ts'
import { decideNextAttempt } from './decide-next-attempt.ts'
import { LARGEST_BODY_BYTES, readJsonBody } from './read-json-body.ts'
import { toEnquiry } from './to-enquiry.ts'
import { toMail } from './to-mail.ts'

const order = {
  full_name: 'Ada',
  phone: '123',
  email: 'ada@example.com',
  company_name: 'Ada & Co',
  country: 'DE',
  message: 'two saws',
  language: 'de' as const,
  action_location: '/de/product/x',
  cart: [{ id: 'saw', name: 'Saw', model: 'NV 1', slug: 'saw', image: null, cnt: 2 }],
}
const contact = {
  full_name: 'Ada',
  phone: '123',
  email: 'ada@example.com',
  language: 'de' as const,
  action_location: '/',
  contact_message: 'hello',
}

describe('toEnquiry', () => {
  it('tells orders, contacts and the footer apart', () => {
    expect(toEnquiry('1', { order })).toMatchObject({
      kind: 'order',
      message: 'two saws',
      state: 'new',
      cart: order.cart,
    })
    expect(toEnquiry('1', { contact })).toMatchObject({ kind: 'footer', message: 'hello' })
    expect(toEnquiry('1', { contact: { ...contact, contact_message: undefined, message: 'hi' } })).toMatchObject({
      kind: 'contact',
      message: 'hi',
    })
  })

  it('has the same hash for the same content only', () => {
    const hash = (message: string) => toEnquiry('1', { order: { ...order, message } }).contentHash
    expect(hash('a')).toBe(hash('a'))
    expect(hash('a')).not.toBe(hash('b'))
  })
})

describe('toMail', () => {
  it('is plain text with everything that an operator asks first, and no line of a sender in the subject', () => {
    const enquiry = {
      ...toEnquiry('k', { order: { ...order, company_name: 'Ada\r\nBcc: x@y.example' } }),
      createdAt: '',
      updatedAt: '',
    }
    const mail = toMail(enquiry, { to: 'op@example.com', siteUrl: 'https://a.example' })
    expect(mail.subject).toBe('Order enquiry: Ada Bcc: x@y.example')
    expect(mail.text).toContain('2 × NV 1 Saw (saw)')
    expect(mail.text).toContain('https://a.example/admin/collections/enquiries/k')
  })
})

describe('decideNextAttempt', () => {
  it('waits longer each time, and at most an hour', () => {
    const now = new Date(0)
    expect([1, 2, 3, 30].map((attempts) => decideNextAttempt(now, attempts).getTime() / 1000)).toEqual([
      10, 20, 40, 3600,
    ])
  })
})

describe('readJsonBody', () => {
  const request = (body: string, type = 'application/json; charset=utf-8') =>
    new Request('http://x', { method: 'POST', body, headers: { 'content-type': type } })

  it('reads JSON alone', async () => {
    expect(await readJsonBody(request('{"a":1}'))).toEqual({ a: 1 })
    await expect(readJsonBody(request('{"a"'))).rejects.toBeInstanceOf(BadInput)
    await expect(readJsonBody(request('a=1', 'application/x-www-form-urlencoded'))).rejects.toMatchObject({
      status: 415,
    })
  })

  it('stops where it grows too large', async () => {
    await expect(readJsonBody(request('x'.repeat(LARGEST_BODY_BYTES + 1)))).rejects.toBeInstanceOf(Refusal)
  })
})
