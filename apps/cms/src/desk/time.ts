/** A moment as the back office writes it: date and time of the reader's language, in UTC on the server so that everybody reads the same. */
export function toMoment(iso: string, language: string): string {
  const tag = language === 'rs-latin' ? 'sr-Latn' : language
  return new Intl.DateTimeFormat(`${tag}-u-ca-gregory-nu-latn`, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(iso))
}

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** A length of time in the unit that says most: `35 min`, `4.5 hr`, `2 days`. */
export function toDuration(ms: number, language: string): string {
  const tag = language === 'rs-latin' ? 'sr-Latn' : language
  const [unit, size] =
    ms < HOUR_MS
      ? (['minute', MINUTE_MS] as const)
      : ms < 2 * DAY_MS
        ? (['hour', HOUR_MS] as const)
        : (['day', DAY_MS] as const)
  const value = ms / size
  return new Intl.NumberFormat(`${tag}-u-nu-latn`, {
    style: 'unit',
    unit,
    maximumFractionDigits: value < 10 && unit !== 'minute' ? 1 : 0,
  }).format(value)
}
