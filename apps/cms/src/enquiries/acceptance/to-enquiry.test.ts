import { describe, expect, it } from 'vitest'
import { toCountryCode } from './country-code.ts'
import { toEnquiry } from './to-enquiry.ts'

const order = {
  full_name: 'Ada',
  phone: '123',
  email: 'Ada@Example.com',
  company_name: 'Ada & Co',
  country: 'Deutschland',
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
  it('distinguishes orders, contacts and the footer form [R3.17]', () => {
    expect(toEnquiry('1', { order })).toMatchObject({
      kind: 'order',
      message: 'two saws',
      state: 'new',
      basket: order.cart,
      productList: '2 × NV 1 Saw',
      countryCode: 'DE',
      email: 'ada@example.com',
    })
    expect(toEnquiry('1', { contact })).toMatchObject({ kind: 'footer', message: 'hello' })
    expect(toEnquiry('1', { contact: { ...contact, contact_message: undefined, message: 'hi' } })).toMatchObject({
      kind: 'contact',
      message: 'hi',
    })
  })

  it('makes of a service request what its sender says of the machine [R15.220, R15.223]', () => {
    const { contact_message: _, ...sender } = contact
    const service = { ...sender, product_name: 'NV 450\nsaw', condition: 'stopped' as const, message: 'It stopped.' }
    expect(toEnquiry('1', { service })).toMatchObject({
      kind: 'service',
      basket: [{ name: 'NV 450 saw', slug: '', cnt: 1 }],
      productList: 'NV 450 saw',
      serialNumber: '',
      serialKey: '',
      urgent: true,
    })
    const known = { ...service, condition: 'faulty' as const, product: 'saw', serial_number: 'nv-1/2' }
    expect(toEnquiry('1', { service: known })).toMatchObject({
      serialKey: 'NV12',
      urgent: false,
      basket: [{ slug: 'saw' }],
    })
  })

  it('has the same hash for the same content only [R10.2]', () => {
    const hash = (message: string) => toEnquiry('1', { order: { ...order, message } }).contentHash
    expect(hash('a')).toBe(hash('a'))
    expect(hash('a')).not.toBe(hash('b'))
  })

  it('drops invisible characters, and line breaks from fields of one line [R12.6]', () => {
    const odd = { ...order, full_name: 'Ada\r\nBcc: x@y.example\u0000', message: 'a\u202eb\r\nc\u0000' }
    expect(toEnquiry('1', { order: odd })).toMatchObject({ fullName: 'Ada Bcc: x@y.example', message: 'ab\nc' })
  })

  it('marks as spam what a program sent, and not what only has links [R10.21]', () => {
    const state = (spam_signs: ('honeypot' | 'too-fast' | 'links')[]) => toEnquiry('1', { order }, spam_signs).state
    expect([state(['honeypot']), state(['too-fast', 'links']), state(['links']), state([])]).toEqual([
      'spam',
      'spam',
      'new',
      'new',
    ])
  })
})

it('finds a country by its code and by its name in our languages', () => {
  expect(
    ['de', 'DEU', 'Germany', 'Германия', 'ألمانيا', '德国', 'Türkiye', 'Vietnam', 'Atlantis', ''].map(toCountryCode),
  ).toEqual(['DE', 'DE', 'DE', 'DE', 'DE', 'DE', 'TR', 'VN', null, null])
})
