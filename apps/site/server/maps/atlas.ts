import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

const require = createRequire(import.meta.url)

type Atlas = Topology<{ land: GeometryCollection; countries: GeometryCollection }>
type AtlasFile = 'land-110m.json' | 'land-50m.json' | 'countries-50m.json'

/** Natural Earth's open map data (public domain), as the package world-atlas ships it. */
export function readAtlas(file: AtlasFile): Atlas {
  return JSON.parse(readFileSync(require.resolve(`world-atlas/${file}`), 'utf8')) as Atlas
}

export function landOf(atlas: Atlas) {
  return feature(atlas, atlas.objects.land)
}
