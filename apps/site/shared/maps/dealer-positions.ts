/** A point in the units of a map. */
export type Point = { x: number; y: number }

/** The positions of a dealer on the world map and on the map of its continent; null where a map does not show it. */
export type DealerPositions = { world: Point | null; continent: Point | null }
