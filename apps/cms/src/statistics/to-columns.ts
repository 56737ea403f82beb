import { addDays, countDays, DAY_MS, toDayKey } from './days.ts'
import type { Period } from './period.ts'

/** Of a day or of a week: how many visits, and how many as long before. */
export type TimeColumn = { day: string; visits: number; before: number }

/** More columns are too narrow to be read. */
const MAX_DAYS = 92

export const isByWeek = ({ from, until }: Period): boolean => countDays(from, until) > MAX_DAYS

/**
 * The visits of a period by day, or by week from Monday on where it is long; times without a visit are zero.
 * @param days visits by day, in the period and in the one before it
 */
export function toColumns(days: ReadonlyMap<string, number>, period: Period): TimeColumn[] {
  const length = countDays(period.from, period.until)
  const columns = new Map<string, TimeColumn>()
  for (let at = 0; at < length; at++) {
    const day = addDays(period.from, at)
    const key = isByWeek(period) ? mondayOf(day) : day
    const column = columns.get(key) ?? { day: key, visits: 0, before: 0 }
    column.visits += days.get(day) ?? 0
    column.before += days.get(addDays(period.beforeFrom, at)) ?? 0
    columns.set(key, column)
  }
  return [...columns.values()]
}

function mondayOf(day: string): string {
  const at = Date.parse(day)
  return toDayKey(at - ((new Date(at).getUTCDay() + 6) % 7) * DAY_MS)
}
