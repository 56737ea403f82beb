import { expect, it } from 'vitest'
import type { BasketLine } from './basket.ts'
import { keepBasket, type KeptBaskets, readKeptBaskets, removeBasket, toBasketName } from './kept-baskets.ts'

const saw: BasketLine = { id: 'saw', name: 'Saw', model: 'NV 450', slug: 'nv-450-saw', image: null, cnt: 2 }
const hall = { name: 'Hall 2', lines: [saw] }
const yard = { name: 'Yard', lines: [{ ...saw, cnt: 1 }] }

it('keeps the latest first; one of the same name takes its place [R4.30]', () => {
  expect(keepBasket([hall], yard)).toEqual([yard, hall])
  const changed = { ...hall, lines: yard.lines }
  expect(keepBasket([yard, hall], changed)).toEqual([changed, yard])
  expect(removeBasket([yard, hall], 'Yard')).toEqual([hall])
})

it('keeps twenty, and none in place of another one without being told [R4.30]', () => {
  const full: KeptBaskets = Array.from({ length: 20 }, (_, number) => ({ ...hall, name: `Hall ${number}` }))
  expect(keepBasket(full, yard)).toBe(full)
  expect(keepBasket(full, { ...yard, name: 'Hall 7' })).toHaveLength(20)
})

it.each([
  ['  Hall \n 2 ', 'Hall 2'],
  ['\u202eHall', 'Hall'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  [' \u0007 ', ''],
  ['x'.repeat(99), 'x'.repeat(60)],
  ['🏭'.repeat(61), '🏭'.repeat(60)],
])('takes %j for the name %j [R4.30]', (typed, name) => expect(toBasketName(typed)).toBe(name))

it('reads what was saved, and leaves out what is damaged [R4.30]', () => {
  expect(readKeptBaskets(JSON.stringify([hall, yard]))).toEqual([hall, yard])
  expect(readKeptBaskets(JSON.stringify([hall, { ...yard, name: 'Hall 2' }]))).toEqual([hall])
  const damaged = [
    null,
    7,
    {},
    { name: ' ', lines: [saw] },
    { name: 'x', lines: 'y' },
    { name: 'Empty', lines: [] },
    hall,
  ]
  expect(readKeptBaskets(JSON.stringify(damaged))).toEqual([hall])
  for (const it of [null, undefined, '', '{', '{}', 'null']) expect(readKeptBaskets(it)).toEqual([])
})
