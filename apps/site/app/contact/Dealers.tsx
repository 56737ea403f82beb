import type { Dealer } from '@vitrine/contract/shapes/editorial'
import type { LanguageCode } from '@vitrine/locales/languages'
import { useEffect, useState } from 'react'
import { useLanguage, useText } from '../i18n/LanguageContext.tsx'
import { ContinentDealers } from './ContinentDealers.tsx'
import type { DealerPositions } from '../../shared/maps/dealer-positions.ts'
import styles from './Dealers.module.css'
import { DealerLanguage } from './DealerLanguage.tsx'
import { continentOrder, decideOpenContinent, withCountryFirst } from './open-continent.ts'
import { openContinentOf } from './open-details.ts'
import { useVisitorCountry } from './use-visitor-country.ts'
import { WorldMap } from './WorldMap.tsx'

type DealersProps = { dealers: readonly Dealer[]; positions: Record<string, DealerPositions> }

/** All dealers by continent, with a filter by the language that they answer in. Without script all of them are shown. */
export function Dealers({ dealers, positions }: DealersProps) {
  const text = useText()
  const [language, setLanguage] = useState<LanguageCode | null>(null)
  const country = useVisitorCountry(dealers)
  const openContinent = decideOpenContinent(dealers, useLanguage())
  const answering = language ? dealers.filter((dealer) => dealer.languages.includes(language)) : dealers
  const shown = withCountryFirst(answering, country)
  useEffect(() => {
    if (country) openContinentOf(dealers, country, openContinent)
  }, [dealers, country, openContinent])
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
            country={country}
          />
        ))}
      </div>
    </>
  )
}
