import type { Box } from './box.ts'
import { placeItem, type PlacedItem } from './place-items.ts'
import type { Hall, Item, PlannedProduct, Turn, Typed } from './plan.ts'

type New = { id: number; product: PlannedProduct; typed: Typed }

/**
 * A place for one more product with room to work, in rows from the upper left; turned where it fits only so.
 * @returns null where there is none
 */
export function findRoom({ id, product, typed }: New, placed: readonly PlacedItem[], hall: Hall): Item | null {
  for (const turn of [0, 1] as const) {
    const found = findPlace(placeItem({ id, slug: product.slug, x: 0, y: 0, turn }, product, typed, 0), placed, hall)
    if (found) return { id, slug: product.slug, ...found, turn: turn as Turn }
  }
  return null
}

/** Corners that others and the walls leave are tried alone: anything between is as near to something and wastes room. */
function findPlace(own: PlacedItem, placed: readonly PlacedItem[], hall: Hall): { x: number; y: number } | null {
  const { space, reach } = own
  const besides = placed.map((it) => it.footprint.right + Math.max(it.space.right, space.left))
  const below = placed.map((it) => it.footprint.bottom + Math.max(it.space.bottom, space.top))
  const xs = sorted([space.left, ...besides, ...placed.map((it) => it.footprint.left)])
  const ys = sorted([space.top, ...below, ...placed.map((it) => it.footprint.top)])
  const fitting = xs.filter((x) => x + reach.left >= 0 && x + reach.right <= hall.length)
  const taken = takenBy(placed, own)
  for (const y of ys) {
    if (y + reach.top < 0 || y + reach.bottom > hall.width) continue
    const x = firstFree(fitting, y, taken)
    if (x !== undefined) return { x, y }
  }
  return null
}

/** Where the corner of a product must not be, its edges not included: there it would stand in the working space of another, or that one in its own. */
function takenBy(placed: readonly PlacedItem[], { footprint, reach }: PlacedItem): Box[] {
  const around = (other: Box, own: Box): Box => ({
    left: other.left - own.right,
    top: other.top - own.bottom,
    right: other.right - own.left,
    bottom: other.bottom - own.top,
  })
  return placed
    .flatMap((it) => [around(it.footprint, reach), around(it.reach, footprint)])
    .toSorted((a, b) => a.left - b.left)
}

/**
 * The first of ascending numbers that is free in a row. Each number and box is looked at once: an address may ask for a hundred products in a hall that
 * is full. @param taken by their left edges
 */
function firstFree(xs: readonly number[], y: number, taken: readonly Box[]): number | undefined {
  let [next, end] = [0, Number.NEGATIVE_INFINITY]
  return xs.find((x) => {
    for (let box = taken[next]; box && box.left < x; box = taken[++next])
      if (box.top < y && y < box.bottom) end = Math.max(end, box.right)
    return end <= x
  })
}

const sorted = (values: readonly number[]) => [...new Set(values.map(Math.round))].toSorted((a, b) => a - b)
