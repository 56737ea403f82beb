import { expect, it } from 'vitest'
import { isLocal } from './is-local.ts'

it.each([
  ['127.0.0.1', {}, true],
  ['::1', {}, true],
  ['::ffff:127.0.0.1', {}, true],
  ['203.0.113.77', {}, false],
  [undefined, {}, false],
  ['127.0.0.1', { 'x-forwarded-for': '203.0.113.77' }, false],
  ['::1', { forwarded: 'for=203.0.113.77' }, false],
])('a request from %s with %j is of this machine: %s [R18.86]', (remoteAddress, headers, expected) => {
  expect(isLocal({ headers, socket: { remoteAddress } })).toBe(expected)
})
