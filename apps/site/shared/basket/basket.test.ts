import { describe, expect, it } from 'vitest'
import { type Basket, type BasketLine, changeBasket, readBasket, toQuantity, withNames } from './basket.ts'

const saw: BasketLine = {
  id: 'saw',
  name: 'Saw',
  model: 'NV 450',
  slug: 'nv-450-saw',
  image: '/media/saw.webp',
  cnt: 2,
}
const welder: BasketLine = { id: 'welder', name: 'Welder', model: 'NV 4', slug: 'nv-4-welder', image: null, cnt: 1 }
const basket: Basket = [saw, welder]

describe('changeBasket', () => {
  it('adds a line with the given quantity [R4.4]', () => {
    expect(changeBasket([welder], { kind: 'add', line: saw })).toEqual([welder, saw])
  })

  it('ignores a product that is already there [R4.4]', () => {
    expect(changeBasket(basket, { kind: 'add', line: { ...saw, cnt: 9 } })).toBe(basket)
  })

  it('adds all products of a turnkey: existing lines grow, the rest is appended [R4.5]', () => {
    const lines = [
      { ...saw, cnt: 3 },
      { ...welder, id: 'new' },
    ]
    expect(changeBasket(basket, { kind: 'addAll', lines })).toEqual([
      { ...saw, cnt: 5 },
      welder,
      { ...welder, id: 'new' },
    ])
  })

  it('removes by position [R4.6]', () => {
    expect(changeBasket(basket, { kind: 'remove', position: 0 })).toEqual([welder])
    expect(changeBasket(basket, { kind: 'remove', position: 7 })).toEqual(basket)
  })

  it.each([
    [5, 5],
    [0, 1],
    [-3, 1],
    [2.9, 2],
    [Number.NaN, 1],
    [1e9, 99_999],
  ])('sets a quantity of %d as %d [R4.7, R9.11]', (cnt, kept) => {
    expect(changeBasket(basket, { kind: 'setCount', id: 'saw', cnt })[0]).toEqual({ ...saw, cnt: kept })
  })

  it('sets the quantity of the line with the id, and of no other [R4.7]', () => {
    const changed = changeBasket(basket, { kind: 'setCount', id: 'welder', cnt: 4 })
    expect(changed).toEqual([saw, { ...welder, cnt: 4 }])
    expect(changeBasket(basket, { kind: 'setCount', id: 'no such line', cnt: 4 })).toEqual(basket)
  })

  it('clears [R4.6]', () => {
    expect(changeBasket(basket, { kind: 'clear' })).toEqual([])
  })
})

describe('withNames', () => {
  it('renames what it knows a name for [R4.19]', () => {
    expect(withNames(basket, new Map([['saw', 'Säge']]))).toEqual([{ ...saw, name: 'Säge' }, welder])
  })
})

describe('readBasket', () => {
  it('reads what was saved [R3.1, R4.8]', () => expect(readBasket(JSON.stringify(basket))).toEqual(basket))

  it.each([null, '', '{', 'null', '{}', '"basket"', '[1, null, "x", {}]', '[{"id": 5, "name": "x"}]'])(
    'reads %s as an empty basket [R4.8]',
    (saved) => {
      expect(readBasket(saved)).toEqual([])
    },
  )

  it('repairs what can be repaired [R3.1, R4.8]', () => {
    expect(readBasket(JSON.stringify([{ ...saw, cnt: -1, image: 7 }, saw]))).toEqual([{ ...saw, cnt: 1, image: null }])
  })
})

it('makes a quantity of what was typed [R4.7]', () => {
  expect(['12', '', 'x', '-4', '3.7'].map(toQuantity)).toEqual([12, 1, 1, 1, 3])
})
