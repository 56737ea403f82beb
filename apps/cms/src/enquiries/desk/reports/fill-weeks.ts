import type { Bar } from './bars.ts'
import { toDay } from './to-day.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const WEEK_MS = 7 * DAY_MS
/** More than ten years are asked for by mistake: then only weeks with enquiries are shown. */
const MAX_WEEKS = 530

/** All weeks of a time in a row, by their Mondays: those without an enquiry are zero. */
export function fillWeeks(bars: readonly Bar[], from: string, until: string, language: string): readonly Bar[] {
  const known = new Map(bars.map((bar) => [bar.id, bar]))
  const [first, last] = [mondayOf(from), mondayOf(until)]
  if ((last - first) / WEEK_MS > MAX_WEEKS) return bars
  const weeks: Bar[] = []
  for (let at = first; at <= last; at += WEEK_MS) {
    const id = new Date(at).toISOString().slice(0, 10)
    weeks.push(known.get(id) ?? { id, name: toDay(id, language), enquiries: 0, won: 0, lost: 0 })
  }
  return weeks
}

function mondayOf(day: string): number {
  const at = Date.parse(day)
  return at - ((new Date(at).getUTCDay() + 6) % 7) * DAY_MS
}
