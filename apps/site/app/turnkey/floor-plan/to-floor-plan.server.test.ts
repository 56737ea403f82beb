import { describe, expect, it } from 'vitest'
import { type PlannedProduct, emptyHall } from '../../../shared/planner/plan.ts'
import { numbersOf, toFloorPlan } from './to-floor-plan.server.ts'

const product = (slug: string, length: number | null, width = 1200): PlannedProduct => ({
  id: slug,
  slug,
  model: slug,
  name: slug,
  isFallback: false,
  image: null,
  figures: { length, width, height: 1600, weight: null, power: null, air: null, extraction: null },
  space: {},
  barLength: null,
  people: null,
  model3d: null,
})
const known = new Map(
  [product('saw', 4000), product('welder', 3000), product('cleaner', 2000)].map((it) => [it.slug, it]),
)

describe('the floor plan of a line', () => {
  it('numbers machines as the planner does, and knows the numbers of a kind [R19.104, R19.105]', () => {
    const plan = toFloorPlan(
      [
        { slug: 'saw', cnt: 1 },
        { slug: 'unknown', cnt: 1 },
        { slug: 'welder', cnt: 2 },
      ],
      known,
    )
    const standing = plan?.standing ?? []
    expect(standing.map(({ number, kind }) => [number, kind])).toEqual([
      [1, 1],
      [2, 3],
      [3, 3],
    ])
    expect([1, 2, 3].map((kind) => numbersOf(kind, standing))).toEqual(['1', '', '2–3'])
  })

  it('takes the room that the machines need, in whole metres [R19.104]', () => {
    const plan = toFloorPlan(
      [...known.keys()].map((slug) => ({ slug, cnt: 4 })),
      known,
    )!
    expect([plan.length % 1000, plan.width % 1000]).toEqual([0, 0])
    expect(plan.width).toBeLessThan(emptyHall.width)
    for (const { x, y, across, down } of plan.standing) {
      expect(x + across).toBeLessThan(plan.length)
      expect(y + down).toBeLessThan(plan.width)
    }
  })

  it('is none where fewer than two machines have a size [R19.104]', () => {
    expect(toFloorPlan([{ slug: 'saw', cnt: 1 }], known)).toBeNull()
    expect(toFloorPlan([{ slug: 'unknown', cnt: 9 }], known)).toBeNull()
    const sizeless = new Map([product('a', null), product('b', null)].map((it) => [it.slug, it]))
    expect(
      toFloorPlan(
        [...sizeless.keys()].map((slug) => ({ slug, cnt: 1 })),
        sizeless,
      ),
    ).toBeNull()
  })
})
