import { expect, it } from 'vitest'
import { toErrorText } from './error-message.ts'

it.each([
  ['Post not found', 'error.postNotFound'],
  ['This page could not be found', 'error.noRoute'],
  ['select * from products', undefined],
  ['', undefined],
])('an error with the message %o says %s [R2.52, R2.54]', (message, key) => expect(toErrorText(message)).toBe(key))
