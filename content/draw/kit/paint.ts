import type { Camera, Window } from './camera.ts'
import { boundsOf, place } from './camera.ts'
import { lighten, mix } from './colours.ts'
import type { Material } from './colours.ts'
import { inPaintOrder } from './order.ts'
import type { Face, Loop, Part } from './solid.ts'
import { dot, normalise } from './vector.ts'
import type { Flat, Point } from './vector.ts'

const light = normalise([-0.22, -0.5, 0.84])

const brightness = (normal: Point, camera: Camera) => {
  const facing = dot(normal, camera.towards) < 0 ? (normal.map((c) => -c) as never as Point) : normal
  return 0.5 + 0.62 * (0.5 + 0.5 * dot(facing, light))
}

const figure = (value: number) => value.toFixed(1).replace(/\.0$/, '')
export const spot = ([x, y]: Flat) => `${figure(x)} ${figure(y)}`
export const outlineOf = (points: Flat[]) => `M${points.map(spot).join('L')}Z`

type Gradients = Map<string, string>

const stopsFor = (colour: string, finish: Material['finish'], upright: boolean) => {
  if (finish === 'metal') {
    const tones = upright ? [1.02, 1.14, 0.94, 1.06, 0.9] : [0.96, 1.16, 1.0, 1.12, 0.93]
    return tones.map((tone, i) => [i / 4, lighten(colour, tone)] as const)
  }
  return upright
    ? ([
        [0, lighten(colour, 1.05)],
        [1, lighten(colour, 0.9)],
      ] as const)
    : ([
        [0, lighten(colour, 0.97)],
        [1, lighten(colour, 1.06)],
      ] as const)
}

/** The fill of a face: large planes fade a little, metal carries a streak; both are one over all pieces of a cut face. */
const fillOf = (face: Face, colour: string, onPaper: (point: Point) => Flat, gradients: Gradients, prefix: string) => {
  const { finish } = face.material
  const whole = (face.whole ?? face).loops[0]!.points.map(onPaper)
  const { left, right, top, bottom } = boundsOf(whole)
  const large = (right - left) * (bottom - top) > 500
  if (finish === 'flat' || finish === 'glow' || !large) return colour
  const upright = Math.abs(face.normal[2]) < 0.7
  const span = upright && finish !== 'metal' ? [left, top, left, bottom] : [left, bottom, right, top]
  const where = `x1="${figure(span[0]!)}" y1="${figure(span[1]!)}" x2="${figure(span[2]!)}" y2="${figure(span[3]!)}"`
  const key = `${where} ${colour} ${finish}`
  if (!gradients.has(key)) {
    const stops = stopsFor(colour, finish, upright)
    const inner = stops.map(([offset, tone]) => `<stop offset="${offset}" stop-color="${tone}"/>`).join('')
    const id = `${prefix}${gradients.size}`
    gradients.set(key, `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${where}>${inner}</linearGradient>`)
    return `url(#${id})`
  }
  return `url(#${gradients.get(key)!.match(/id="(\w+)"/)![1]})`
}

const lines = (loops: Loop[], onPaper: (point: Point) => Flat, towards: Point, twoSided: boolean) => {
  const [outer, inner]: [string[], string[]] = [[], []]
  for (const { points, edges } of loops) {
    points.forEach((point, i) => {
      const edge = edges[i]
      if (!edge) return
      const step = `M${spot(onPaper(point))}L${spot(onPaper(points[(i + 1) % points.length]!))}`
      const beyondSeen = edge.beyond !== null && !twoSided && dot(edge.beyond, towards) > 1e-4
      if (!beyondSeen) outer.push(step)
      else if (!edge.smooth) inner.push(step)
    })
  }
  return { outer: outer.join(''), inner: inner.join('') }
}

export type LineWeight = { outer: number; inner: number }

export const paintPart = (part: Part, camera: Camera, window: Window, weight: LineWeight, prefix: string) => {
  const onPaper = (point: Point) => place(camera.project(point), window)
  const gradients: Gradients = new Map()
  const shapes = inPaintOrder(part, camera.towards).map((face) => {
    const { material } = face
    const tone = material.finish === 'glow' ? 1 : brightness(face.normal, camera)
    const colour = lighten(material.colour, tone)
    const fill = fillOf(face, colour, onPaper, gradients, prefix)
    const path = face.loops.map((loop) => outlineOf(loop.points.map(onPaper))).join('')
    const seam =
      material.opacity === 1 ? ` stroke="${colour}" stroke-width=".7"` : ` fill-opacity="${material.opacity}"`
    const body = `<path d="${path}" fill="${fill}" fill-rule="evenodd"${seam}/>`
    if (material.line === 0) return body
    const { outer, inner } = lines(face.loops, onPaper, camera.towards, face.twoSided)
    const dark = mix(colour, '#1f2936', 0.56)
    const bright = mix(colour, '#ffffff', 0.6)
    return [
      body,
      inner &&
        `<path d="${inner}" stroke="${bright}" stroke-width="${figure(weight.inner * material.line)}" opacity=".65"/>`,
      outer && `<path d="${outer}" stroke="${dark}" stroke-width="${figure(weight.outer * material.line)}"/>`,
    ].join('')
  })
  const defs = gradients.size > 0 ? `<defs>${[...gradients.values()].join('')}</defs>` : ''
  return `${defs}<g fill="none" stroke-linejoin="round" stroke-linecap="round">${shapes.join('\n')}</g>`
}
