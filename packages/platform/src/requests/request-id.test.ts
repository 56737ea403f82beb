import { expect, it } from 'vitest'
import { runInContext } from './request-context.ts'
import { contextHeaders, toOwnContext, toRequestContext } from './request-id.ts'

const uuid = /^[0-9a-f-]{36}$/
const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

it('the id that the proxy gives is taken [R18.82]', () => {
  for (const id of ['7f3c9a0e5b1d4c2f8e6a7b9c0d1e2f3a', '0b1f2a6e-6f0c-4f0e-9b1f-3c1f0a7d9e11', 'edge_00012345'])
    expect(toRequestContext({ 'x-request-id': id }, 'page').requestId).toBe(id)
})

it.each(['short', 'a'.repeat(65), 'two, ids', 'line\nbreak-of-it', 'ada@example.com', '203.0.113.77'])(
  '%j is no id: a new one is made [R18.82]',
  (id) => {
    expect(toRequestContext({ 'x-request-id': id }, 'page').requestId).toMatch(uuid)
  },
)

it('who is asked for a request is told its id and trace, outside of one nothing [R18.82, R18.91]', () => {
  expect(contextHeaders()).toEqual({})
  const headers = { 'x-request-id': 'edge_00012345', traceparent }
  expect(runInContext(toRequestContext(headers, 'page'), contextHeaders)).toEqual(headers)
  expect(runInContext(toOwnContext('own-0001'), contextHeaders)).toEqual({ 'x-request-id': 'own-0001' })
})
