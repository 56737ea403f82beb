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
  it('takes a whole order', () => expect(orderRequest.safeParse(order).success).toBe(true))
  it.each(Object.keys(order))('needs %s', (field) => {
    const { [field as keyof typeof order]: _gone, ...rest } = order
    expect(orderRequest.safeParse(rest).error?.issues[0]?.path).toEqual([field])
  })
  it('refuses what it does not know, blanks, and quantities below one', () => {
    const line = { id: '1', name: 'n', model: 'm', slug: 's', image: null, cnt: 0 }
    expect(orderRequest.safeParse({ ...order, extra: 1 }).success).toBe(false)
    expect(orderRequest.safeParse({ ...order, full_name: '   ' }).success).toBe(false)
    expect(orderRequest.safeParse({ ...order, cart: [line] }).success).toBe(false)
    expect(orderRequest.safeParse({ ...order, cart: [{ ...line, cnt: 1 }] }).success).toBe(true)
  })
})

describe('contactMe', () => {
  it.each([
    [{ message: 'popup' }, true],
    [{ contact_message: 'footer' }, true],
    [{}, false],
    [{ message: 'a', contact_message: 'b' }, false],
  ])('with %j is right: %j', (fields, right) =>
    expect(contactMe.safeParse({ ...sender, ...fields }).success).toBe(right),
  )
})
