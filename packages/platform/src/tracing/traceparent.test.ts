import { expect, it } from 'vitest'
import { readTraceparent, writeTraceparent } from './traceparent.ts'

const [traceId, spanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']

it.each([
  [`00-${traceId}-${spanId}-01`, true],
  [`00-${traceId}-${spanId}-00`, false],
  [`01-${traceId}-${spanId}-03-what-comes-later`, true],
])('%s is read [R18.91]', (header, isSampled) => {
  expect(readTraceparent(header)).toEqual({ traceId, spanId, isSampled })
})

it.each([
  '',
  undefined,
  `ff-${traceId}-${spanId}-01`,
  `00-${'0'.repeat(32)}-${spanId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId.toUpperCase()}-${spanId}-01`,
  `00-${traceId}-${spanId}`,
])('%j is none [R18.91]', (header) => {
  expect(readTraceparent(header)).toBeNull()
})

it('is written as it was read [R18.91]', () => {
  expect(writeTraceparent({ traceId, spanId, isSampled: true })).toBe(`00-${traceId}-${spanId}-01`)
})
