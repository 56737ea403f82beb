import { expect, it } from 'vitest'
import { decideAfter } from './decide-after.ts'

const alone = { before: [], next: null }
const inMiddle = { before: [8, 9], next: 20 }

it('names the document behind which one is put [R14.140]', () => {
  expect(decideAfter([1, 2, 3], alone, 3, 0)).toBeNull()
  expect(decideAfter([1, 2, 3], alone, 3, 1)).toBe(1)
  expect(decideAfter([1, 2, 3], alone, 1, 2)).toBe(3)
  expect(decideAfter([1, 2, 3], alone, 2, 0)).toBeNull()
})

it('moves over the ends of a page [R14.140]', () => {
  expect(decideAfter([1, 2, 3], inMiddle, 1, -1)).toBe(8)
  expect(decideAfter([1, 2, 3], inMiddle, 1, 0)).toBe(9)
  expect(decideAfter([1, 2, 3], inMiddle, 3, 3)).toBe(20)
  expect(decideAfter([1, 2, 3], inMiddle, 3, -100)).toBeNull()
})
