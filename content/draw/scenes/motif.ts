import { closeView } from '../kit/camera.ts'
import type { Camera } from '../kit/camera.ts'
import type { Part } from '../kit/solid.ts'
import { box } from '../kit/shapes.ts'
import { paint } from '../kit/colours.ts'
import type { Point } from '../kit/vector.ts'

/** Something worth a close look: the bodies, the view, and the region the picture is fitted to. */
export type Motif = { part: Part; focus: Part; camera: Camera }

export const motif = (part: Part, low: Point, size: Point, { camera = closeView } = {}): Motif => ({
  part,
  focus: [box(low, size, paint.body)],
  camera,
})
