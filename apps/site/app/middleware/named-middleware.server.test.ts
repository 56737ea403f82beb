import { expect, test } from 'vitest'
import { decideStatus } from '../../shared/errors/decide-status.ts'
import { followRedirects } from './follow-redirects.server.ts'
import { middlewareNamed, UnknownMiddleware } from './named-middleware.server.ts'

test('finds middleware by its name', () => {
  expect(middlewareNamed('redirects')).toEqual([followRedirects])
})

test.each(['auth', 'toString', ''])('%o is unknown, which is a programming error [R8.5]', (name) => {
  expect(() => middlewareNamed(name)).toThrow(`Unknown middleware ${name}`)
  expect(decideStatus(new UnknownMiddleware(name))).toBe(500)
})
