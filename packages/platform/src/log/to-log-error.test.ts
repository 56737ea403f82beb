import { expect, it } from 'vitest'
import { toLogError } from './to-log-error.ts'

it('an error is logged with its type, message, frames and cause, and with nothing else that it carries [R12.12, R18.84]', () => {
  const error = Object.assign(new TypeError('it failed', { cause: new Error('no room\nDETAIL: Ada') }), { row: 'Ada' })
  const logged = toLogError(error)
  expect(logged).toEqual({
    type: 'TypeError',
    message: 'it failed',
    stack: expect.stringMatching(/^\s+at /),
    cause: 'no room',
  })
})

it('of a failed query nothing is logged that it was to write [R12.12]', () => {
  const error = Object.assign(new Error('Failed query: insert … params: Ada'), { params: ['Ada'], query: 'insert' })
  expect(JSON.stringify(toLogError(error))).not.toContain('Ada')
})
