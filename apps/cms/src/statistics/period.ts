import { addDays, countDays, toDayKey } from './days.ts'

/** Days of UTC, both included, and the first day of the time before, which is as long. */
export type Period = { from: string; until: string; beforeFrom: string }

const DEFAULT_DAYS = 28
/** What is kept, and as much before it. */
const MAX_DAYS = 800

/** What is offered with one press. */
export const OFFERED_DAYS = [7, 28, 91, 365] as const

/** What the address asks for; the last four weeks where it says nothing or nonsense. */
export function readPeriod(query: Record<string, unknown>, now = Date.now()): Period {
  const today = toDayKey(now)
  const until = readDay(query.until) ?? today
  const asked = readDay(query.from) ?? addDays(until, 1 - DEFAULT_DAYS)
  const from = asked > until ? until : asked < addDays(until, 1 - MAX_DAYS) ? addDays(until, 1 - MAX_DAYS) : asked
  return { from, until, beforeFrom: addDays(from, -countDays(from, until)) }
}

/** The last so many days. */
export function lastDays(days: number, now = Date.now()): { from: string; until: string } {
  const until = toDayKey(now)
  return { from: addDays(until, 1 - days), until }
}

function readDay(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return null
  const time = Date.parse(value)
  return !Number.isNaN(time) && toDayKey(time) === value ? value : null
}
