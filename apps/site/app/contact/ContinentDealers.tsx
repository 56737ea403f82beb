import type { Continent, Dealer } from '@vitrine/contract/shapes/editorial'
import { useText } from '../i18n/LanguageContext.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './ContinentDealers.module.css'
import { DealerCard } from './DealerCard.tsx'
import type { DealerPositions } from '../../shared/maps/dealer-positions.ts'
import { DealerPin } from './DealerPin.tsx'
import { MapFrame } from './MapFrame.tsx'
import { mapSizes } from '../../shared/maps/map-sizes.ts'

type ContinentDealersProps = {
  continent: Continent
  dealers: readonly Dealer[]
  positions: Record<string, DealerPositions>
  open: boolean
  /** The country of the visitor, if it is known. */
  country: string | null
}

/** A continent: its map and its dealers. The browser keeps only one open, by the common name. */
export function ContinentDealers({ continent, dealers, positions, open, country }: ContinentDealersProps) {
  const text = useText()
  const region = text(`dealers.${continent}`)
  return (
    <details id={continent} name="continent" className={styles.continent} open={open}>
      <summary className={styles.name}>
        <span>{region}</span>
        <span className={styles.count}>{dealers.length}</span>
        <Icon name="plus" />
      </summary>
      {dealers.length === 0 ? (
        <p className={styles.none}>{text('dealers.none')}</p>
      ) : (
        <div className={styles.inner}>
          <MapFrame map={continent} label={text('dealers.map', { region })} className={styles.map}>
            {dealers.map((dealer) => {
              const point = positions[dealer.id]?.continent
              const turned = point ? point.x > mapSizes[continent].width * 0.6 : false
              return point && <DealerPin key={dealer.id} dealer={dealer} point={point} turned={turned} />
            })}
          </MapFrame>
          <ul className={styles.list}>
            {dealers.map((dealer) => (
              <li key={dealer.id}>
                <DealerCard dealer={dealer} isNear={dealer.country === country} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </details>
  )
}
