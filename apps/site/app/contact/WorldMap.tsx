import type { Continent, Dealer } from '@vitrine/contract/shapes/editorial'
import { useText } from '../i18n/LanguageContext.tsx'
import type { DealerPositions, Point } from '../../shared/maps/dealer-positions.ts'
import { MapFrame } from './MapFrame.tsx'
import { continentOrder } from './open-continent.ts'
import { openDetails } from './open-details.ts'
import styles from './WorldMap.module.css'

/** Where the names of the continents are drawn: on land without dealers. */
const namePoints: Record<Continent, Point> = {
  europe: { x: 620, y: 34 },
  asia: { x: 835, y: 88 },
  'north-america': { x: 232, y: 64 },
  'south-america': { x: 296, y: 300 },
  africa: { x: 545, y: 228 },
  oceania: { x: 925, y: 374 },
}

type WorldMapProps = { dealers: readonly Dealer[]; positions: Record<string, DealerPositions> }

/** All dealers; the name of a continent is a link to its dealers. */
export function WorldMap({ dealers, positions }: WorldMapProps) {
  const text = useText()
  return (
    <MapFrame map="world" label={text('dealers.map', { region: text('dealers.world') })} className={styles.world}>
      {dealers.map(({ id }) => {
        const point = positions[id]?.world
        return point && <circle key={id} className={styles.dot} cx={point.x} cy={point.y} />
      })}
      {continentOrder.map((continent) => {
        const count = dealers.filter((dealer) => dealer.continent === continent).length
        const name = text(`dealers.${continent}`)
        return (
          <a
            key={continent}
            href={`#${continent}`}
            data-held
            className={styles.continent}
            aria-label={`${name}: ${text('dealers.count', { count })}`}
            onClick={() => openDetails(continent)}
          >
            <text {...namePoints[continent]} className={styles.name} textAnchor="middle">
              {name} <tspan className={styles.count}>{count}</tspan>
            </text>
          </a>
        )
      })}
    </MapFrame>
  )
}
