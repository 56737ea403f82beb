import { expect, it } from 'vitest'
import { readBuyerToken, toBuyerPageUrl, toBuyerToken } from './buyer-token.ts'

const id = '0b1f2a6e-6f0c-4f0e-9b1f-3c1f0a7d9e11'
const secret = 'of this installation'
const token = toBuyerToken(id, secret)

it('a link opens its own enquiry and no other, and is the same whenever it is made [R15.110]', () => {
  expect(token).toMatch(/^[\w-]{64}$/)
  expect(toBuyerToken(id, secret)).toBe(token)
  expect(readBuyerToken(token, secret)).toBe(id)
  expect(readBuyerToken(token, 'of another')).toBeNull()
})

it('a link that is changed in any place opens nothing [R15.110]', () => {
  for (let at = 0; at < token.length; at++) {
    const other = token[at] === 'A' ? 'B' : 'A'
    expect(readBuyerToken(token.slice(0, at) + other + token.slice(at + 1), secret)).toBeNull()
  }
  for (const short of ['', 'x', token.slice(0, 22), token.slice(0, 63)])
    expect(readBuyerToken(short, secret)).toBeNull()
})

it('the address of the page names the language of the buyer [R15.111]', () => {
  expect(toBuyerPageUrl({ id, language: 'de' }, { siteUrl: 'https://norvane.example', secret })).toBe(
    `https://norvane.example/enquiry/de/${token}`,
  )
})
