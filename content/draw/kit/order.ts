import type { Edge, Face, Loop, Solid } from './solid.ts'
import { between, dot } from './vector.ts'
import type { Axis, Point } from './vector.ts'

/** Which face is painted when: the far ones first. Bodies are parted by free planes; only where none exists are they cut. */
type Plane = { normal: Point; at: number }
type Body = { faces: Face[]; convex: boolean; low: Point; high: Point }

const tolerance = 0.02

const bodyOf = (faces: Face[], convex: boolean): Body => {
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  for (const face of faces) {
    for (const loop of face.loops) {
      for (const point of loop.points) {
        for (const axis of [0, 1, 2] as const) {
          low[axis] = Math.min(low[axis]!, point[axis])
          high[axis] = Math.max(high[axis]!, point[axis])
        }
      }
    }
  }
  return { faces, convex, low: low as never as Point, high: high as never as Point }
}

const partedAlong = (bodies: Body[], axis: Axis): Body[][] => {
  const sorted = bodies.toSorted((a, b) => a.low[axis] - b.low[axis] || a.high[axis] - b.high[axis])
  const groups: Body[][] = []
  let reach = -Infinity
  for (const body of sorted) {
    if (body.low[axis] >= reach - tolerance) groups.push([])
    groups.at(-1)!.push(body)
    reach = Math.max(reach, body.high[axis])
  }
  return groups
}

const distances = (points: Point[], plane: Plane) =>
  points.map((point) => {
    const distance = dot(point, plane.normal) - plane.at
    return Math.abs(distance) < tolerance ? 0 : distance
  })

const sidesOf = (face: Face, plane: Plane) => {
  let [before, behind] = [false, false]
  for (const loop of face.loops) {
    for (const point of loop.points) {
      const distance = dot(point, plane.normal) - plane.at
      if (distance > tolerance) before = true
      else if (distance < -tolerance) behind = true
    }
  }
  return { before, behind }
}

const cutLoop = (loop: Loop, plane: Plane, keep: 1 | -1): Loop | null => {
  const points: Point[] = []
  const edges: Edge[] = []
  const away = distances(loop.points, plane).map((distance) => distance * keep)
  loop.points.forEach((point, i) => {
    const next = (i + 1) % loop.points.length
    const [here, there] = [away[i]!, away[next]!]
    const crossing = () => between(point, loop.points[next]!, here / (here - there))
    if (here >= 0) {
      points.push(point)
      edges.push(here === 0 && there < 0 ? null : loop.edges[i]!)
      if (here > 0 && there < 0) {
        points.push(crossing())
        edges.push(null)
      }
    } else if (there > 0) {
      points.push(crossing())
      edges.push(loop.edges[i]!)
    }
  })
  return points.length >= 3 ? { points, edges } : null
}

const cutFace = (face: Face, plane: Plane, keep: 1 | -1): Face | null => {
  const loops = face.loops.map((loop) => cutLoop(loop, plane, keep)).filter((loop) => loop !== null)
  return loops.length > 0 ? { ...face, loops, whole: face.whole ?? face } : null
}

const candidatePlanes = (bodies: Body[]): Plane[] => {
  const planes: Plane[] = []
  for (const body of bodies) {
    for (const axis of [0, 1, 2] as const) {
      const normal = [0, 1, 2].map((i) => (i === axis ? 1 : 0)) as never as Point
      planes.push({ normal, at: body.low[axis] }, { normal, at: body.high[axis] })
    }
    for (const face of body.faces.slice(0, 12)) {
      planes.push({ normal: face.normal, at: dot(face.normal, face.loops[0]!.points[0]!) })
    }
  }
  const most = 90
  if (planes.length <= most) return planes
  return Array.from({ length: most }, (_, i) => planes[Math.floor((i * planes.length) / most)]!)
}

const bestPlane = (bodies: Body[]): Plane => {
  let best: Plane | null = null
  let bestCost = Infinity
  for (const plane of candidatePlanes(bodies)) {
    const count = { before: 0, behind: 0, on: 0, cut: 0 }
    for (const body of bodies) {
      for (const face of body.faces) {
        const side = sidesOf(face, plane)
        if (side.before && side.behind) count.cut++
        else if (side.before) count.before++
        else if (side.behind) count.behind++
        else count.on++
      }
    }
    const useful = count.on > 0 || (count.before > 0 && count.behind > 0)
    const cost = count.cut * 6 + Math.abs(count.before - count.behind) - count.on
    if (useful && cost < bestCost) [best, bestCost] = [plane, cost]
  }
  if (best) return best
  const face = bodies[0]!.faces[0]!
  return { normal: face.normal, at: dot(face.normal, face.loops[0]!.points[0]!) }
}

const paintOrder = (bodies: Body[], towards: Point, out: Face[], depth: number) => {
  if (bodies.length === 0) return
  if (bodies.length === 1 && (bodies[0]!.convex || bodies[0]!.faces.length === 1)) {
    out.push(...bodies[0]!.faces)
    return
  }
  for (const axis of [2, 1, 0] as const) {
    const groups = partedAlong(bodies, axis)
    if (groups.length < 2) continue
    if (towards[axis] < 0) groups.reverse()
    for (const group of groups) paintOrder(group, towards, out, depth)
    return
  }
  if (depth > 400) {
    for (const body of bodies) out.push(...body.faces)
    return
  }
  const plane = bestPlane(bodies)
  const [before, behind, on]: [Body[], Body[], Face[]] = [[], [], []]
  for (const body of bodies) {
    const [near, far]: [Face[], Face[]] = [[], []]
    for (const face of body.faces) {
      const side = sidesOf(face, plane)
      if (!side.before && !side.behind) on.push(face)
      if (side.before)
        near.push(...(side.behind ? [cutFace(face, plane, 1)].filter((piece) => piece !== null) : [face]))
      if (side.behind)
        far.push(...(side.before ? [cutFace(face, plane, -1)].filter((piece) => piece !== null) : [face]))
    }
    if (near.length > 0) before.push(bodyOf(near, body.convex))
    if (far.length > 0) behind.push(bodyOf(far, body.convex))
  }
  const facing = dot(plane.normal, towards) > 0
  paintOrder(facing ? behind : before, towards, out, depth + 1)
  out.push(...on)
  paintOrder(facing ? before : behind, towards, out, depth + 1)
}

export const inPaintOrder = (solids: Solid[], towards: Point): Face[] => {
  const bodies = solids
    .map((solid) => ({
      ...solid,
      faces: solid.faces.filter((face) => face.twoSided || dot(face.normal, towards) > 1e-4),
    }))
    .filter((solid) => solid.faces.length > 0)
    .map((solid) => bodyOf(solid.faces, solid.convex))
  const out: Face[] = []
  paintOrder(bodies, towards, out, 0)
  return out
}
