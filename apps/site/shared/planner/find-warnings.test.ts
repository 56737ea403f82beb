import { describe, expect, it } from 'vitest'
import { findWarnings, type PlanWarning } from './find-warnings.ts'
import type { Item, Plan } from './plan.ts'
import { placeItems } from './place-items.ts'
import { itemAt, planned, planOf, productsOf } from './testing/planned-products.ts'

const products = productsOf(
  planned('saw'),
  planned('bars', {}, { barLength: 7000 }),
  planned('table', { power: null, air: null }, { space: { front: 0, back: 0, left: 0, right: 0 } }),
)
const warn = (items: readonly Item[], hall: Partial<Plan['hall']> = {}): PlanWarning[] => {
  const plan = planOf(items, hall)
  return findWarnings(plan.hall, placeItems(plan, products))
}
/** In the middle, where no wall is near. */
const first = itemAt('saw', 8000, 4000)
const second = (x: number, y: number, slug = 'saw') => itemAt(slug, x, y, 0, 2)

describe('what an engineer would say', () => {
  it('nothing of products with room to work, linked ones, and a back at the wall [R2.189]', () => {
    expect(warn([first])).toEqual([])
    expect(warn([first, second(10_800, 4000)])).toEqual([])
    expect(warn([first, second(10_000, 4000)])).toEqual([])
    expect(warn([itemAt('saw', 0, 0)])).toEqual([])
  })

  it('products that overlap, and one through the wall [R2.189]', () => {
    expect(warn([first, second(9990, 4990)])).toEqual([{ kind: 'overlap', at: [1, 2] }])
    expect(warn([itemAt('saw', 18_500, 4000)])).toEqual([{ kind: 'outside', at: [1] }])
  })

  it.each([
    [10_700, 4000, 700],
    [10_300, 5400, 500],
  ])('a gangway under 800 mm, also past a corner: %i, %i [R2.189]', (x, y, gap) => {
    expect(warn([first, second(x, y)])).toEqual([{ kind: 'gangway', at: [1, 2], gap }])
  })

  it('no gangway between what a third one links, or where neither needs room [R2.189]', () => {
    expect(warn([first, second(10_500, 4000), itemAt('saw', 9300, 5000, 0, 3)])).toEqual([])
    expect(warn([itemAt('table', 8000, 4000), second(10_500, 4000, 'table')])).toEqual([])
  })

  it('something in the working space of another, which says how much there is and is needed [R2.189]', () => {
    expect(warn([first, second(8000, 5900)])).toEqual([{ kind: 'space', at: [1, 2], gap: 900, need: 1000 }])
    expect(warn([itemAt('bars', 8000, 4000), second(11_000, 4000)])).toEqual([
      { kind: 'space', at: [1, 2], gap: 1000, need: 2500 },
    ])
  })

  it('a wall that is too near for work, and always one right before the front [R2.189]', () => {
    expect(warn([itemAt('saw', 8000, 500)])).toEqual([{ kind: 'wall', at: [1], gap: 500, need: 800 }])
    expect(warn([itemAt('saw', 8000, 0, 2)])).toEqual([{ kind: 'wall', at: [1], gap: 0, need: 1000 }])
  })

  it('more power, air, height or floor load than the hall has [R2.189]', () => {
    const all = { power: 7.9, air: 139, usage: 70, height: 1400, floorLoad: 299 }
    const far = itemAt('saw', 12_000, 4000, 0, 2)
    expect(warn([first, far], all)).toEqual([
      { kind: 'power', at: [], need: 8, have: 7.9 },
      { kind: 'air', at: [], need: 140, have: 139 },
      { kind: 'height', at: [1], height: 1500, have: 1400 },
      { kind: 'height', at: [2], height: 1500, have: 1400 },
      { kind: 'floorLoad', at: [1], load: 300, have: 299 },
      { kind: 'floorLoad', at: [2], load: 300, have: 299 },
    ])
    expect(warn([first, far], { power: 8, air: 140, height: 1500, floorLoad: 300 })).toEqual([])
  })
})
