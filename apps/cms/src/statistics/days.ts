export const DAY_MS = 24 * 60 * 60 * 1000

/** A day of UTC as it is kept: `2027-03-01`. */
export const toDayKey = (time: number): string => new Date(time).toISOString().slice(0, 10)

export const addDays = (day: string, days: number): string => toDayKey(Date.parse(day) + days * DAY_MS)

/** Both included. */
export const countDays = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS) + 1
