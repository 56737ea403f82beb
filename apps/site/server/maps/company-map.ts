import { geoAzimuthalEqualArea, geoContains, type GeoPath, geoPath, type GeoPermissibleObjects } from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import { landOf, readAtlas } from './atlas.ts'
import { coarsen } from './coarsen.ts'
import { countryCodeOf } from './country-codes.ts'
import { toTenth } from './place-pin.ts'

const WIDTH = 1120
const HEIGHT = 520
/** From the map's left edge to its right one. */
const SEEN_KM = 1500
const EARTH_RADIUS_KM = 6371
export const UNITS_PER_KM = WIDTH / SEEN_KM
/** A country is named where so much of it is seen, in square units of the drawing, and its middle is not at the edge. */
const NAMED_FROM = 9000
const EDGE = 56
const COARSE = { step: 1.6, speck: 6 }

/** `codes` say where there is room for the name of a country, by ISO 3166-1 alpha-2. The other fields are as in `CompanyMap`. */
export type Surroundings = {
  width: number
  height: number
  land: string
  home: string | null
  borders: string
  codes: { code: string; x: number; y: number }[]
}

/** Draws what is around a place: the land, its borders, the country that the place is in (docs/decisions/0014-maps.md). Takes 0.2 s. */
export function drawSurroundings(latitude: number, longitude: number): Surroundings {
  const atlas = readAtlas('countries-50m.json')
  const projection = geoAzimuthalEqualArea()
    .rotate([-longitude, -latitude])
    .scale(EARTH_RADIUS_KM * UNITS_PER_KM)
    .translate([WIDTH / 2, HEIGHT / 2])
    .clipAngle(60)
    .clipExtent([
      [0, 0],
      [WIDTH, HEIGHT],
    ])
  const path = geoPath(projection).digits(1)
  const countries = feature(atlas, atlas.objects.countries).features
  const home = countries.find((it) => geoContains(it, [longitude, latitude]))
  const borders = path(mesh(atlas, atlas.objects.countries, (a, b) => a !== b)) ?? ''
  return {
    width: WIDTH,
    height: HEIGHT,
    land: coarsen(path(landOf(atlas)) ?? '', COARSE),
    home: home ? coarsen(path(home) ?? '', COARSE) : null,
    borders: coarsen(borders, { ...COARSE, open: true }),
    codes: countries.flatMap((it) => placeName(it, path)),
  }
}

type Country = GeoPermissibleObjects & { id?: string | number | undefined }

function placeName(country: Country, path: GeoPath): Surroundings['codes'] {
  const code = countryCodeOf(country.id)
  if (!code || path.area(country) < NAMED_FROM) return []
  const [x, y] = path.centroid(country)
  if (x < EDGE || x > WIDTH - EDGE || y < EDGE / 2 || y > HEIGHT - EDGE / 2) return []
  return [{ code, x: toTenth(x), y: toTenth(y) }]
}
