import { expect, it } from 'vitest'
import { messageOf } from './error-message.ts'

const thrown = (data: unknown) => ({ status: 404, statusText: '', internal: false, data })

it.each([
  [thrown('Post not found'), 'error.postNotFound'],
  [thrown('This page could not be found'), 'error.noRoute'],
  [thrown('select * from products'), undefined],
  [thrown(null), undefined],
  [new Error('Post not found'), undefined],
])('%o says %s [R2.52, R2.54]', (error, text) => expect(messageOf(error)).toBe(text))
