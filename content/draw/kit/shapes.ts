import type { Material } from './colours.ts'
import { prism, sheet } from './solid.ts'
import type { Part, Solid } from './solid.ts'
import { add, cross, normalise, scale, subtract } from './vector.ts'
import type { Axis, Flat, Point } from './vector.ts'

export const rectangle = (u: number, v: number, width: number, height: number): Flat[] => [
  [u, v],
  [u + width, v],
  [u + width, v + height],
  [u, v + height],
]

export const arc = (u: number, v: number, radius: number, from: number, to: number, steps: number): Flat[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180
    return [u + radius * Math.cos(angle), v + radius * Math.sin(angle)]
  })

export const circle = (u: number, v: number, radius: number, steps = 40): Flat[] =>
  arc(u, v, radius, 0, 360 - 360 / steps, steps - 1)

export const roundedRectangle = (u: number, v: number, w: number, h: number, radius: number, steps = 4): Flat[] => [
  ...arc(u + w - radius, v + radius, radius, -90, 0, steps),
  ...arc(u + w - radius, v + h - radius, radius, 0, 90, steps),
  ...arc(u + radius, v + h - radius, radius, 90, 180, steps),
  ...arc(u + radius, v + radius, radius, 180, 270, steps),
]

/** A box by its lowest corner and its size. */
export const box = ([x, y, z]: Point, [w, d, h]: Point, material: Material): Solid =>
  prism([rectangle(x, y, w, d)], 2, z, z + h, material)

/** A box whose edges along one axis are rounded. */
export const softBox = (at: Point, size: Point, radius: number, material: Material, axis: Axis = 2): Solid => {
  const [u, v] = axis === 0 ? [1, 2] : axis === 1 ? [0, 2] : [0, 1]
  const figure = roundedRectangle(at[u]!, at[v]!, size[u]!, size[v]!, radius)
  return prism([figure], axis, at[axis]!, at[axis]! + size[axis]!, material)
}

const stepsFor = (radius: number) => (radius < 30 ? 14 : radius < 90 ? 24 : 40)

/** A round bar along an axis; `at` is its centre on the first end. */
export const bar = (at: Point, axis: Axis, radius: number, size: number, material: Material): Solid => {
  const [u, v] = axis === 0 ? [at[1], at[2]] : axis === 1 ? [at[0], at[2]] : [at[0], at[1]]
  const [from, to] = [Math.min(at[axis], at[axis] + size), Math.max(at[axis], at[axis] + size)]
  return prism([circle(u, v, radius, stepsFor(radius))], axis, from, to, material)
}

export const ring = (at: Point, axis: Axis, radius: number, hole: number, size: number, material: Material): Solid => {
  const [u, v] = axis === 0 ? [at[1], at[2]] : axis === 1 ? [at[0], at[2]] : [at[0], at[1]]
  const steps = stepsFor(radius)
  return prism([circle(u, v, radius, steps), circle(u, v, hole, steps)], axis, at[axis]!, at[axis]! + size, material)
}

/** A flat mark lying on the plane across an axis, drawn a hair in front of it. */
export const mark = (axis: Axis, along: number, figure: Flat[], material: Material): Solid =>
  sheet(
    figure.map(([u, v]) => (axis === 0 ? [along, u, v] : axis === 1 ? [u, along, v] : [u, v, along])),
    material,
  )

const ringAround = (centre: Point, along: Point, radius: number, steps: number): Point[] => {
  const side = normalise(Math.abs(along[2]) < 0.9 ? cross(along, [0, 0, 1]) : cross(along, [1, 0, 0]))
  const up = cross(side, along)
  return Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * 2 * Math.PI
    return add(centre, add(scale(side, radius * Math.cos(angle)), scale(up, radius * Math.sin(angle))))
  })
}

/** A straight round bar between any two points. */
export const rod = (from: Point, to: Point, radius: number, material: Material, steps = 10): Solid => {
  const along = normalise(subtract(to, from))
  const [low, high] = [ringAround(from, along, radius, steps), ringAround(to, along, radius, steps)]
  const middle = (i: number) => normalise(subtract(scale(add(low[i]!, low[(i + 1) % steps]!), 0.5), from))
  const back = scale(along, -1)
  const faces = low.map((_, i) => {
    const next = (i + 1) % steps
    return {
      loops: [
        {
          points: [low[i]!, low[next]!, high[next]!, high[i]!],
          edges: [
            { beyond: back, smooth: false },
            { beyond: middle(next), smooth: true },
            { beyond: along, smooth: false },
            { beyond: middle((i + steps - 1) % steps), smooth: true },
          ],
        },
      ],
      normal: middle(i),
      material,
      twoSided: false,
      whole: null,
    }
  })
  const cap = (points: Point[], normal: Point) => ({
    loops: [{ points, edges: points.map((_, i) => ({ beyond: middle(i), smooth: false })) }],
    normal,
    material,
    twoSided: false,
    whole: null,
  })
  return { faces: [...faces, cap(low, back), cap(high, along)], convex: true }
}

/** A bent hose through the given points, smoothed between them. */
export const hose = (path: Point[], radius: number, material: Material, perPiece = 7): Part => {
  const at = (i: number) => path[Math.max(0, Math.min(path.length - 1, i))]!
  const points: Point[] = []
  for (let i = 0; i < path.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let step = 0; step < perPiece; step++) {
      const t = step / perPiece
      const value = (k: 0 | 1 | 2) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t)
      points.push([value(0), value(1), value(2)])
    }
  }
  points.push(path.at(-1)!)
  const plain = { ...material, line: material.line * 0.5 }
  return points.slice(1).map((point, i) => {
    const over = add(point, scale(normalise(subtract(point, points[i]!)), radius * 0.25))
    return rod(points[i]!, over, radius, plain, 8)
  })
}
