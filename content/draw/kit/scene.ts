import { boundsOf, fit, place } from './camera.ts'
import type { Bounds, Camera, Window } from './camera.ts'
import { outlineOf, paintPart } from './paint.ts'
import type { LineWeight } from './paint.ts'
import type { Part } from './solid.ts'
import { signedArea } from './vector.ts'
import type { Flat, Point } from './vector.ts'

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
  floorColour?: string
  shadow?: number
  weight?: LineWeight
  background?: string
  over?: string
}

const pointsOf = (part: Part): Point[] =>
  part.flatMap((solid) => solid.faces.flatMap((face) => face.loops.flatMap((loop) => loop.points)))

/** Always runs the same way round, so that overlapping pieces of one path add up. */
const outline = (camera: Camera, window: Window, points: Point[]) => {
  const flat = points.map((point) => place(camera.project(point), window))
  return outlineOf(signedArea(flat) < 0 ? flat.toReversed() : flat)
}

const footprint = (points: Point[], margin: number): Point[] => {
  const { left, right, top, bottom } = boundsOf(points.map(([x, y]) => [x, y] as Flat))
  const [x1, x2, y1, y2] = [left - margin, right + margin, top - margin, bottom + margin]
  return [
    [x1, y1, 0],
    [x2, y1, 0],
    [x2, y2, 0],
    [x1, y2, 0],
  ]
}

/** Everything thrown onto the floor: a wide soft shade to the back right and a tight one where things touch it. */
const shadows = (scene: Scene, window: Window) => {
  const [soft, tight]: [string[], string[]] = [[], []]
  for (const solid of scene.part) {
    for (const face of solid.faces) {
      if (face.material.opacity < 1) continue
      const points = face.loops[0]!.points
      const thrown = points.map(([x, y, z]): Point => [x + Math.min(z, 1400) * 0.2, y + Math.min(z, 1400) * 0.14, 0])
      soft.push(outline(scene.camera, window, thrown))
      if (points.every((point) => point[2] < 260)) {
        tight.push(
          outline(
            scene.camera,
            window,
            points.map(([x, y]): Point => [x, y, 0]),
          ),
        )
      }
    }
  }
  const strength = scene.shadow ?? 1
  const blur = (id: string, size: number) =>
    `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${size}"/></filter>`
  const wide = scene.width / 70
  return [
    `<defs>${blur('soft', wide)}${blur('tight', wide / 3.4)}</defs>`,
    `<g filter="url(#soft)" opacity="${0.3 * strength}"><path fill="#10161f" d="${soft.join('')}"/></g>`,
    `<g filter="url(#tight)" opacity="${0.42 * strength}"><path fill="#10161f" d="${tight.join('')}"/></g>`,
  ].join('')
}

const plate = (scene: Scene, window: Window, points: Point[]) => {
  const colour = scene.floorColour ?? '#8795a6'
  const corners = footprint(points, 180)
  const [a, b, c] = corners as [Point, Point, Point]
  const tick = 170
  const inner = footprint(points, 130) as [Point, Point, Point, Point]
  const marks = inner.map(([x, y], i) => {
    const [dx, dy] = [x < (a[0] + c[0]) / 2 ? 1 : -1, y < (a[1] + c[1]) / 2 ? 1 : -1]
    const to = [[x + dx * tick, y, 0] as Point, [x, y, 0] as Point, [x, y + dy * tick, 0] as Point]
    const path = to.map((point) =>
      place(scene.camera.project(point), window)
        .map((v) => v.toFixed(1))
        .join(' '),
    )
    return `<path d="M${path.join('L')}" stroke="${i === 1 ? '#e4572e' : colour}" stroke-width="2.4" stroke-opacity=".9"/>`
  })
  const edge = place(scene.camera.project(a), window)
  const far = place(scene.camera.project(c), window)
  const fade = `<linearGradient id="floor" gradientUnits="userSpaceOnUse" x1="${edge[0]}" y1="${edge[1]}" x2="${far[0]}" y2="${far[1]}"><stop offset="0" stop-color="${colour}" stop-opacity=".26"/><stop offset="1" stop-color="${colour}" stop-opacity=".1"/></linearGradient>`
  const shape = outline(scene.camera, window, corners)
  const lip = outline(scene.camera, window, [a, b, [b[0], b[1], -36], [a[0], a[1], -36]])
  const end = outline(scene.camera, window, [b, c, [c[0], c[1], -36], [b[0], b[1], -36]])
  return `<defs>${fade}</defs><path d="${lip}" fill="${colour}" fill-opacity=".42"/><path d="${end}" fill="${colour}" fill-opacity=".56"/><path d="${shape}" fill="url(#floor)" stroke="${colour}" stroke-opacity=".5" stroke-width="1.2"/><g fill="none" stroke-linejoin="round">${marks.join('')}</g>`
}

export const drawScene = (scene: Scene): string => {
  const { width, height, camera } = scene
  const floor = scene.floor ?? 'plate'
  const points = pointsOf(scene.focus ?? [...scene.part, ...(scene.under ?? [])])
  const margin = width * 0.025
  const into = scene.into ?? { left: margin, top: margin, right: width - margin, bottom: height - margin }
  const seen = [...points, ...(floor === 'plate' ? footprint(points, 180).map(([x, y]): Point => [x, y, -36]) : [])]
  const window = fit(boundsOf(seen.map(camera.project)), into)
  const weight = scene.weight ?? { outer: 1.5, inner: 1.1 }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    scene.background ?? '',
    floor === 'plate' ? plate(scene, window, points) : '',
    scene.under ? paintPart(scene.under, camera, window, weight, 'u') : '',
    floor === 'none' ? '' : shadows(scene, window),
    paintPart(scene.part, camera, window, weight, 'g'),
    scene.over ?? '',
    '</svg>',
  ].join('\n')
}
