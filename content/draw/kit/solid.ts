import type { Material } from './colours.ts'
import { add, cross, lift, normalise, rotate, signedArea, subtract } from './vector.ts'
import type { Axis, Flat, Point } from './vector.ts'

/** An edge knows the direction of the face beyond it; null beyond is a free edge, null itself was made by a cut. */
export type Edge = { beyond: Point | null; smooth: boolean } | null
export type Loop = { points: Point[]; edges: Edge[] }
export type Face = { loops: Loop[]; normal: Point; material: Material; twoSided: boolean; whole: Face | null }
export type Solid = { faces: Face[]; convex: boolean }
export type Part = Solid[]

const smoothLimit = Math.cos((34 * Math.PI) / 180)

const flatNormal = ([ax, ay]: Flat, [bx, by]: Flat): Flat => {
  const size = Math.hypot(bx - ax, by - ay) || 1
  return [(by - ay) / size, (ax - bx) / size]
}

const isConvex = (loop: readonly Flat[]) =>
  loop.every(([x, y], i) => {
    const [bx, by] = loop[(i + 1) % loop.length]!
    const [cx, cy] = loop[(i + 2) % loop.length]!
    return (bx - x) * (cy - by) - (by - y) * (cx - bx) > -1e-6
  })

/** Where along the axis a corner of the figure starts and ends: plain numbers, or slanted for a mitre cut. */
export type Cut = number | ((corner: Flat) => number)

const cutAt = (cut: Cut, corner: Flat) => (typeof cut === 'number' ? cut : cut(corner))

const capNormal = (axis: Axis, loop: Flat[], cut: Cut, sign: number): Point => {
  const straight = lift(axis, [0, 0], sign)
  if (typeof cut === 'number') return straight
  const at = (corner: Flat) => lift(axis, corner, cut(corner))
  const [a, b, c] = [at([0, 0]), at([100, 0]), at([0, 100])]
  const normal = normalise(cross(subtract(b, a), subtract(c, a)))
  const facing = normal[axis]! * sign > 0 ? normal : ([-normal[0], -normal[1], -normal[2]] as Point)
  return loop.length > 0 ? facing : straight
}

/** The body between two cuts of a flat figure (first loop outside, the others holes). */
export const prism = (
  figure: Flat[][],
  axis: Axis,
  from: Cut,
  to: Cut,
  material: Material,
  inside = material,
): Solid => {
  const loops = figure.map((loop, i) => (signedArea(loop) > 0 === (i === 0) ? loop : loop.toReversed()))
  const low = capNormal(axis, loops[0]!, from, -1)
  const high = capNormal(axis, loops[0]!, to, 1)
  const sides: Face[] = []
  const caps: [Loop[], Loop[]] = [[], []]
  loops.forEach((loop, index) => {
    const flat = loop.map((corner, i) => flatNormal(corner, loop[(i + 1) % loop.length]!))
    const normals = flat.map((normal) => lift(axis, normal, 0))
    const smooth = flat.map((normal, i) => {
      const next = flat[(i + 1) % flat.length]!
      return normal[0] * next[0] + normal[1] * next[1] > smoothLimit
    })
    const count = loop.length
    loop.forEach((corner, i) => {
      const next = loop[(i + 1) % count]!
      const points = [
        lift(axis, corner, cutAt(from, corner)),
        lift(axis, next, cutAt(from, next)),
        lift(axis, next, cutAt(to, next)),
        lift(axis, corner, cutAt(to, corner)),
      ]
      const before = (i + count - 1) % count
      const edges: Edge[] = [
        { beyond: low, smooth: false },
        { beyond: normals[(i + 1) % count]!, smooth: smooth[i]! },
        { beyond: high, smooth: false },
        { beyond: normals[before]!, smooth: smooth[before]! },
      ]
      const side = index === 0 ? material : inside
      sides.push({ loops: [{ points, edges }], normal: normals[i]!, material: side, twoSided: false, whole: null })
    })
    for (const [end, cut] of [from, to].entries()) {
      const points = loop.map((corner) => lift(axis, corner, cutAt(cut, corner)))
      caps[end]!.push({ points, edges: normals.map((beyond) => ({ beyond, smooth: false })) })
    }
  })
  const cap = (end: 0 | 1, normal: Point): Face => ({
    loops: caps[end],
    normal,
    material,
    twoSided: false,
    whole: null,
  })
  return { faces: [...sides, cap(0, low), cap(1, high)], convex: loops.length === 1 && isConvex(loops[0]!) }
}

/** A sheet without thickness, seen from both sides. */
export const sheet = (points: Point[], material: Material): Solid => {
  const normal = normalise(cross(subtract(points[1]!, points[0]!), subtract(points[2]!, points[1]!)))
  const edges = points.map(() => ({ beyond: null, smooth: false }))
  return { faces: [{ loops: [{ points, edges }], normal, material, twoSided: true, whole: null }], convex: true }
}

type Change = { point: (point: Point) => Point; direction: (direction: Point) => Point }

const changed = (part: Part, { point, direction }: Change): Part =>
  part.map((solid) => ({
    convex: solid.convex,
    faces: solid.faces.map((face) => ({
      ...face,
      normal: direction(face.normal),
      loops: face.loops.map((loop) => ({
        points: loop.points.map(point),
        edges: loop.edges.map((edge) => edge && { ...edge, beyond: edge.beyond && direction(edge.beyond) }),
      })),
    })),
  }))

export const moved = (part: Part, by: Point): Part =>
  changed(part, { point: (point) => add(point, by), direction: (direction) => direction })

export const turned = (part: Part, axis: Axis, degrees: number, around: Point = [0, 0, 0]): Part =>
  changed(part, {
    point: (point) => add(rotate(subtract(point, around), axis, degrees), around),
    direction: (direction) => rotate(direction, axis, degrees),
  })

/** The mirror image across the plane where the given axis is `at`. */
export const mirrored = (part: Part, axis: Axis, at = 0): Part => {
  const flip = (point: Point, centre: number) =>
    point.map((c, i) => (i === axis ? 2 * centre - c : c)) as never as Point
  return changed(part, { point: (point) => flip(point, at), direction: (direction) => flip(direction, 0) })
}

export const scaled = (part: Part, by: number): Part =>
  changed(part, {
    point: (point) => [point[0] * by, point[1] * by, point[2] * by],
    direction: (direction) => direction,
  })
