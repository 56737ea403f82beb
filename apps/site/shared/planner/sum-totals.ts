import { areaOf, coveredArea, intersect } from './box.ts'
import type { PlacedItem } from './place-items.ts'
import type { FigureName, Hall } from './plan.ts'

/** A sum, and of how many items the figure is not known. */
export type Sum = { sum: number; unknown: number }

export type Totals = {
  /** In mm²: the hall, what products stand on, and that with working space, within the hall. */
  area: { hall: number; footprints: number; occupied: number }
  power: Sum
  /** `used` is what is needed at the same time. */
  air: Sum & { used: number }
  extraction: Sum
  weight: Sum
  /** The greatest load on the floor, in kg/m² of a footprint. */
  heaviest: { id: number; load: number } | null
  people: Sum
}

/** What the items need together (R2.188). */
export function sumTotals(hall: Hall, placed: readonly PlacedItem[]): Totals {
  const air = sumOf(placed, 'air')
  const walls = { left: 0, top: 0, right: hall.length, bottom: hall.width }
  return {
    area: {
      hall: hall.length * hall.width,
      footprints: coveredArea(placed.map((it) => it.footprint)),
      occupied: coveredArea(placed.map((it) => intersect(it.reach, walls))),
    },
    power: sumOf(placed, 'power'),
    air: { ...air, used: (air.sum * hall.usage) / 100 },
    extraction: sumOf(placed, 'extraction'),
    weight: sumOf(placed, 'weight'),
    heaviest: findHeaviest(placed),
    people: hall.people === null ? sumPeople(placed) : { sum: hall.people, unknown: 0 },
  }
}

function sumOf(placed: readonly PlacedItem[], name: FigureName): Sum {
  const figures = placed.map((it) => it.figures[name])
  // Sums of decimals of kilowatts.
  const sum = Number(figures.reduce<number>((all, it) => all + (it ?? 0), 0).toFixed(3))
  return { sum, unknown: figures.filter((it) => it === null).length }
}

function sumPeople(placed: readonly PlacedItem[]): Sum {
  const people = placed.map((it) => it.product.people)
  return {
    sum: people.reduce<number>((all, it) => all + (it ?? 0), 0),
    unknown: people.filter((it) => it === null).length,
  }
}

/** The load of an item on what it stands on, in kg/m²; null where its weight or size is not known. */
export function loadOf({ figures, footprint, isAssumed }: PlacedItem): number | null {
  if (figures.weight === null || isAssumed) return null
  return figures.weight / (areaOf(footprint) / 1e6)
}

function findHeaviest(placed: readonly PlacedItem[]): Totals['heaviest'] {
  const loads = placed.flatMap((it) => {
    const load = loadOf(it)
    return load === null ? [] : [{ id: it.item.id, load }]
  })
  return loads.toSorted((a, b) => b.load - a.load)[0] ?? null
}
