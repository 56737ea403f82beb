import { expect, it } from 'vitest'
import { coveredArea } from './box.ts'
import { placeItems } from './place-items.ts'
import { sumTotals } from './sum-totals.ts'
import { itemAt, planned, planOf, productsOf } from './testing/planned-products.ts'

it('totals follow the items, and say of how many a figure is missing [R2.188]', () => {
  const products = productsOf(
    planned('saw', { power: 0.1 }, { people: 2 }),
    planned('table', { power: null, air: null, weight: 4000 }),
  )
  const plan = planOf([itemAt('saw', 0, 0), itemAt('saw', 10_000, 5000, 0, 2), itemAt('table', 2000, 0, 0, 3)])
  const totals = sumTotals(plan.hall, placeItems(plan, products))
  expect(totals).toMatchObject({
    power: { sum: 0.2, unknown: 1 },
    air: { sum: 200, unknown: 1, used: 140 },
    extraction: { sum: 2400, unknown: 0 },
    weight: { sum: 5200, unknown: 0 },
    heaviest: { id: 3, load: 2000 },
    people: { sum: 4, unknown: 1 },
  })
  // Working space is cut at the walls, and counts once where it is shared.
  expect(totals.area).toEqual({ hall: 2e8, footprints: 6e6, occupied: 4800 * 2000 + 3600 * 2800 })
})

it('people are those that somebody has named, where anybody has [R2.188]', () => {
  const plan = planOf([itemAt('saw', 0, 0)], { people: 7 })
  expect(sumTotals(plan.hall, placeItems(plan, productsOf(planned('saw')))).people).toEqual({ sum: 7, unknown: 0 })
})

it('what boxes share counts once [R2.188]', () => {
  const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })
  expect(coveredArea([box(0, 0, 10, 10), box(5, 5, 15, 15), box(2, 2, 4, 4)])).toBe(175)
  expect(coveredArea([box(0, 0, 1, 1), box(5, 0, 6, 1), box(9, 9, 5, 5)])).toBe(2)
})
