import { expect, it } from 'vitest'
import { isBounded } from './bounded-addresses.ts'

const routeIdsOf = (path: string) => (path === '/about' ? ['language', 'about'] : path === '/' ? ['home'] : [])

it.each([
  ['/', true],
  ['/about', true],
  ['/about.data', true],
  ['/about.data?_routes=language,about', true],
  ['/_root.data?_routes=home', true],
  ['/about.data?_routes=about,language', false],
  ['/about.data?_routes=language,other', false],
  ['/about.data?_routes=about&q=a', false],
  ['/search-result?q=saw', false],
  ['/product?page=2', true],
  ['/about.data?_routes=language,about&page=2', true],
  ['/search-result?q=saw&page=2', false],
  ['/about/', false],
  ['//about', false],
  ['///', false],
  ['//[::1', false],
])('%s is one of so many addresses: %s [R12.13, R12.45]', (target, isOneOfMany) => {
  expect(isBounded(target, routeIdsOf)).toBe(isOneOfMany)
})
