import { boundsOf, place } from './camera.ts'
import type { Camera, Window } from './camera.ts'
import { outlineOf, spot } from './paint.ts'
import type { Part } from './solid.ts'
import { signedArea } from './vector.ts'
import type { Flat, Point } from './vector.ts'

export type Standing = { part: Part; camera: Camera; width: number }

/** Always runs the same way round, so that overlapping pieces of one path add up. */
const outline = (camera: Camera, window: Window, points: Point[]) => {
  const flat = points.map((point) => place(camera.project(point), window))
  return outlineOf(signedArea(flat) < 0 ? flat.toReversed() : flat)
}

export const footprint = (points: Point[], margin: number): Point[] => {
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
export const shadows = ({ part, camera, width }: Standing, window: Window, strengths: readonly [number, number]) => {
  const [soft, tight]: [string[], string[]] = [[], []]
  for (const solid of part) {
    for (const face of solid.faces) {
      if (face.material.opacity < 1) continue
      const points = face.loops[0]!.points
      const thrown = points.map(([x, y, z]): Point => [x + Math.min(z, 1400) * 0.2, y + Math.min(z, 1400) * 0.14, 0])
      soft.push(outline(camera, window, thrown))
      if (points.every((point) => point[2] < 260)) {
        tight.push(
          outline(
            camera,
            window,
            points.map(([x, y]): Point => [x, y, 0]),
          ),
        )
      }
    }
  }
  const blur = (id: string, size: number) =>
    `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${size}"/></filter>`
  const wide = width / 70
  return [
    `<defs>${blur('soft', wide)}${blur('tight', wide / 3.4)}</defs>`,
    `<g filter="url(#soft)" opacity="${strengths[0]}"><path fill="#10161f" d="${soft.join('')}"/></g>`,
    `<g filter="url(#tight)" opacity="${strengths[1]}"><path fill="#10161f" d="${tight.join('')}"/></g>`,
  ].join('')
}

/** How far the plate reaches beyond what stands on it. */
const margin = 200
const thickness = 36

export const plateReach = (points: Point[]): Point[] => footprint(points, margin).map(([x, y]) => [x, y, -thickness])

/**
 * The see-through plate a machine stands on, with its shadows. All of it has one and the same opacity, so that the
 * soft shade lies in the colour: that keeps the cut-outs small.
 */
export const plate = (standing: Standing, window: Window, points: Point[]) => {
  const { camera } = standing
  const shape = (corners: Point[]) => outline(camera, window, corners)
  const [a, b, c, d] = footprint(points, margin) as [Point, Point, Point, Point]
  const sunk = ([x, y]: Point): Point => [x, y, -thickness]
  const [from, to] = [a, c].map((corner) =>
    place(camera.project(corner), window).map((v) => v.toFixed(1)),
  ) as string[][]
  const marks = (footprint(points, margin - 55) as [Point, Point, Point, Point]).map(([x, y], i) => {
    const [dx, dy] = [x < (a[0] + c[0]) / 2 ? 170 : -170, y < (a[1] + c[1]) / 2 ? 170 : -170]
    const line = [[x + dx, y, 0] as Point, [x, y, 0] as Point, [x, y + dy, 0] as Point]
    const path = line.map((point) => spot(place(camera.project(point), window))).join('L')
    return `<path d="M${path}" stroke="${i === 1 ? '#e4572e' : '#8795a6'}" stroke-width="2.4"/>`
  })
  return [
    `<defs><linearGradient id="floor" gradientUnits="userSpaceOnUse" x1="${from![0]}" y1="${from![1]}" x2="${to![0]}" y2="${to![1]}"><stop offset="0" stop-color="#8d9bab"/><stop offset="1" stop-color="#bac5d0"/></linearGradient>`,
    `<clipPath id="on-floor"><path d="${shape([a, b, c, d])}"/></clipPath></defs><g opacity=".42">`,
    `<path d="${shape([a, b, sunk(b), sunk(a)])}" fill="#6d7b8b"/><path d="${shape([b, c, sunk(c), sunk(b)])}" fill="#55626f"/>`,
    `<path d="${shape([a, b, c, d])}" fill="url(#floor)"/>`,
    `<g clip-path="url(#on-floor)">${shadows(standing, window, [0.5, 0.72])}</g></g>`,
    `<g fill="none" stroke-linejoin="round">${marks.join('')}</g>`,
  ].join('')
}
