import { expect, it } from 'vitest'
import { snapBox } from './snap.ts'

const hall = { length: 20_000, width: 10_000 }
const at = (left: number, top: number) => ({ left, top, right: left + 2000, bottom: top + 1000 })

it.each([
  ['a wall', at(150, 4040), [], { x: 0, y: 4000, guides: [{ axis: 'x', at: 0 }] }],
  [
    'the far walls',
    at(17_900, 8950),
    [],
    {
      x: 18_000,
      y: 9000,
      guides: [
        { axis: 'x', at: 20_000 },
        { axis: 'y', at: 10_000 },
      ],
    },
  ],
  [
    'a neighbour and its edge',
    at(7130, 4110),
    [at(5000, 4000)],
    {
      x: 7000,
      y: 4000,
      guides: [
        { axis: 'x', at: 7000 },
        { axis: 'y', at: 4000 },
      ],
    },
  ],
  ['a gangway', at(7750, 4500), [at(5000, 4000)], { x: 7800, y: 4500, guides: [{ axis: 'x', at: 7800 }] }],
  ['the grid', at(9049, 4051), [], { x: 9000, y: 4100, guides: [] }],
  ['no neighbour that is far', at(7130, 8040), [at(5000, 1000)], { x: 7100, y: 8000, guides: [] }],
  ['the hall', at(-900, 20_000), [], { x: 0, y: 9000, guides: [] }],
])('a product snaps to %s [R2.184]', (_, box, others, snapped) => {
  expect(snapBox(box, others, hall)).toEqual(snapped)
})
