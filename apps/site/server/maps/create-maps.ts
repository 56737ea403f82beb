import type { Dealer } from '@vitrine/contract/shapes/editorial'
import type { CompanyMapData } from '../../shared/maps/company-map.ts'
import { type DealerMapName, mapSizes } from '../../shared/maps/map-sizes.ts'
import type { MapService } from '../../shared/site-context.ts'
import { countryName } from '../../shared/languages/country-name.ts'
import { drawSurroundings, type Surroundings, UNITS_PER_KM } from './company-map.ts'
import { projectionOf } from './map-views.ts'
import { placePin, toTenth } from './place-pin.ts'

const SCALE_BAR_KM = 100

/** The maps of the contact page. The company's surroundings are drawn once, which takes time: it seldom moves. */
export function createMaps(): MapService {
  let drawn: { at: string; surroundings: Surroundings } | undefined
  const names = Object.keys(mapSizes) as DealerMapName[]
  const projections = new Map(names.map((name) => [name, projectionOf(name)]))
  const place = (map: DealerMapName, dealer: Dealer) => {
    const projection = projections.get(map)
    return projection ? placePin(projection, dealer) : null
  }
  return {
    around(latitude, longitude, tag) {
      const at = `${latitude} ${longitude}`
      if (drawn?.at !== at) drawn = { at, surroundings: drawSurroundings(latitude, longitude) }
      return nameIn(drawn.surroundings, tag)
    },
    placeDealers(dealers) {
      return Object.fromEntries(
        dealers.map((dealer) => [
          dealer.id,
          { world: place('world', dealer), continent: place(dealer.continent, dealer) },
        ]),
      )
    },
  }
}

function nameIn({ codes, ...map }: Surroundings, tag: string): CompanyMapData {
  const kilometres = new Intl.NumberFormat(`${tag}-u-nu-latn`, { style: 'unit', unit: 'kilometer' })
  return {
    ...map,
    names: codes.map((it) => ({ ...it, name: countryName(it.code, tag) })),
    scale: { length: toTenth(SCALE_BAR_KM * UNITS_PER_KM), label: kilometres.format(SCALE_BAR_KM) },
  }
}
