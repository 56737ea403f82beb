'use client'

import { useListQuery, useLocale } from '@payloadcms/ui'
import { languageStates, stateToken } from '../language-states.ts'
import { stateConditionOf, withStateCondition } from '../state-condition.ts'

/** The state by which a list is filtered: what there is to choose in its language, what is chosen, and how another is. */
export function useStateFilter() {
  const { code } = useLocale()
  const { query, handleWhereChange } = useListQuery()
  const chosen = stateConditionOf(query.where)
  const own = languageStates.map((state) => stateToken(code, state))
  return {
    code,
    chosen,
    tokens: chosen === '' || own.includes(chosen) ? own : [...own, chosen],
    choose: (token: string) => void handleWhereChange?.(withStateCondition(query.where, token || null)),
  }
}
