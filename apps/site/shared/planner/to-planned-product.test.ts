import type { Specification } from '@vitrine/contract/shapes/shop'
import { expect, it } from 'vitest'
import { placeItem } from './place-items.ts'
import { toPlannedProduct } from './to-planned-product.ts'
import { itemAt, planned } from './testing/planned-products.ts'
import { decideSpace, turnSides } from './working-space.ts'

const row = (key: string, number: number | null, max: number | null = null): Specification => ({
  key,
  name: key,
  group: null,
  unit: 'mm',
  value: String(number),
  number,
  max,
  isFallback: false,
})
const base = {
  id: 'saw',
  slug: 'saw',
  model: 'NV 1',
  name: 'Saw',
  fallbackFields: ['name'],
  image: null,
  model3d: null,
}

it('figures come from the specifications by the keys of their parameters; what is not there is not known [R2.182]', () => {
  const specifications = [
    row('length', 5750),
    row('width', 1480),
    row('weight', 1080),
    row('connected-load', 5.2),
    row('air-consumption', 20, 48),
    row('extraction-flow', null),
    row('bar-length', 6500),
    row('operators', 2),
    row('space-front', 1500),
    row('height', -1),
  ]
  expect(toPlannedProduct({ ...base, specifications })).toMatchObject({
    isFallback: true,
    figures: { length: 5750, width: 1480, height: null, weight: 1080, power: 5.2, air: 48, extraction: null },
    barLength: 6500,
    people: 2,
    space: { front: 1500 },
  })
})

it('what is typed counts where the catalogue has no figure, and nowhere else [R2.182]', () => {
  const product = planned('saw', { weight: null, length: null })
  const unknown = placeItem(itemAt('saw', 0, 0), product, {}, 1)
  expect([unknown.isAssumed, unknown.footprint.right, unknown.open]).toEqual([true, 1500, ['length', 'weight']])
  const typed = placeItem(itemAt('saw', 0, 0), product, { weight: 900, length: 3000, power: 99 }, 1)
  expect(typed).toMatchObject({ isAssumed: false, figures: { weight: 900, length: 3000, power: 4 } })
  expect(typed.footprint.right).toBe(3000)
})

it('working space is typed, of the catalogue, or by rule, with room for bars that stand out [R2.183]', () => {
  const { figures } = planned('saw')
  const bars = { space: { back: 300 }, barLength: 6501 }
  expect(decideSpace({ space: {}, barLength: null }, {}, figures)).toEqual({
    front: 1000,
    back: 800,
    left: 800,
    right: 800,
  })
  expect(decideSpace(bars, {}, figures)).toEqual({ front: 1000, back: 300, left: 2251, right: 2251 })
  expect(decideSpace(bars, { left: 0, back: 50 }, figures)).toEqual({ front: 1000, back: 50, left: 0, right: 2251 })
})

it('footprint and working space turn clockwise by quarters [R2.183, R2.184]', () => {
  const own = { back: 1, right: 2, front: 3, left: 4 }
  expect(turnSides(own, 0)).toEqual({ top: 1, right: 2, bottom: 3, left: 4 })
  expect(turnSides(own, 1)).toEqual({ top: 4, right: 1, bottom: 2, left: 3 })
  expect(turnSides(own, 2)).toEqual({ top: 3, right: 4, bottom: 1, left: 2 })
  const turned = placeItem(itemAt('saw', 100, 200, 1), planned('saw'), {}, 1)
  expect(turned.footprint).toEqual({ left: 100, top: 200, right: 1100, bottom: 2200 })
  expect(turned.reach).toEqual({ left: -900, top: -600, right: 1900, bottom: 3000 })
})
