import type { GeoProjection } from 'd3-geo'
import type { Point } from '../../shared/maps/dealer-positions.ts'

type Place = { latitude: number | null; longitude: number | null }

/** The position of a place on a map, to a tenth of its unit; null where it has no coordinates or the map does not show it. */
export function placePin(projection: GeoProjection, { latitude, longitude }: Place): Point | null {
  if (latitude === null || longitude === null) return null
  const point = projection([longitude, latitude])
  const [[left, top], [right, bottom]] = projection.clipExtent() ?? [
    [0, 0],
    [0, 0],
  ]
  if (!point) return null
  const [x, y] = point
  return x >= left && x <= right && y >= top && y <= bottom ? { x: toTenth(x), y: toTenth(y) } : null
}

export function toTenth(value: number): number {
  return Math.round(value * 10) / 10
}
