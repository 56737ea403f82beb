import { tagOf } from '../../platform/tag-of.ts'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** A duration in the unit that fits best: `35 min`, `4.5 hr`, `2 days`. */
export function toDuration(ms: number, language: string): string {
  const [unit, size] = unitOf(ms)
  const value = ms / size
  return new Intl.NumberFormat(`${tagOf(language)}-u-nu-latn`, {
    style: 'unit',
    unit,
    maximumFractionDigits: value < 10 && unit !== 'minute' ? 1 : 0,
  }).format(value)
}

/** How long ago that was: `3 days ago`, `35 minutes ago`. */
export function toAge(iso: string, language: string, now: number): string {
  const ms = Math.max(0, now - Date.parse(iso))
  const [unit, size] = unitOf(ms)
  return new Intl.RelativeTimeFormat(`${tagOf(language)}-u-nu-latn`).format(-Math.floor(ms / size), unit)
}

function unitOf(ms: number): ['minute' | 'hour' | 'day', number] {
  if (ms < HOUR_MS) return ['minute', MINUTE_MS]
  return ms < 2 * DAY_MS ? ['hour', HOUR_MS] : ['day', DAY_MS]
}
