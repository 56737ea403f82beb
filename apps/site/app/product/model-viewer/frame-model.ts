import { Box3, type Object3D, type PerspectiveCamera, Vector3 } from 'three'
import type { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js'

/** How much of the picture's half width or height the model fills. */
const FILL = 0.86
const corners = [0, 1, 2, 3, 4, 5, 6, 7]

/** Puts the whole model into the picture, seen as in its photograph: from the front right, a little from above. */
export function frameModel(model: Object3D, camera: PerspectiveCamera, controls: OrbitControls) {
  const box = new Box3().setFromObject(model)
  const center = box.getCenter(new Vector3())
  const size = box.getSize(new Vector3()).length()
  const arm = new Vector3(0.5, 0.42, 0.9).setLength(size * 2)
  // The nearer the camera the stronger the perspective: a few rounds settle it.
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
  // A machine stands on its floor: nobody looks at it from below.
  controls.maxPolarAngle = Math.PI / 2
  controls.enablePan = false
  controls.update()
}

/** How far the box reaches from the middle of the picture, 1 being its edge. */
function extentOf({ min, max }: Box3, camera: PerspectiveCamera): number {
  const reach = corners.map((it) => {
    const corner = new Vector3(it & 1 ? max.x : min.x, it & 2 ? max.y : min.y, it & 4 ? max.z : min.z).project(camera)
    return Math.max(Math.abs(corner.x), Math.abs(corner.y))
  })
  return Math.max(...reach)
}
