import { describe, expect, it } from 'vitest'
import { compareSerials, covers, isNarrower } from './scope.ts'

const delivered = { product: 1, serial: 'NV450-26-0100', modelYear: 2026 }

it('orders serial numbers by their figures, not by their digits [R2.137]', () => {
  expect(['A-10', 'A-9', 'A-100', 'B-1'].toSorted(compareSerials)).toEqual(['A-9', 'A-10', 'A-100', 'B-1'])
  expect(compareSerials('nv450-0099', 'NV450-99')).toBe(0)
  expect(compareSerials('20260414000000000124', '20260414000000000123')).toBeGreaterThan(0)
})

describe('a document covers', () => {
  it.each([
    [{ products: [1] }, true],
    [{ products: [2] }, false],
    [{ products: [1], modelYearFrom: 2026, modelYearUntil: 2026 }, true],
    [{ products: [1], modelYearFrom: 2027 }, false],
    [{ products: [1], modelYearUntil: 2025 }, false],
    [{ products: [1], serialFrom: 'NV450-26-99', serialUntil: 'NV450-26-100' }, true],
    [{ products: [1], serialFrom: 'NV450-26-101' }, false],
    [{ products: [1], serialUntil: 'NV450-26-99' }, false],
  ])('%o: %s [R2.137]', (scope, expected) => expect(covers(scope, delivered)).toBe(expected))

  it('what has no model year, whatever the years [R2.137]', () => {
    expect(covers({ products: [1], modelYearFrom: 2030 }, { ...delivered, modelYear: null })).toBe(true)
  })
})

describe('a scope', () => {
  const before = {
    products: [1, 2],
    modelYearFrom: 2020,
    modelYearUntil: 2025,
    serialFrom: 'A-10',
    serialUntil: 'A-90',
  }
  it.each([
    [{ ...before, products: [1] }],
    [{ ...before, modelYearFrom: 2021 }],
    [{ ...before, modelYearUntil: 2024 }],
    [{ ...before, serialFrom: 'A-11' }],
    [{ ...before, serialUntil: 'A-89' }],
  ])('is narrower as %o [R14.212]', (after) => expect(isNarrower(after, before)).toBe(true))

  it.each([
    [before],
    [{ ...before, products: [1, 2, 3] }],
    [{ products: [2, 1] }],
    [{ ...before, serialFrom: 'A-9', serialUntil: 'A-100', modelYearFrom: null }],
  ])('may become %o [R14.212]', (after) => expect(isNarrower(after, before)).toBe(false))

  it('without bounds is narrower with one [R14.212]', () => {
    expect(isNarrower({ products: [1], serialFrom: 'A-1' }, { products: [1] })).toBe(true)
    expect(isNarrower({ products: [1], serialUntil: 'A-1' }, { products: [1] })).toBe(true)
    expect(isNarrower({ products: [1] }, { products: [1] })).toBe(false)
  })
})
