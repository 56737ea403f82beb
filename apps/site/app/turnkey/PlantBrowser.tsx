import type { TurnkeyCard } from '@vitrine/contract/shapes/shop'
import { useId, useState } from 'react'
import { useText } from '../language/LanguageContext.tsx'
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx'
import { filterKeys, filterOptions, filterPlants } from './filter-plants.ts'
import { PlantCard } from './PlantCard.tsx'
import styles from './PlantBrowser.module.css'
import { type PlantOrder, sortPlants } from './sort-plants.ts'
import { SortBar } from './SortBar.tsx'

const filterNames = { Country: 'turnkey.country', 'Profile Type': 'turnkey.profileType' } as const

/** All plants with their filters and their order; without a script simply all of them. */
export function PlantBrowser({ turnkeys }: { turnkeys: readonly TurnkeyCard[] }) {
  const text = useText()
  const heading = useId()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [order, setOrder] = useState<PlantOrder | null>(null)
  const shown = sortPlants(filterPlants(turnkeys, selected), order)
  return (
    <section className={styles.browser} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {text('turnkey.title')}
      </h2>
      <div className={styles.tools}>
        {filterKeys.map((key) => (
          <ChoiceGroup
            key={key}
            name={text(filterNames[key])}
            options={filterOptions(turnkeys, key).map((value) => ({ value, label: value }))}
            selected={selected}
            onChange={setSelected}
          />
        ))}
        <div className={styles.bar}>
          <p role="status">{text('turnkey.count', { count: shown.length })}</p>
          {selected.size > 0 && (
            <button type="button" className={styles.reset} onClick={() => setSelected(new Set())}>
              {text('turnkey.reset')}
            </button>
          )}
          <SortBar order={order} onChange={setOrder} />
        </div>
      </div>
      <ul className={styles.grid}>
        {shown.map((turnkey) => (
          <li key={turnkey.id}>
            <PlantCard turnkey={turnkey} gallery />
          </li>
        ))}
      </ul>
    </section>
  )
}
