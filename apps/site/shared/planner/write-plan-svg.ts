import type { Box } from './box.ts'
import type { PlacedItem } from './place-items.ts'
import type { Hall } from './plan.ts'
import { frontEdge } from './working-space.ts'

const INK = '#14181d'
const MUTED = '#545e69'
const LINE = '#c3c9d0'
const STAGE = '#eff1f3'
const WARNED = '#b83a10'

type Shown = {
  /** Ids of the items that warnings are about. */
  warned: ReadonlySet<number>
  /** The hall's sizes in words, such as `30 m`. */
  length: string
  width: string
}

/** The plan as a drawing for paper, in mm of the hall: walls with their sizes, products with their numbers, fronts and working spaces. */
export function writePlanSvg(hall: Hall, placed: readonly PlacedItem[], { warned, length, width }: Shown): string {
  const unit = Math.max(hall.length, hall.width) / 100
  const margin = 5 * unit
  const box = [-margin, -margin, hall.length + 2 * margin, hall.width + 2 * margin]
  const walls = { left: 0, top: 0, right: hall.length, bottom: hall.width }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.map(round).join(' ')}" font-family="Inter">`,
    grid(hall, unit),
    ...placed.map(({ reach }) =>
      rect(cut(reach, walls), `fill="${STAGE}" stroke="${LINE}" stroke-width="${round(unit / 8)}"`),
    ),
    rect(walls, `fill="none" stroke="${INK}" stroke-width="${round(unit / 2)}"`),
    ...placed.map((it) => drawItem(it, warned.has(it.item.id) ? WARNED : INK, unit)),
    label(length, { x: hall.length / 2, y: -1.5 * unit, size: 2.2 * unit }),
    label(width, { x: -1.5 * unit, y: hall.width / 2, size: 2.2 * unit, turn: -90 }),
    '</svg>',
  ].join('\n')
}

const MAX_LINES = 60

/** A line a metre; in a large hall one each 2, 5 or 10. */
function grid({ length, width }: Hall, unit: number): string {
  const step = [1000, 2000, 5000, 10_000].find((it) => Math.max(length, width) / it <= MAX_LINES) ?? 10_000
  const lines: string[] = []
  for (let x = step; x < length; x += step) lines.push(`M${x} 0V${width}`)
  for (let y = step; y < width; y += step) lines.push(`M0 ${y}H${length}`)
  return `<path d="${lines.join('')}" fill="none" stroke="${LINE}" stroke-width="${round(unit / 16)}"/>`
}

function drawItem({ footprint, item, number }: PlacedItem, colour: string, unit: number): string {
  const { left, top, right, bottom } = footprint
  const size = Math.min(2.4 * unit, (right - left) * 0.6, (bottom - top) * 0.7)
  return [
    rect(footprint, `fill="#fff" stroke="${colour}" stroke-width="${round(unit / 4)}"`),
    `<path d="${frontOf(footprint, frontEdge(item.turn))}" stroke="${colour}" stroke-width="${round(unit / 1.6)}"/>`,
    label(String(number), { x: (left + right) / 2, y: (top + bottom) / 2, size, colour }),
  ].join('')
}

function frontOf({ left, top, right, bottom }: Box, edge: ReturnType<typeof frontEdge>): string {
  switch (edge) {
    case 'top':
      return `M${left} ${top}H${right}`
    case 'bottom':
      return `M${left} ${bottom}H${right}`
    case 'left':
      return `M${left} ${top}V${bottom}`
    case 'right':
      return `M${right} ${top}V${bottom}`
  }
}

type Label = { x: number; y: number; size: number; turn?: number; colour?: string }

const label = (text: string, { x, y, size, turn = 0, colour = MUTED }: Label) =>
  `<text x="${round(x)}" y="${round(y)}" font-size="${round(size)}" fill="${colour}" text-anchor="middle" dominant-baseline="central"${
    turn === 0 ? '' : ` transform="rotate(${turn} ${round(x)} ${round(y)})"`
  }>${escapeXml(text)}</text>`

const rect = ({ left, top, right, bottom }: Box, attributes: string) =>
  `<rect x="${left}" y="${top}" width="${Math.max(0, right - left)}" height="${Math.max(0, bottom - top)}" ${attributes}/>`

const cut = (box: Box, walls: Box): Box => ({
  left: Math.max(box.left, walls.left),
  top: Math.max(box.top, walls.top),
  right: Math.min(box.right, walls.right),
  bottom: Math.min(box.bottom, walls.bottom),
})

const round = (it: number) => Math.round(it * 10) / 10

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
