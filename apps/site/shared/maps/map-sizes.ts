import type { Continent } from '@vitrine/contract/shapes/editorial'

/** The maps of the dealers: the whole world, and each continent. */
export type DealerMapName = Continent | 'world'

const continent = { width: 560, height: 520 }

/** The size of each map; positions are in these units. */
export const mapSizes: Record<DealerMapName, { width: number; height: number }> = {
  world: { width: 1120, height: 500 },
  europe: continent,
  asia: continent,
  'north-america': continent,
  'south-america': continent,
  africa: continent,
  oceania: continent,
}
