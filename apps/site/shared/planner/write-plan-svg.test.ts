import { expect, it } from 'vitest'
import { placeItems } from './place-items.ts'
import { itemAt, planned, planOf, productsOf } from './testing/planned-products.ts'
import { writePlanSvg } from './write-plan-svg.ts'

const products = productsOf(planned('saw'), planned('welder', { length: 1000 }))
const shown = { warned: new Set<number>(), length: '20 m', width: '<10 m>' }

it('draws walls with their sizes, and each product with its number, front and room to work, within the walls [R2.124]', () => {
  const plan = planOf([itemAt('saw', 0, 0), itemAt('welder', 5000, 4000, 1, 2)])
  const svg = writePlanSvg(plan.hall, placeItems(plan, products), shown)
  expect(svg).toContain('<rect x="0" y="0" width="20000" height="10000" fill="none"')
  expect(svg).toContain('<rect x="0" y="0" width="2000" height="1000" fill="#fff"')
  // Turned by a quarter, its front is to the left.
  expect(svg).toContain('<rect x="5000" y="4000" width="1000" height="1000" fill="#fff"')
  expect(svg).toContain('M5000 4000V5000')
  expect(svg.match(/<text[^>]*>[^<]*/g)?.map((it) => it.replace(/.*>/, ''))).toEqual(['1', '2', '20 m', '&lt;10 m&gt;'])
  // Room to work ends at the walls.
  expect([...svg.matchAll(/ (?:x|y)="(-[\d.]+)"/g)].map(([, it]) => it)).toHaveLength(2)
})

it('draws what warnings are about in another colour [R2.124]', () => {
  const plan = planOf([itemAt('saw', 0, 0)])
  const draw = (warned: number[]) =>
    writePlanSvg(plan.hall, placeItems(plan, products), { ...shown, warned: new Set(warned) })
  expect(draw([1])).toContain('#b83a10')
  expect(draw([])).not.toContain('#b83a10')
})
