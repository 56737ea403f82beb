import type { Dealer } from '@vitrine/contract/shapes/editorial'
import { dealerCardId } from './dealer-card-id.ts'
import type { Point } from '../../shared/maps/dealer-positions.ts'
import styles from './DealerPin.module.css'
import { openDetails } from './open-details.ts'

type DealerPinProps = {
  dealer: Dealer
  point: Point
  /** The pin is in the right part of its map, so its name is drawn to the left of it. */
  turned: boolean
}

/** A dealer on the map, with a link to the dealer's card. The town shows on hover and focus. */
export function DealerPin({ dealer, point, turned }: DealerPinProps) {
  const card = dealerCardId(dealer)
  return (
    <a
      href={`#${card}`}
      className={styles.pin}
      aria-label={`${dealer.name}, ${dealer.city}`}
      onClick={() => openDetails(card)}
    >
      <circle cx={point.x} cy={point.y} className={styles.reach} />
      <circle cx={point.x} cy={point.y} className={styles.dot} />
      <text
        x={point.x + (turned ? -14 : 14)}
        y={point.y}
        className={styles.town}
        textAnchor={turned ? 'end' : 'start'}
        aria-hidden="true"
      >
        {dealer.city}
      </text>
    </a>
  )
}
