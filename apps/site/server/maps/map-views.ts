import { geoAzimuthalEqualArea, geoNaturalEarth1, type GeoProjection } from 'd3-geo'
import { type DealerMapName, mapSizes } from '../../shared/maps/map-sizes.ts'

type View = {
  projection: () => GeoProjection
  /** What the drawing must show: degrees west, south, east, north. More may be seen at its edges. */
  shows: readonly [number, number, number, number]
}

/** Seen from above its middle, a part of the world keeps its shape and its size. */
const above = (longitude: number, latitude: number) => () =>
  geoAzimuthalEqualArea().rotate([-longitude, -latitude]).clipAngle(85)

/** What each map of the dealers shows, and from where it is seen. */
export const mapViews: Record<DealerMapName, View> = {
  // Without Antarctica, which has no buyers.
  world: { projection: geoNaturalEarth1, shows: [-142, -52, 176, 70] },
  europe: { projection: above(24, 53), shows: [-10, 37, 58, 65] },
  asia: { projection: above(78, 26), shows: [28, -4, 128, 50] },
  'north-america': { projection: above(-97, 38), shows: [-126, 15, -66, 56] },
  'south-america': { projection: above(-59, -22), shows: [-80, -55, -36, 12] },
  africa: { projection: above(18, 2), shows: [-17, -34, 50, 37] },
  oceania: { projection: above(146, -28), shows: [113, -46, 178, -9] },
}

/** A map's projection, fitted to its view: from degrees to the units of the drawing. */
export function projectionOf(map: DealerMapName): GeoProjection {
  const { projection, shows } = mapViews[map]
  const { width, height } = mapSizes[map]
  return projection()
    .fitSize([width, height], { type: 'MultiPoint', coordinates: outline(shows) })
    .clipExtent([
      [0, 0],
      [width, height],
    ])
}

const STEPS = 12

/** Points along the edges of what is to be seen, because straight lines of degrees are bent on a map. */
function outline([west, south, east, north]: View['shows']): [number, number][] {
  return Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS).flatMap((part): [number, number][] => {
    const longitude = west + (east - west) * part
    const latitude = south + (north - south) * part
    return [
      [longitude, south],
      [longitude, north],
      [west, latitude],
      [east, latitude],
    ]
  })
}
