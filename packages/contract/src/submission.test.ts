import { describe, expect, it } from 'vitest'
import { contactMe, orderRequest } from './shapes/submission.ts'

const sender = {
  full_name: 'Ayşe Yılmaz',
  phone: '+90 212 000 00 00',
  email: 'ayse@example.com',
  language: 'tr',
  action_location: '/tr/contact',
}
const order = { ...sender, company_name: 'Pencere A.Ş.', country: 'TR', message: 'Merhaba', cart: [] }

describe('orderRequest', () => {
  it('takes a whole order [R3.16]', () => expect(orderRequest.safeParse(order).success).toBe(true))
  it.each(Object.keys(order))('needs %s [R3.16]', (field) => {
    const { [field as keyof typeof order]: _gone, ...rest } = order
    expect(orderRequest.safeParse(rest).error?.issues[0]?.path).toEqual([field])
  })
  it('refuses what it does not know, blanks, and quantities below one [R4.7, R10.3]', () => {
    const line = { id: '1', name: 'n', model: 'm', slug: 's', image: null, cnt: 0 }
    expect(orderRequest.safeParse({ ...order, extra: 1 }).success).toBe(false)
    expect(orderRequest.safeParse({ ...order, full_name: '   ' }).success).toBe(false)
    expect(orderRequest.safeParse({ ...order, cart: [line] }).success).toBe(false)
    expect(orderRequest.safeParse({ ...order, cart: [{ ...line, cnt: 1 }] }).success).toBe(true)
  })
})

describe('what an order may carry besides', () => {
  const file = { name: 'profile.dxf', type: 'image/vnd.dxf', size: 1000, sha256: 'a'.repeat(64) }
  const parse = (extra: object) => orderRequest.safeParse({ ...order, ...extra }).success

  it('is files of kinds and sizes that we take, and no signs of spam [R10.7, R10.28]', () => {
    expect(parse({ files: [file] })).toBe(true)
    expect(parse({ spam_signs: ['honeypot'] })).toBe(false)
    expect(parse({ files: [{ ...file, type: 'application/zip' }] })).toBe(false)
    expect(parse({ files: [{ ...file, size: 10 * 1024 * 1024 + 1 }] })).toBe(false)
    expect(parse({ files: [{ ...file, size: 0 }] })).toBe(false)
    expect(parse({ files: [{ ...file, sha256: 'abc' }] })).toBe(false)
    expect(parse({ files: Array.from({ length: 6 }, () => file) })).toBe(false)
  })
})

describe('what would break a mail header or a file name', () => {
  it.each([
    ['full_name', 'Ada\r\nBcc: x@evil.example'],
    ['phone', '123\n456'],
    ['email', 'ada@example.com\r\nBcc: x@evil.example'],
    ['company_name', 'Engines\u0000Ltd'],
    ['country', 'T\u007fR'],
    ['action_location', '/\r\nX-Header: 1'],
    ['message', 'null\u0000byte'],
  ])('is refused in %s [R10.3, R12.6]', (field, value) => {
    expect(orderRequest.safeParse({ ...order, [field]: value }).error?.issues[0]?.path).toEqual([field])
  })
  it('is taken where it is harmless: line ends in a message, and around a line [R10.3]', () => {
    const parsed = orderRequest.parse({ ...order, full_name: ' Ada\n', message: 'one\r\n\ttwo' })
    expect([parsed.full_name, parsed.message]).toEqual(['Ada', 'one\r\n\ttwo'])
  })
})

describe('contactMe', () => {
  it.each([
    [{ message: 'popup' }, true],
    [{ contact_message: 'footer' }, true],
    [{}, false],
    [{ message: 'a', contact_message: 'b' }, false],
  ])('with %j is right: %j [R3.17]', (fields, right) =>
    expect(contactMe.safeParse({ ...sender, ...fields }).success).toBe(right),
  )
})
