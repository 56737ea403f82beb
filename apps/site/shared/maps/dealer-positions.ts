/** A place in the units of a map's drawing. */
export type Point = { x: number; y: number }

/** Where a dealer lies on the map of the world and on that of the own continent; null where a map does not show it. */
export type DealerPositions = { world: Point | null; continent: Point | null }
