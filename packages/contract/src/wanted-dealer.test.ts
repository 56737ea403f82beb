import { expect, it } from 'vitest'
import { readWantedDealer } from './wanted-dealer.ts'

it.each([
  ['/contact?dealer=12#ask', '12'],
  ['/de/contact?utm_source=x&dealer=12', '12'],
  ['https://norvane.example/contact?dealer=a-b_1', 'a-b_1'],
  ['/contact#ask', null],
  ['/contact?dealer=', null],
  ['/contact?dealer=1%27%20OR%201', null],
  ['/product?dealer=12', null],
  ['http://[', null],
])('reads whom an enquiry is for from the page that it was sent from: %s [R15.200]', (location, dealer) => {
  expect(readWantedDealer(location)).toBe(dealer)
})
