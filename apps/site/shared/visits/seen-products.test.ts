import { expect, it } from 'vitest'
import { addSeen, readSeen } from './seen-products.ts'

it('has the latest first, each once, and twelve at most [R3.41]', () => {
  expect(addSeen(null, 'saw')).toBe('saw')
  expect(addSeen('saw,welder', 'welder')).toBe('welder,saw')
  const many = Array.from({ length: 12 }, (_, number) => `product-${number}`)
  expect(readSeen(addSeen(many.join(), 'saw'))).toEqual(['saw', ...many.slice(0, 11)])
})

it('leaves out what is no product, whoever wrote it [R3.41]', () => {
  expect(readSeen(undefined)).toEqual([])
  expect(readSeen('saw,,../x,<b>,saw,welder,Saw')).toEqual(['saw', 'welder'])
  expect(readSeen(Array.from({ length: 99 }, (_, number) => `p-${number}`).join())).toHaveLength(12)
})
