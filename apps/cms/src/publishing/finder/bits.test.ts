import { expect, it } from 'vitest'
import { Bits } from './bits.ts'

const idsOf = (bits: Bits) => Array.from({ length: 2000 }, (_, id) => id).filter((id) => bits.has(id))

it('is a set of ids, however far apart [R2.80]', () => {
  const some = Bits.of([0, 31, 32, 1999])
  expect(idsOf(some)).toEqual([0, 31, 32, 1999])
  some.delete(31)
  some.delete(5000)
  expect([idsOf(some), some.size]).toEqual([[0, 32, 1999], 3])
})

it('joins and intersects sets of different lengths, and counts [R2.80]', () => {
  const [short, long] = [Bits.of([1, 31, 40]), Bits.of([1, 40, 1500])]
  for (const [a, b] of [
    [short, long],
    [long, short],
  ] as const)
    expect([idsOf(a.and(b)), idsOf(a.or(b)), a.sizeWith(b)]).toEqual([[1, 40], [1, 31, 40, 1500], 2])
  const all = Bits.of(Array.from({ length: 1000 }, (_, id) => id))
  expect(all.size).toBe(1000)
})
