import { expect, test } from 'vitest'
import { swing } from './swing.ts'

test('needs about half as many renderings as frames and ends next to where it began', () => {
  const { turns, order } = swing({ frames: 48, reach: 15 })
  expect(order).toHaveLength(48)
  expect(turns.length).toBeLessThanOrEqual(26)
  expect(Math.max(...turns)).toBe(15)
  expect(Math.min(...turns)).toBe(-15)
  const steps = order.map((at, k) => Math.abs(turns[at]! - turns[order[(k + 1) % 48]!]!))
  expect(Math.max(...steps)).toBeLessThan(2)
})
