import { expect, it } from 'vitest'
import { countTogether, rankTogether } from './count-together.ts'

const order = (buyer: string, ...slugs: string[]) => ({ buyer, slugs })

it('counts each buyer once, and tells of nothing that fewer than three asked for [R3.40]', () => {
  const orders = [
    order('ann', 'saw', 'welder'),
    order('ann', 'saw', 'welder'),
    order('bob', 'saw', 'welder'),
    order('cem', 'saw'),
  ]
  expect(rankTogether(countTogether(orders), ['saw'])).toEqual([])
  // In two orders of his, one after the other.
  expect(rankTogether(countTogether([...orders, order('cem', 'welder')]), ['saw'])).toEqual(['welder'])
})

it('puts first what most have asked for beside what is in the basket, and leaves that out [R3.40]', () => {
  const orders = ['ann', 'bob', 'cem'].flatMap((buyer) => [
    order(buyer, 'saw', 'cleaner'),
    order(`${buyer} too`, 'saw', 'welder', 'cleaner'),
  ])
  const counts = countTogether(orders)
  expect(rankTogether(counts, ['saw'])).toEqual(['cleaner', 'welder'])
  expect(rankTogether(counts, ['saw', 'cleaner'])).toEqual(['welder'])
  expect(rankTogether(counts, ['unknown'])).toEqual([])
})

it('does not count who asked for half the catalogue [R3.40]', () => {
  const many = Array.from({ length: 41 }, (_, number) => `product-${number}`)
  const orders = ['ann', 'bob', 'cem'].map((buyer) => order(buyer, ...many))
  expect(rankTogether(countTogether(orders), ['product-1'])).toEqual([])
})
