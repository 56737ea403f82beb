import { expect, it } from 'vitest'
import { CUT_MARK, stripQuote } from './strip-quote.ts'

const ours = `${CUT_MARK} NV-2026-000001 ${CUT_MARK}\nAnswer this mail …\nOpen in the desk: https://example.com/admin`
const quote = ours.replace(/^/gm, '> ')

it.each([
  ['Gmail', `We can.\n\nOn Mon, 2 Mar 2026 at 10:00, Vitrine <desk@a.example> wrote:\n${quote}`],
  ['a line that was wrapped', `We can.\n\nOn Mon, 2 Mar 2026 at 10:00, Vitrine <desk@a.example>\nwrote:\n${quote}`],
  [
    'Outlook',
    `We can.\n\nVon: Vitrine <desk@a.example>\nGesendet: Montag, 2. März 2026 10:00\nAn: me@a.example\nBetreff: [NV]\n\n${ours}`,
  ],
  ['a rule', `We can.\n\n-----Original Message-----\nFrom: Vitrine\n\n${ours}`],
  ['no quote marks', `We can.\n${ours}`],
])('leaves of an answer what was written above the quote: %s [R15.99]', (_program, text) => {
  expect(stripQuote(text)).toBe('We can.')
})

it('keeps all of an answer that quotes nothing, figures and colons too [R15.99]', () => {
  const text = 'Our price:\n500 EUR\n\nDelivery: 3 weeks'
  expect(stripQuote(text)).toBe(text)
  expect(stripQuote(`${text}\n\nOn 2 March 2026 you wrote:\n${quote}`)).toBe(text)
})

it('keeps the last line above a quote that ends with a colon and is no introduction [R15.99]', () => {
  expect(stripQuote(`We can.\nHere is our price:\n${quote}`)).toBe('We can.\nHere is our price:')
})

it('gives nothing where nothing was written [R15.99]', () => {
  expect(stripQuote(quote)).toBe('')
})
