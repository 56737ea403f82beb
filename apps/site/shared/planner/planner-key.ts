import { HALL_PARAM, hallParams } from './hall-query.ts'
import { ADD_PARAM, TURNKEY_PARAM } from './plan-path.ts'
import { readQuery } from '../search/query.ts'
import { ITEMS_PARAM, TYPED_PARAM } from './plan-query.ts'
import { MAX_ADDRESS_LENGTH } from './query-bounds.ts'

/** The query keys that a plan's page depends on. */
const planParams: readonly string[] = [
  HALL_PARAM,
  ...Object.values(hallParams),
  ITEMS_PARAM,
  TYPED_PARAM,
  ADD_PARAM,
  TURNKEY_PARAM,
]

/** The part of a query that a plan's page depends on: the plan, and a search for what could be added. */
export function toPlannerKey(query: URLSearchParams): Record<string, string> {
  const q = readQuery(query)
  return { ...readPlanParams(query), ...(q !== '' && { q }) }
}

function readPlanParams(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    planParams.flatMap((name) => {
      const value = query.getAll(name).slice(0, 3).join('x').slice(0, MAX_ADDRESS_LENGTH)
      return value === '' ? [] : [[name, value] as const]
    }),
  )
}
