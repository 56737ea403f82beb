import { expect, test } from 'vitest'
import { decideStatus } from '../../shared/errors/decide-status.ts'
import { followRedirects } from './follow-redirects.server.ts'
import { middlewareNamed, UnknownMiddleware } from './named-middleware.server.ts'

test('what runs before a page is found by its name', () => {
  expect(middlewareNamed('redirects')).toEqual([followRedirects])
})

test.each(['auth', 'toString', ''])('%o is unknown, which is an error of ours [R8.5]', (name) => {
  expect(() => middlewareNamed(name)).toThrow(`Unknown middleware ${name}`)
  expect(decideStatus(new UnknownMiddleware(name))).toBe(500)
})
