import { z } from 'zod'

/** Millimetres. */
export type Size = { width: number; height: number }
export type Place = Size & { x: number; y: number }

/** Labels that are sold on sheets of A4, and the one of the smallest type plates. */
export const labelSizes = ['50x25', '70x36', '70x37', '105x48', '105x57'] as const
export const papers = ['a4', 'roll'] as const
export const cuttingAids = ['none', 'crop', 'lines'] as const

export const MIN_SIDE_MM = 15
export const MAX_SIDE_MM = 200
const A4: Size = { width: 210, height: 297 }
/** What printers leave white, and where marks for the knife stand. */
const EDGE_MM = 10
/** So that 3 × 70 mm are not more than 210 by a rounding. */
const EPSILON = 1e-6

const side = z.coerce.number().min(MIN_SIDE_MM).max(MAX_SIDE_MM)
const whole = z.coerce.number().int().nonnegative().max(10_000)

/** How labels are printed, as the address of the sheet says it. */
export const labelQuery = z.object({
  size: z.enum([...labelSizes, 'own']).default('50x25'),
  width: side.default(50),
  height: side.default(25),
  paper: z.enum(papers).default('a4'),
  cut: z.enum(cuttingAids).default('none'),
  skip: whole.default(0),
  part: whole.min(1).default(1),
})
export type LabelQuery = z.infer<typeof labelQuery>

export function sizeOf({ size, width, height }: Pick<LabelQuery, 'size' | 'width' | 'height'>): Size {
  if (size === 'own') return { width, height }
  const [own = width, other = height] = size.split('x').map(Number)
  return { width: own, height: other }
}

/** A sheet and the places of its labels, row by row. */
export type Layout = { page: Size; block: Place; places: Place[] }

/**
 * As many labels as fit on a sheet, side by side in its middle, as sheets of labels are cut; with an edge where somebody cuts them.
 * @returns null where not one fits
 */
export function layOutLabels(label: Size, paper: LabelQuery['paper'], cut: LabelQuery['cut']): Layout | null {
  if (paper === 'roll') {
    const only = { x: 0, y: 0, ...label }
    return { page: label, block: only, places: [only] }
  }
  const edge = cut === 'none' ? 0 : EDGE_MM
  const [columns, rows] = [
    Math.floor((A4.width - 2 * edge) / label.width + EPSILON),
    Math.floor((A4.height - 2 * edge) / label.height + EPSILON),
  ]
  if (columns === 0 || rows === 0) return null
  const [width, height] = [columns * label.width, rows * label.height]
  const block = { x: (A4.width - width) / 2, y: (A4.height - height) / 2, width, height }
  const places = Array.from({ length: columns * rows }, (_, index) => ({
    x: block.x + (index % columns) * label.width,
    y: block.y + Math.floor(index / columns) * label.height,
    ...label,
  }))
  return { page: A4, block, places }
}

/** Labels by sheet, each at its place; the first sheet without the places that are used up. */
export function fillSheets<Label>(labels: readonly Label[], { places }: Layout, skip: number) {
  const first = skip % places.length
  const count = Math.ceil((labels.length + first) / places.length)
  return Array.from({ length: labels.length === 0 ? 0 : count }, (_, sheet) =>
    places.flatMap((place, index) => {
      const label = labels[sheet * places.length + index - first]
      return label === undefined ? [] : [{ label, place }]
    }),
  )
}
