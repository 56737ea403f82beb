type Point = { latitude: number; longitude: number }

const EARTH_RADIUS_KM = 6371
export const KM_A_MILE = 1.609344

const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/** How far two places are apart, in kilometres over the globe: as the crow flies, within half a per cent. Degrees are WGS 84. */
export function distanceKm(from: Point, to: Point): number {
  const [a, b] = [toRadians(from.latitude), toRadians(to.latitude)]
  const dLatitude = Math.sin((b - a) / 2)
  const dLongitude = Math.sin(toRadians(to.longitude - from.longitude) / 2)
  const half = dLatitude ** 2 + Math.cos(a) * Math.cos(b) * dLongitude ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)))
}
