import { type Box, overlaps } from './box.ts'
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
  const { space, footprint } = own
  const besides = placed.map((it) => it.footprint.right + Math.max(it.space.right, space.left))
  const below = placed.map((it) => it.footprint.bottom + Math.max(it.space.bottom, space.top))
  const xs = sorted([space.left, ...besides, ...placed.map((it) => it.footprint.left)])
  const ys = sorted([space.top, ...below, ...placed.map((it) => it.footprint.top)])
  const room = { left: 0, top: 0, right: hall.length, bottom: hall.width }
  for (const y of ys)
    for (const x of xs) {
      const reach = shift(own.reach, x, y)
      if (!isWithin(reach, room)) continue
      const stands = shift(footprint, x, y)
      if (placed.every((it) => !overlaps(it.footprint, reach) && !overlaps(it.reach, stands))) return { x, y }
    }
  return null
}

const sorted = (values: readonly number[]) => [...new Set(values.map(Math.round))].toSorted((a, b) => a - b)

const shift = ({ left, top, right, bottom }: Box, x: number, y: number): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
})

const isWithin = (box: Box, room: Box) =>
  box.left >= room.left && box.top >= room.top && box.right <= room.right && box.bottom <= room.bottom
