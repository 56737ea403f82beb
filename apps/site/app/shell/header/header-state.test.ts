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
