import type { Dealer } from '@vitrine/contract/shapes/editorial'
import type { LanguageCode } from '@vitrine/locales/languages'
import { useState } from 'react'
import { useLanguage, useText } from '../i18n/LanguageContext.tsx'
import { ContinentDealers } from './ContinentDealers.tsx'
import type { DealerPositions } from '../../shared/maps/dealer-positions.ts'
import styles from './Dealers.module.css'
import { DealerLanguage } from './DealerLanguage.tsx'
import { continentOrder, decideOpenContinent } from './open-continent.ts'
import { WorldMap } from './WorldMap.tsx'

type DealersProps = { dealers: readonly Dealer[]; positions: Record<string, DealerPositions> }

/** All dealers by continent, with a filter by the language that they answer in. Without script all of them are shown. */
export function Dealers({ dealers, positions }: DealersProps) {
  const text = useText()
  const [language, setLanguage] = useState<LanguageCode | null>(null)
  const openContinent = decideOpenContinent(dealers, useLanguage())
  const shown = language ? dealers.filter((dealer) => dealer.languages.includes(language)) : dealers
  return (
    <>
      <WorldMap dealers={shown} positions={positions} />
      <div className={styles.tools}>
        <DealerLanguage dealers={dealers} language={language} onChange={setLanguage} />
        <p role="status">{text('dealers.count', { count: shown.length })}</p>
      </div>
      <div className={styles.continents}>
        {continentOrder.map((continent) => (
          <ContinentDealers
            key={continent}
            continent={continent}
            dealers={shown.filter((dealer) => dealer.continent === continent)}
            positions={positions}
            open={continent === openContinent}
          />
        ))}
      </div>
    </>
  )
}
