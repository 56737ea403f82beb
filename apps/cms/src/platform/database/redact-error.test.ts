import { expect, it } from 'vitest'
import { redactError } from './redact-error.ts'

it('keeps the cause and not the values that were to be written [R12.12]', () => {
  const cause = new Error('SQLITE_FULL: database or disk is full')
  const failed = Object.assign(new Error('Failed query: insert …\nparams: Ada,ada@example.com', { cause }), {
    query: 'insert',
    params: ['Ada'],
  })
  const logged = redactError(failed) as Error
  expect(`${logged.message}${logged.stack}${String(logged.cause)}`).not.toContain('Ada')
  expect(logged.message).toBe('a query failed: SQLITE_FULL: database or disk is full')
  const other = new TypeError('other')
  expect(redactError(other)).toBe(other)
})
