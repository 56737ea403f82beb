import type { DealerMapName } from '../../shared/maps/map-sizes.ts'
import africa from './maps/africa.svg?url'
import asia from './maps/asia.svg?url'
import europe from './maps/europe.svg?url'
import northAmerica from './maps/north-america.svg?url'
import oceania from './maps/oceania.svg?url'
import southAmerica from './maps/south-america.svg?url'
import world from './maps/world.svg?url'

/** The maps, drawn by server/maps/draw-dealer-maps.ts. */
export const mapFiles: Record<DealerMapName, string> = {
  world,
  europe,
  asia,
  'north-america': northAmerica,
  'south-america': southAmerica,
  africa,
  oceania,
}
