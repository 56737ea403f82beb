import { expect, it } from 'vitest'
import { addProducts, arrangeAnew } from './add-products.ts'
import { findWarnings } from './find-warnings.ts'
import { placeItems } from './place-items.ts'
import { MAX_HALL_MM, MAX_ITEMS, MAX_KINDS } from './plan.ts'
import { itemAt, planned, planOf, productsOf } from './testing/planned-products.ts'

const products = productsOf(
  planned('saw'),
  planned('long', { length: 14_800, width: 3600 }),
  planned('bars', {}, { barLength: 6500 }),
  planned('huge', { length: 90_000 }),
  ...Array.from({ length: MAX_KINDS }, (_, at) => planned(`kind-${at}`)),
)
const warningsOf = (plan: ReturnType<typeof planOf>) => findWarnings(plan.hall, placeItems(plan, products))

it('products get a place where nobody would say anything [R2.187]', () => {
  const start = planOf([itemAt('saw', 8000, 4000, 0, 7)], { length: 30_000 })
  const { plan, leftOut } = addProducts(
    start,
    [
      { slug: 'saw', cnt: 8 },
      { slug: 'bars', cnt: 1 },
      { slug: 'gone', cnt: 2 },
    ],
    products,
  )
  expect([plan.items.length, leftOut]).toEqual([10, 0])
  expect(new Set(plan.items.map(({ id }) => id)).size).toBe(10)
  expect(warningsOf(plan)).toEqual([])
  expect(plan.hall).toBe(start.hall)
})

it('nothing is put where bars stand out of a product that is there [R2.183, R2.187]', () => {
  const { plan } = addProducts(planOf([itemAt('bars', 4000, 800)]), [{ slug: 'saw', cnt: 1 }], products)
  expect(warningsOf(plan)).toEqual([])
})

it('a line without a hall gets one of fitting size [R2.187]', () => {
  const line = [
    { slug: 'long', cnt: 2 },
    { slug: 'saw', cnt: 20 },
    { slug: 'bars', cnt: 3 },
  ]
  const { plan } = addProducts(planOf([]), line, products, true)
  expect(plan.items.length).toBe(25)
  expect(warningsOf(plan)).toEqual([])
  expect(plan.hall.length).toBeLessThan(60_000)
})

it('a hall that is guessed is no larger than its line, nor smaller than halls are [R19.142]', () => {
  const { plan } = addProducts(planOf([], { length: 90_000 }), [{ slug: 'saw', cnt: 20 }], products, true)
  expect(warningsOf(plan)).toEqual([])
  const bottom = Math.max(...placeItems(plan, products).map(({ reach }) => reach.bottom))
  expect(plan.hall.width - bottom).toBeLessThan(3000)
  expect(plan.hall.length / plan.hall.width).toBeLessThanOrEqual(2)
  const { hall } = addProducts(planOf([]), [{ slug: 'saw', cnt: 1 }], products, true).plan
  expect([hall.length, hall.width]).toEqual([18_000, 9000])
  const empty = planOf([])
  expect(addProducts(empty, [], products, true).plan).toEqual(empty)
})

it('where there is no room a product stands in the corner, and is warned of [R2.187]', () => {
  const { plan } = addProducts(planOf([]), [{ slug: 'huge', cnt: 1 }], products)
  expect(plan.items[0]).toMatchObject({ x: 0, y: 0 })
  expect(warningsOf(plan)).toContainEqual({ kind: 'outside', at: [1] })
})

it('a plan is arranged anew in the hall as it is, its products the same [R2.210]', () => {
  const { plan } = addProducts(planOf([], { length: 60_000 }), [{ slug: 'saw', cnt: 9 }], products)
  const smaller = { ...plan, hall: { ...plan.hall, length: 21_000 }, items: plan.items.slice(1) }
  expect(warningsOf(smaller)).toContainEqual({ kind: 'outside', at: [9] })
  const arranged = arrangeAnew(smaller, products)
  expect(warningsOf(arranged)).toEqual([])
  expect([arranged.hall, arranged.items.map(({ id }) => id)]).toEqual([smaller.hall, [2, 3, 4, 5, 6, 7, 8, 9]])
  // Where there is too little room, warnings say of what.
  const tiny = { ...plan, hall: { ...plan.hall, length: 6000, width: 6000 } }
  expect(arrangeAnew(tiny, products).items).toHaveLength(9)
  expect(warningsOf(arrangeAnew(tiny, products)).some(({ kind }) => kind === 'overlap')).toBe(true)
})

it('a plan holds so many products of so many kinds [R2.181]', () => {
  const many = addProducts(planOf([]), [{ slug: 'saw', cnt: MAX_ITEMS + 5 }], products)
  expect([many.plan.items.length, many.leftOut]).toEqual([MAX_ITEMS, 5])
  const kinds = [...products.keys()].map((slug) => ({ slug, cnt: 1 }))
  expect(addProducts(planOf([]), kinds, products).plan.items.length).toBe(MAX_KINDS)
})

it('a hall that is full costs no time to speak of, whatever an address asks for [R2.181]', () => {
  const first = planOf([], { length: MAX_HALL_MM, width: MAX_HALL_MM })
  const all = { front: MAX_HALL_MM, back: MAX_HALL_MM, left: MAX_HALL_MM, right: MAX_HALL_MM }
  const scattered = Array.from({ length: 49 }, (_, at) => itemAt('saw', at * 3777, at * 3991, 0, at + 1))
  const items = [...scattered, itemAt('bars', MAX_HALL_MM / 2, MAX_HALL_MM / 2, 0, 50)]
  const before = process.cpuUsage()
  const { plan } = addProducts(
    { ...first, items, typed: new Map([['bars', all]]) },
    [{ slug: 'saw', cnt: 50 }],
    products,
  )
  expect(plan.items.slice(50).every(({ x, y }) => x === 0 && y === 0)).toBe(true)
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000)
})

it('a hall is guessed within its bounds, so that its address can be read again [R2.181]', () => {
  const typed = new Map([['saw', { front: 100_000 }]])
  const { plan } = addProducts({ ...planOf([]), typed }, [{ slug: 'saw', cnt: 60 }], products, true)
  expect(Math.max(plan.hall.length, plan.hall.width)).toBeLessThanOrEqual(MAX_HALL_MM)
})
