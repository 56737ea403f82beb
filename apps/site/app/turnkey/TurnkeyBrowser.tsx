import { useState } from 'react'
import { useText } from '../i18n/LanguageContext.tsx'
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx'
import type { ComparedTurnkey } from './compare-turnkeys.server.ts'
import { filterTurnkeys } from './filter-turnkeys.ts'
import type { ListedSection, TurnkeysData } from './load-turnkeys.server.ts'
import { TurnkeyGroup } from './TurnkeyGroup.tsx'
import styles from './TurnkeyBrowser.module.css'
import { type TurnkeyOrder, sortTurnkeys } from './sort-turnkeys.ts'
import { SortBar } from './SortBar.tsx'

type TurnkeyBrowserProps = Pick<TurnkeysData, 'turnkeys' | 'sections' | 'filters'>

/** All turnkeys by their sections, with filters; sorted, in one list. Without script all of them. */
export function TurnkeyBrowser({ turnkeys, sections, filters }: TurnkeyBrowserProps) {
  const text = useText()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [order, setOrder] = useState<TurnkeyOrder | null>(null)
  const shown = sortTurnkeys(filterTurnkeys(turnkeys, selected), order)
  const isOf = (section: ListedSection | null) => (it: ComparedTurnkey) => order || it.section === section?.id
  return (
    <section className={styles.browser} aria-label={text('turnkey.title')}>
      <div className={styles.tools}>
        {filters.map((filter) => (
          <ChoiceGroup key={filter.name} {...filter} selected={selected} onChange={setSelected} />
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
      {(order ? [null] : [...sections, null]).map((section) => (
        <TurnkeyGroup key={section?.id ?? ''} section={section} turnkeys={shown.filter(isOf(section))} />
      ))}
    </section>
  )
}
