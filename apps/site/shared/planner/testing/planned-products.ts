import { type Figures, type Item, type Plan, type PlannedProduct, emptyHall, type Products } from '../plan.ts'

const figures: Figures = { length: 2000, width: 1000, height: 1500, weight: 600, power: 4, air: 100, extraction: 800 }

/** A product of 2 × 1 m, for tests. */
export const planned = (
  slug: string,
  own: Partial<Figures> = {},
  more: Partial<PlannedProduct> = {},
): PlannedProduct => ({
  id: slug,
  slug,
  model: slug.toUpperCase(),
  name: `The ${slug}`,
  isFallback: false,
  image: null,
  space: {},
  barLength: null,
  people: null,
  model3d: null,
  ...more,
  figures: { ...figures, ...own },
})

export const productsOf = (...all: PlannedProduct[]): Products => new Map(all.map((it) => [it.slug, it]))

/** A plan in a hall of 20 × 10 m. */
export const planOf = (items: readonly Item[], hall: Partial<Plan['hall']> = {}): Plan => ({
  hall: { ...emptyHall, length: 20_000, width: 10_000, ...hall },
  items,
  typed: new Map(),
})

export const itemAt = (slug: string, x: number, y: number, turn: Item['turn'] = 0, id = 1): Item => ({
  id,
  slug,
  x,
  y,
  turn,
})
