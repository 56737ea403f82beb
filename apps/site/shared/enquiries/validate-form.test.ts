import { describe, expect, it } from 'vitest'
import { validateForm } from './validate-form.ts'
import { footerForm } from './footer-form.ts'
import type { FieldValues } from './form-fields.ts'
import { orderForm } from './order-form.ts'
import { popupForm } from './popup-form.ts'

const REQUIRE = 'formField.errors.require'
const whole: FieldValues = {
  full_name: ' Ada Lovelace ',
  phone: '441234567',
  email: 'ada@example.com',
  company_name: 'Engines Ltd',
  country: 'GB',
  message: 'A saw, please.',
}
const short: FieldValues = { full_name: 'Ada', phone: '441234567', email: 'ada@example.com', contact_message: 'Hello' }

describe('the order form', () => {
  it('takes what is right, trimmed [R5.2]', () => {
    expect(validateForm(orderForm, whole)).toEqual({ values: { ...whole, full_name: 'Ada Lovelace' } })
  })

  it('requires every field [R5.1, R5.2]', () => {
    const errors = Object.fromEntries(Object.keys(whole).map((name) => [name, REQUIRE]))
    expect(validateForm(orderForm, {}).errors).toEqual(errors)
    const blank = Object.fromEntries(Object.keys(whole).map((name) => [name, '  ']))
    expect(validateForm(orderForm, blank).errors).toEqual(errors)
  })

  it.each(['12a', '1.5', '+', '()', '44 + 123', 'call me'])(
    'takes no phone such as %s: digits only [R5.1, R5.3]',
    (phone) => {
      expect(validateForm(orderForm, { ...whole, phone }).errors).toEqual({ phone: 'formField.errors.phone' })
    },
  )

  it.each([
    ['+91 80 4567 8901', '918045678901'],
    ['(+49) 151-234 567', '49151234567'],
    ['0049\u00a0(0)30\u2011123', '004930123'],
    ['+49 (0) 30 1234', '49301234'],
    ['\u202a+90 555 111\u202c', '90555111'],
    ['+٩٧١ ٤ ١٢٣', '9714123'],
  ])('takes the phone %s as people write it, and sends %s [R5.3, R19.27]', (phone, digits) => {
    expect(validateForm(orderForm, { ...whole, phone }).values?.phone).toBe(digits)
    expect(validateForm(footerForm, { ...short, phone }).values?.phone).toBe(digits)
  })

  it('reads Arabic and Persian digits [R11.5]', () => {
    expect(validateForm(orderForm, { ...whole, phone: '٠١٢٣۴۵۶' }).values?.phone).toBe('0123456')
  })

  it.each(['ada', 'ada@', '@example.com', 'a b@example.com', 'ada@example.com\r\nBcc: x@example.com'])(
    'takes no address such as %j [R5.1, R5.4]',
    (email) => {
      expect(validateForm(orderForm, { ...whole, email }).errors).toEqual({ email: 'formField.errors.email' })
    },
  )

  it('says what is too long [R10.3]', () => {
    const errors = { full_name: 'formField.errors.tooLong', message: 'formField.errors.tooLong' }
    expect(
      validateForm(orderForm, { ...whole, full_name: 'x'.repeat(201), message: 'x'.repeat(10_001) }).errors,
    ).toEqual(errors)
  })
})

describe('the popup', () => {
  it.each([
    '+44 20 7946 0958',
    '0049 170 1234567',
    '(020) 7946-0958',
    '+1 (415) 555-0100',
    '1234567',
    '+12345678901234',
  ])('takes %s [R5.8]', (phone) => {
    expect(validateForm(popupForm, { ...whole, phone }).values?.phone).toBe(phone)
  })

  it.each(['', '123456', '123456789012345', 'call me', '+44+123456', '44 (12'])(
    'says of the phone %j only that it is required [R5.8]',
    (phone) => {
      expect(validateForm(popupForm, { ...whole, phone }).errors).toEqual({ phone: REQUIRE })
    },
  )
})

describe('the footer form', () => {
  it('takes its four fields and nothing else [R5.2]', () => {
    expect(validateForm(footerForm, { ...short, company_name: 'x' })).toEqual({ values: short })
  })

  it('requires them [R5.1, R5.2]', () => {
    expect(validateForm(footerForm, {}).errors).toEqual({
      full_name: REQUIRE,
      phone: REQUIRE,
      email: REQUIRE,
      contact_message: REQUIRE,
    })
  })
})

it('requires of the popup all its fields, the country included [R5.7]', () => {
  const errors = Object.fromEntries(Object.keys(whole).map((name) => [name, REQUIRE]))
  expect(validateForm(popupForm, {}).errors).toEqual(errors)
  for (const name of Object.keys(whole))
    expect(validateForm(popupForm, { ...whole, [name]: '  ' }).errors).toEqual({ [name]: REQUIRE })
})

it.each([
  ['order', orderForm, whole],
  ['popup', popupForm, whole],
  ['footer', footerForm, short],
] as const)('wants a valid e-mail address in the %s form [R5.4]', (_, form, values) => {
  expect(validateForm<unknown>(form, values).errors).toBeUndefined()
  expect(validateForm<unknown>(form, { ...values, email: 'ada@' }).errors).toEqual({ email: 'formField.errors.email' })
})

it.each(['12a', '12.34', '1/2'])('takes no phone such as %s in the footer form: digits only [R5.3]', (phone) => {
  expect(validateForm(footerForm, { ...short, phone }).errors).toEqual({ phone: 'formField.errors.phone' })
})
