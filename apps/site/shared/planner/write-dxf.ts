import type { Box } from './box.ts'
import type { PlacedItem } from './place-items.ts'
import type { Hall } from './plan.ts'
import { frontEdge } from './working-space.ts'

/** Layers of the drawing, with their colours of AutoCAD's index. */
const layers = { WALLS: 7, PRODUCTS: 5, WORKING_SPACE: 8, TEXTS: 3, DIMENSIONS: 1 } as const
type Layer = keyof typeof layers

type Pair = readonly [code: number, value: string | number]
type Point = readonly [x: number, y: number]

const TEXT_MM = 250

/**
 * The plan as a drawing, in mm: DXF of release 12, which every CAD program reads. The y axis runs up, as in drawings.
 * @param title the first line of the drawing's heading
 */
export function writeDxf(hall: Hall, placed: readonly PlacedItem[], title: string): string {
  const walls = { left: 0, top: 0, right: hall.length, bottom: hall.width }
  const up = (y: number) => hall.width - y
  const pairs: Pair[] = [
    ...section('HEADER', [
      [9, '$ACADVER'],
      [1, 'AC1009'],
      // Millimetres: later releases know the unit, earlier ones leave it out.
      [9, '$INSUNITS'],
      [70, 4],
      [9, '$EXTMIN'],
      ...point([0, 0]),
      [9, '$EXTMAX'],
      ...point([hall.length, hall.width]),
    ]),
    ...section('TABLES', layerTable()),
    ...section('ENTITIES', [
      ...outline('WALLS', walls, up),
      ...text('TEXTS', [0, hall.width + 3 * TEXT_MM], title, TEXT_MM * 1.6),
      ...text('DIMENSIONS', [hall.length / 2, -3 * TEXT_MM], String(hall.length)),
      ...text('DIMENSIONS', [-5 * TEXT_MM, hall.width / 2], String(hall.width)),
      ...placed.flatMap((it) => drawItem(it, up)),
    ]),
    [0, 'EOF'],
  ]
  return pairs.map(([code, value]) => `${String(code).padStart(3)}\r\n${value}\r\n`).join('')
}

function drawItem({ footprint, reach, number, product, item }: PlacedItem, up: (y: number) => number): Pair[] {
  const [across, down] = [footprint.right - footprint.left, footprint.bottom - footprint.top]
  const size = Math.min(TEXT_MM, across / 8, down / 3)
  return [
    ...outline('WORKING_SPACE', reach, up),
    ...outline('PRODUCTS', footprint, up),
    ...front(footprint, frontEdge(item.turn), up),
    ...text('TEXTS', [footprint.left + size, up(footprint.top) - 1.5 * size], `${number} ${product.model}`, size),
    ...text('TEXTS', [footprint.left + size, up(footprint.top) - 2.8 * size], `${across} x ${down}`, size * 0.7),
  ]
}

/** A second line along the front, by which one sees where people stand. */
function front(
  { left, top, right, bottom }: Box,
  edge: ReturnType<typeof frontEdge>,
  up: (y: number) => number,
): Pair[] {
  const inset = Math.min(100, (right - left) / 4, (bottom - top) / 4)
  const ends: Record<typeof edge, [Point, Point]> = {
    top: [
      [left, up(top + inset)],
      [right, up(top + inset)],
    ],
    bottom: [
      [left, up(bottom - inset)],
      [right, up(bottom - inset)],
    ],
    left: [
      [left + inset, up(top)],
      [left + inset, up(bottom)],
    ],
    right: [
      [right - inset, up(top)],
      [right - inset, up(bottom)],
    ],
  }
  const [from, to] = ends[edge]
  return [[0, 'LINE'], [8, 'PRODUCTS'], ...point(from), [11, to[0]], [21, to[1]], [31, 0]]
}

function section(name: string, content: readonly Pair[]): Pair[] {
  return [[0, 'SECTION'], [2, name], ...content, [0, 'ENDSEC']]
}

function layerTable(): Pair[] {
  const rows = Object.entries(layers).flatMap(([name, color]): Pair[] => [
    [0, 'LAYER'],
    [2, name],
    [70, 0],
    [62, color],
    [6, 'CONTINUOUS'],
  ])
  return [[0, 'TABLE'], [2, 'LAYER'], [70, Object.keys(layers).length], ...rows, [0, 'ENDTAB']]
}

function outline(layer: Layer, { left, top, right, bottom }: Box, up: (y: number) => number): Pair[] {
  const corners: Point[] = [
    [left, up(top)],
    [right, up(top)],
    [right, up(bottom)],
    [left, up(bottom)],
  ]
  return [
    [0, 'POLYLINE'],
    [8, layer],
    [66, 1],
    // Closed.
    [70, 1],
    ...point([0, 0]),
    ...corners.flatMap((it): Pair[] => [[0, 'VERTEX'], [8, layer], ...point(it)]),
    [0, 'SEQEND'],
    [8, layer],
  ]
}

function text(layer: Layer, at: Point, content: string, size = TEXT_MM): Pair[] {
  return [[0, 'TEXT'], [8, layer], ...point(at), [40, Number(size.toFixed(1))], [1, escapeText(content)]]
}

const point = ([x, y]: Point): Pair[] => [
  [10, x],
  [20, y],
  [30, 0],
]

/** One line, in the letters that the format has; others by their number. */
function escapeText(content: string): string {
  return content
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .slice(0, 200)
    .replaceAll(/[^\x20-\x7e]/g, (it) => `\\U+${it.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`)
}
