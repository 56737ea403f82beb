import type { PerspectiveCamera } from 'three'
import type { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js'
import type { ViewerStep } from './viewer-step.ts'

/** Moves the camera around what it looks at, by a key or a button. */
export function moveCamera(controls: OrbitControls, camera: PerspectiveCamera, step: ViewerStep) {
  if (step.kind === 'reset') return controls.reset()
  const arm = camera.position.clone().sub(controls.target)
  if (step.kind === 'zoom') {
    arm.setLength(Math.min(Math.max(arm.length() * step.by, controls.minDistance), controls.maxDistance))
  } else {
    const horizontal = Math.hypot(arm.x, arm.z)
    const across = Math.atan2(arm.x, arm.z) + step.across
    const up = Math.min(Math.max(Math.atan2(arm.y, horizontal) + step.up, 0.02), 1.5)
    const length = arm.length()
    arm.set(Math.sin(across) * Math.cos(up), Math.sin(up), Math.cos(across) * Math.cos(up)).multiplyScalar(length)
  }
  camera.position.copy(controls.target).add(arm)
  controls.update()
}
