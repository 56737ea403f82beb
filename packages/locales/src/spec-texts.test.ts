import { expect, it } from 'vitest'
import english from '../texts/en.json' with { type: 'json' }

/** Every text that docs/requirements.md quotes and that a visitor reads. */
const quoted = [
  'Get Consultation',
  'Field is required',
  'Enter your phone',
  'Enter your email',
  'Full Name',
  'Phone number',
  'E-mail',
  'Company name',
  'Select your country',
  'Page Not Found',
  'We’re sorry, the page you requested could not be found.Please go back to the homepage.',
  'Go homepage',
  'An error occurred',
  'An error occurred while showing the error page',
  'This page could not be found',
  'Post not found',
  "Sorry, you haven't added anything to your cart",
  'Your order has been placed',
  'Operator will contact you soon',
  'Your application has been posted',
  'No dillers for selected region',
  'There are no results for your search',
  '{product} - PVC & Aluminium profile processing machines',
  'PVC Profile Processing Machine, Aluminium, Wood Windows & Doors Machinery',
]

it('the texts that the requirements quote stand verbatim in English [R5.1, R5.9, R8.3, R8.4, R8.16, R8.17, R8.18, R8.19]', () => {
  const texts = new Set(Object.values(english))
  expect(quoted.filter((text) => !texts.has(text))).toEqual([])
})

it('the messages of a form stand under the keys that the requirements name [R5.1]', () => {
  expect(english['formField.errors.require']).toBe('Field is required')
  expect(english['formField.errors.phone']).toBe('Enter your phone')
  expect(english['formField.errors.email']).toBe('Enter your email')
})
