/** A day as `2026-04-14`; `order` where it could be read as two days. */
export type ParsedDay = { day: string } | { wrong: 'day' | 'order' }

/** Reads a day as spreadsheets and databases write it: 2026-04-14, 14.04.2026, 14/04/2026, with or without a time behind it. */
export function parseDay(text: string): ParsedDay {
  const { year, month, date } =
    /^(?<year>\d{4})(?<sign>[-./])(?<month>\d{1,2})\k<sign>(?<date>\d{1,2})(?:[T ].*)?$/.exec(text)?.groups ?? {}
  if (year && month && date) return toDay(Number(year), Number(month), Number(date))
  const { first, sign, second, last } =
    /^(?<first>\d{1,2})(?<sign>[-./])(?<second>\d{1,2})\k<sign>(?<last>\d{4})(?:[T ].*)?$/.exec(text)?.groups ?? {}
  if (!first || !second || !last) return { wrong: 'day' }
  const [one, other] = [Number(first), Number(second)]
  // With dots the day comes first everywhere; with others it depends on who wrote it.
  if (sign === '.' || one > 12 || one === other) return toDay(Number(last), other, one)
  return other > 12 ? toDay(Number(last), one, other) : { wrong: 'order' }
}

function toDay(year: number, month: number, date: number): ParsedDay {
  const time = new Date(Date.UTC(year, month - 1, date))
  const isThere = time.getUTCFullYear() === year && time.getUTCMonth() === month - 1 && time.getUTCDate() === date
  return isThere ? { day: time.toISOString().slice(0, 10) } : { wrong: 'day' }
}
