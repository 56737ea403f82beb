import { expect, test } from 'vitest'
import { decideHeader, headerAtTop, type HeaderState } from './header-state.ts'

const scroll = (positions: number[], width = 1440) =>
  positions.reduce<HeaderState>((state, y) => decideHeader(state, y, width), headerAtTop)

test('hides after 100 px of scrolling down, however many steps they take [R2.14]', () => {
  expect(scroll([60, 100]).hidden).toBe(false)
  expect(scroll([60, 101]).hidden).toBe(true)
  expect(scroll([60, 101, 500]).hidden).toBe(true)
})

test('comes back on the first scroll up, with the contact button [R2.14, R2.22]', () => {
  expect(scroll([900, 890])).toMatchObject({ hidden: false, compact: true, returning: true })
  expect(scroll([900, 80])).toMatchObject({ hidden: false, returning: false })
})

test('is compact past 80 px on phones and past 100 px on wider screens [R2.15]', () => {
  expect(scroll([90], 767).compact).toBe(true)
  expect(scroll([90], 768).compact).toBe(false)
  expect(scroll([101], 768).compact).toBe(true)
})

test('shows the contact button only on the way up, and only past 80 px [R2.22, R9.5]', () => {
  expect(scroll([900]).returning).toBe(false)
  expect(scroll([900, 81]).returning).toBe(true)
  expect(scroll([900, 80]).returning).toBe(false)
  expect(scroll([900, 500, 601]).returning).toBe(false)
})

test('is compact past exactly 80 px below 768 px of width, and past exactly 100 px from there on [R2.15, R9.5, R9.6]', () => {
  const isCompact = (y: number, width: number) => scroll([y], width).compact
  expect([isCompact(80, 767), isCompact(81, 767)]).toEqual([false, true])
  expect([isCompact(100, 768), isCompact(101, 768)]).toEqual([false, true])
})

test('a scroll up begins the count of 100 px anew [R2.14, R9.5]', () => {
  expect(scroll([99, 98, 198]).hidden).toBe(false)
  expect(scroll([99, 98, 199]).hidden).toBe(true)
})
