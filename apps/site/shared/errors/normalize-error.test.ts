import { expect, it } from 'vitest'
import { normalizeError } from './normalize-error.ts'

it.each([
  [{ message: 'a', statusCode: 404, status: 500, response: { status: 418 } }, 'a', 404],
  [{ message: 'b', status: 503, response: { status: 418 } }, 'b', 503],
  [{ message: 'c', response: { status: 418 } }, 'c', 418],
  [new Error('d'), 'd', 500],
  [{ status: 404, statusText: 'Not Found', data: 'Post not found' }, 'Post not found', 404],
  [{ status: 500, data: null }, '', 500],
  [{ statusCode: '404' }, '', 500],
  ['e', 'e', 500],
  [null, '', 500],
])('%o says %o with the status %i [R8.2]', (error, message, status) => {
  expect(normalizeError(error)).toEqual({ message, status })
})
