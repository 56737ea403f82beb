import { expect, it } from 'vitest'
import { matchCalls } from './match-call.ts'

it('finds a call with and without the last slash, and its parameters [R7.13]', () => {
  expect(matchCalls('/shop/products').map((it) => it.name)).toEqual(['listProducts'])
  expect(matchCalls('/shop/products/').map((it) => it.name)).toEqual(['listProducts'])
  expect(matchCalls('/shop/products/nv-450/')).toMatchObject([{ name: 'getProduct', params: { id: 'nv-450' } }])
  expect(matchCalls('/shop/products/a/b')).toEqual([])
  expect(matchCalls('/')).toEqual([])
})
