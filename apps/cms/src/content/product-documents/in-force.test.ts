import { expect, it } from 'vitest'
import { decideInForce } from './in-force.ts'

const version = (name: string, validFrom: string, validUntil: string | null = null, language = 'en') => ({
  name,
  language,
  validFrom,
  validUntil,
  publishedAt: `${validFrom}T09:00:00.000Z`,
})
const on = (day: string, ...versions: ReturnType<typeof version>[]) =>
  [...decideInForce(versions, day)].map(({ name }) => name)

const [first, second] = [version('1', '2025-03-01'), version('2', '2026-06-01')]

it('the newest that has begun counts, from its first day on [R2.135]', () => {
  expect(on('2025-02-28', first, second)).toEqual([])
  expect(on('2025-03-01', first, second)).toEqual(['1'])
  expect(on('2026-05-31', second, first)).toEqual(['1'])
  expect(on('2026-06-01', first, second)).toEqual(['2'])
})

it('one with a last day counts on it, and nothing takes its place afterwards [R2.135]', () => {
  const ended = version('2', '2026-06-01', '2026-12-31')
  expect(on('2026-12-31', first, ended)).toEqual(['2'])
  expect(on('2027-01-01', first, ended)).toEqual([])
})

it('each language has its own [R2.135]', () => {
  expect(on('2026-07-01', first, second, version('1', '2025-03-01', null, 'de')).toSorted()).toEqual(['1', '2'])
})

it('of two of the same day it is the one published last [R2.135]', () => {
  const corrected = { ...version('2a', '2026-06-01'), publishedAt: '2026-06-01T12:00:00.000Z' }
  expect(on('2026-07-01', corrected, second)).toEqual(['2a'])
})
