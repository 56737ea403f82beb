import type { Dealer } from '@vitrine/contract/shapes/editorial'
import { dealerCardId } from './dealer-card-id.ts'
import type { Point } from '../../shared/maps/dealer-positions.ts'
import styles from './DealerPin.module.css'
import { openDetails } from './open-details.ts'

type DealerPinProps = {
  dealer: Dealer
  at: Point
  /** The pin stands in the right part of its map: its name then stands to the left of it. */
  turned: boolean
}

/** A dealer on the map, which leads to the dealer's card. The town shows when someone points at it or reaches it by keyboard. */
export function DealerPin({ dealer, at, turned }: DealerPinProps) {
  const card = dealerCardId(dealer)
  return (
    <a
      href={`#${card}`}
      className={styles.pin}
      aria-label={`${dealer.name}, ${dealer.city}`}
      onClick={() => openDetails(card)}
    >
      <circle cx={at.x} cy={at.y} className={styles.reach} />
      <circle cx={at.x} cy={at.y} className={styles.dot} />
      <text
        x={at.x + (turned ? -14 : 14)}
        y={at.y}
        className={styles.town}
        textAnchor={turned ? 'end' : 'start'}
        aria-hidden="true"
      >
        {dealer.city}
      </text>
    </a>
  )
}
