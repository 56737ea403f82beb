import { Box3, BoxGeometry, Mesh, Vector3 } from 'three'
import { expect, it } from 'vitest'
import { placeItems } from '../../../shared/planner/place-items.ts'
import { itemAt, planned, planOf, productsOf } from '../../../shared/planner/testing/planned-products.ts'
import { createHallScene } from './hall-scene.ts'

const products = productsOf(planned('saw', {}, { model3d: { src: '/saw.glb', bytes: 1 } }), planned('bare'))

/** A model of 2 × 1.5 × 1 m whose front sticks out, and whose origin is at its corner. */
function makeModel() {
  const model = new Mesh(new BoxGeometry(2, 1.5, 1))
  model.geometry.translate(1, 0.75, 0.5)
  const handle = new Mesh(new BoxGeometry(0.1, 0.1, 0.2))
  handle.position.set(1, 1, 1.1)
  handle.name = 'handle'
  model.add(handle)
  return model
}

it('models stand on the floor where the plan has their products, turned as there; boxes stand for the others [R2.193]', () => {
  const plan = planOf([itemAt('saw', 2000, 4000, 1), itemAt('bare', 16_000, 8000, 0, 2)])
  const { root, show } = createHallScene(plan.hall, placeItems(plan, products))
  const stands = () => root.children.filter((it) => it.type === 'Group')
  expect(stands().map((it) => new Box3().setFromObject(it).getSize(new Vector3()).toArray())).toEqual([
    [1, 1.5, 2],
    [2, 1.5, 1],
  ])
  show('/saw.glb', makeModel())
  const [saw, bare] = stands()
  if (!saw || !bare) throw new Error('nothing stands')
  root.updateMatrixWorld(true)
  const box = new Box3().setFromObject(saw)
  // From 2 to 3 m of 20, and 4 to 6 m of 10, seen from the middle of the hall; the handle sticks out to the left.
  expect(box.min.x).toBeLessThan(-8)
  expect(box.max.x).toBeCloseTo(-6.9, 1)
  expect([box.min.y, box.min.z, box.max.z].map((it) => Math.round(it * 100) / 100)).toEqual([0, -1, 1])
  expect(saw.getObjectByName('handle')?.getWorldPosition(new Vector3()).x).toBeLessThan(saw.position.x)
  expect(bare.children).toHaveLength(1)
})
