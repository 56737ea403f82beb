'use client'

import { useListQuery, useLocale } from '@payloadcms/ui'
import { OnceHydrated } from '../../../platform/ui/OnceHydrated.tsx'
import { languageStates, stateToken } from '../language-states.ts'
import { stateConditionOf, withStateCondition } from '../state-condition.ts'
import styles from './ListFilter.module.css'
import { StateSelect } from './StateSelect.tsx'
import { useTexts } from './use-texts.ts'

/** Above a list: shows only what has a state in the language of the list. */
export function ListFilter() {
  const text = useTexts()
  const { code } = useLocale()
  const { query, handleWhereChange } = useListQuery()
  const chosen = stateConditionOf(query.where)
  const own = languageStates.map((state) => stateToken(code, state))
  const tokens = chosen === '' || own.includes(chosen) ? own : [...own, chosen]
  return (
    <OnceHydrated>
      <div className={styles.filter} role="group" aria-label={text('state')}>
        <span aria-hidden="true">{text('state')}</span>
        <StateSelect
          tokens={tokens}
          value={chosen}
          onChange={(token) => void handleWhereChange?.(withStateCondition(query.where, token || null))}
        />
      </div>
    </OnceHydrated>
  )
}
