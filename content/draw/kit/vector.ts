export type Point = readonly [number, number, number]
export type Flat = readonly [number, number]
export type Axis = 0 | 1 | 2

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scale = (a: Point, by: number): Point => [a[0] * by, a[1] * by, a[2] * by]
export const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const length = (a: Point) => Math.sqrt(dot(a, a))

export const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

export const normalise = (a: Point): Point => {
  const size = length(a)
  return size === 0 ? [0, 0, 1] : scale(a, 1 / size)
}

export const between = (a: Point, b: Point, share: number): Point => add(a, scale(subtract(b, a), share))

/** Turns a direction about one axis, counter-clockwise when looking against that axis. */
export const rotate = (point: Point, axis: Axis, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const [x, y, z] = point
  if (axis === 0) return [x, y * c - z * s, y * s + z * c]
  if (axis === 1) return [x * c + z * s, y, z * c - x * s]
  return [x * c - y * s, x * s + y * c, z]
}

/** Lays a flat figure on the plane across an axis: x takes (y, z), y takes (x, z), z takes (x, y). */
export const lift = (axis: Axis, [u, v]: Flat, along: number): Point => {
  if (axis === 0) return [along, u, v]
  if (axis === 1) return [u, along, v]
  return [u, v, along]
}

export const signedArea = (loop: readonly Flat[]) =>
  loop.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = loop[(i + 1) % loop.length]!
    return sum + (x * nextY - nextX * y) / 2
  }, 0)
