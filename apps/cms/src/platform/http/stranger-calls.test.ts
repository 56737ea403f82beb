import { expect, it } from 'vitest'
import { decideStrangerCall } from './stranger-calls.ts'

it('lets strangers ask for what logging in needs, without a query [R12.22]', () => {
  expect(decideStrangerCall('POST', '/cms-api/users/login?depth=0&where=:')).toEqual({
    isAllowed: true,
    url: '/cms-api/users/login',
  })
  expect(decideStrangerCall('GET', '/cms-api/users/me/')).toEqual({ isAllowed: true, url: '/cms-api/users/me/' })
})

it.each([
  ['GET', '/cms-api'],
  ['GET', '/cms-api/users'],
  ['GET', '/cms-api/users/me.data?where=:'],
  ['GET', '/cms-api/users/login'],
  ['POST', '/cms-api/users/first-register'],
  ['PUT', '/cms-api/users/me'],
  ['GET', '/cms-api/products?where[slug][equals]=x'],
  ['GET', '/cms-api//users/me'],
  ['GET', '/%63ms-api/users'],
])('lets nobody without a session %s %s [R12.22]', (method, url) => {
  expect(decideStrangerCall(method, url)).toEqual({ isAllowed: false })
})

it.each(['/admin/login', '/api/users/me', '/cms-apis', '/cms-health'])(
  'has nothing to say about %s [R12.22]',
  (url) => {
    expect(decideStrangerCall('GET', url)).toBeNull()
  },
)
