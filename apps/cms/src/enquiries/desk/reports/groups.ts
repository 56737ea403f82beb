import { isDay } from '../is-day.ts'

/** What reports count enquiries by. */
export const groups = ['week', 'country', 'product', 'category', 'source', 'person', 'offer', 'kind'] as const
export type Group = (typeof groups)[number]

/** A line of a report; `key` is the code, slug or id, null where the enquiry has none. Durations in hours. */
export type ReportRow = {
  key: string | null
  enquiries: number
  answered: number
  won: number
  lost: number
  hoursToAnswer: number | null
  hoursToClose: number | null
}

export type ReportQuery = { by: Group; from: string; until: string }

const DAY_MS = 24 * 60 * 60 * 1000
const DEFAULT_DAYS = 182

/** What the address asks for; half a year by weeks where it says nothing, or what is no day. Days are those of UTC, both included. */
export function readReportQuery(query: Record<string, unknown>, now = new Date()): ReportQuery {
  const day = (value: unknown, other: Date) => (isDay(value) ? value : other.toISOString().slice(0, 10))
  return {
    by: groups.find((it) => it === query.by) ?? 'week',
    from: day(query.from, new Date(now.getTime() - DEFAULT_DAYS * DAY_MS)),
    until: day(query.until, now),
  }
}
