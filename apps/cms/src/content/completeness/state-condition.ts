import type { Where } from 'payload'

const FIELD = 'translationState'

/**
 * A filter of a list with another condition for the state of translations; other conditions stay.
 * @param token what the column has to contain; null takes the condition out
 */
export function withStateCondition(where: Where | undefined, token: string | null): Where {
  const either = where?.or?.length ? where.or : [where && !('or' in where) ? where : {}]
  const own: Where[] = token === null ? [] : [{ [FIELD]: { contains: token } }]
  const or = either
    .map((it) => [...(it.and ?? (Object.keys(it).length > 0 ? [it] : [])).filter((one) => !(FIELD in one)), ...own])
    .filter((and) => and.length > 0)
    .map((and) => ({ and }))
  return or.length === 0 ? {} : { or }
}

/** The token that a filter asks for. */
export function stateConditionOf(where: Where | undefined): string {
  for (const it of where?.or ?? [])
    for (const one of it.and ?? []) {
      const condition = one[FIELD]
      if (condition && 'contains' in condition) return String(condition.contains)
    }
  return ''
}
