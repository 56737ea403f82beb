import { writeFileSync } from 'node:fs'
import { geoGraticule, geoPath } from 'd3-geo'
import { landOf, readAtlas } from './atlas.ts'
import { type DealerMapName, mapSizes } from '../../shared/maps/map-sizes.ts'
import { coarsen } from './coarsen.ts'
import { projectionOf } from './map-views.ts'

/** The maps are shown a little smaller than they are drawn: finer than this is noise. */
const COARSE = { step: 1.4, speck: 4 }
const DEGREES_BETWEEN_LINES: Record<'world' | 'continent', number> = { world: 30, continent: 10 }

/**
 * Draws one map of the dealers: the land and the lines of degrees, nothing else. No borders: some of them are disputed
 * (docs/decisions/0014-maps.md). Its greys are translucent, so that they suit the light and the dark theme.
 */
export function drawDealerMap(map: DealerMapName): string {
  const { width, height } = mapSizes[map]
  const projection = projectionOf(map)
  const path = geoPath(projection).digits(1)
  const scale = map === 'world' ? 'world' : 'continent'
  const land = landOf(readAtlas(map === 'world' ? 'land-110m.json' : 'land-50m.json'))
  const step = DEGREES_BETWEEN_LINES[scale]
  const lines = path(geoGraticule().step([step, step])()) ?? ''
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<path fill="none" stroke="#808c98" stroke-opacity=".28" d="${lines}"/>`,
    `<path fill="#808c98" fill-opacity=".34" d="${coarsen(path(land) ?? '', COARSE)}"/>`,
    '</svg>\n',
  ].join('\n')
}

/** The file of a map's drawing; app/contact/map-files.ts has the same names. */
export function fileOfMap(map: DealerMapName): URL {
  return new URL(`../../app/contact/maps/${map}.svg`, import.meta.url)
}

if (import.meta.main) {
  for (const map of Object.keys(mapSizes) as DealerMapName[]) writeFileSync(fileOfMap(map), drawDealerMap(map))
}
