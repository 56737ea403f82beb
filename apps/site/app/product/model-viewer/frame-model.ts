import { Box3, type Object3D, type PerspectiveCamera, Vector3 } from 'three'
import type { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js'

/** How much of half the width or height of the canvas the model fills. */
const FILL = 0.86
const corners = [0, 1, 2, 3, 4, 5, 6, 7]

/** Places the camera so that the whole model is seen as on its photograph: from the front right, a little from above. */
export function frameModel(model: Object3D, camera: PerspectiveCamera, controls: OrbitControls) {
  const box = new Box3().setFromObject(model)
  const center = box.getCenter(new Vector3())
  const size = box.getSize(new Vector3()).length()
  const arm = new Vector3(0.5, 0.42, 0.9).setLength(size * 2)
  // The distance changes the perspective, so it is found in a few rounds.
  for (let round = 0; round < 6; round++) {
    camera.position.copy(center).add(arm)
    camera.lookAt(center)
    camera.updateMatrixWorld()
    arm.multiplyScalar(extentOf(box, camera) / FILL)
  }
  camera.position.copy(center).add(arm)
  controls.target.copy(center)
  controls.minDistance = size * 0.25
  controls.maxDistance = arm.length() * 1.8
  // The model stands on a floor: no view from below.
  controls.maxPolarAngle = Math.PI / 2
  controls.enablePan = false
  controls.update()
}

/** How far the box extends from the centre of the canvas, 1 being its edge. */
function extentOf({ min, max }: Box3, camera: PerspectiveCamera): number {
  const extents = corners.map((it) => {
    const corner = new Vector3(it & 1 ? max.x : min.x, it & 2 ? max.y : min.y, it & 4 ? max.z : min.z).project(camera)
    return Math.max(Math.abs(corner.x), Math.abs(corner.y))
  })
  return Math.max(...extents)
}
