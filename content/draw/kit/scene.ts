import { boundsOf, fit } from './camera.ts'
import type { Bounds, Camera } from './camera.ts'
import { plate, plateReach, shadows } from './floor.ts'
import { paintPart } from './paint.ts'
import type { LineWeight } from './paint.ts'
import type { Part } from './solid.ts'
import type { Point } from './vector.ts'

export type Floor = 'plate' | 'shadow' | 'none'

export type Scene = {
  width: number
  height: number
  part: Part
  camera: Camera
  /** Where in the picture the part is fitted; the whole picture less a margin when left out. */
  into?: Bounds
  /** What the fit looks at, when not the whole part: pieces may then run out of the picture. */
  focus?: Part
  floor?: Floor
  /** Painted before the shadows: a hall floor with its markings. */
  under?: Part
  weight?: LineWeight
  background?: string
  over?: string
}

const pointsOf = (part: Part): Point[] =>
  part.flatMap((solid) => solid.faces.flatMap((face) => face.loops.flatMap((loop) => loop.points)))

export const drawScene = (scene: Scene): string => {
  const { width, height, camera } = scene
  const floor = scene.floor ?? 'plate'
  const points = pointsOf(scene.focus ?? [...scene.part, ...(scene.under ?? [])])
  const margin = width * 0.025
  const into = scene.into ?? { left: margin, top: margin, right: width - margin, bottom: height - margin }
  const seen = [...points, ...(floor === 'plate' ? plateReach(points) : [])]
  const window = fit(boundsOf(seen.map(camera.project)), into)
  const weight = scene.weight ?? { outer: 1.5, inner: 1.1 }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    scene.background ?? '',
    floor === 'plate' ? plate(scene, window, points) : '',
    scene.under ? paintPart(scene.under, camera, window, weight, 'u') : '',
    floor === 'shadow' ? shadows(scene, window, [0.26, 0.36]) : '',
    paintPart(scene.part, camera, window, weight, 'g'),
    scene.over ?? '',
    '</svg>',
  ].join('\n')
}
