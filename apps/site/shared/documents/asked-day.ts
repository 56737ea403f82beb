/** The day that an address asks about: `?on=2026-05-31`. */
export const DAY_PARAM = 'on'

/** Null where there is none, or it is no day of the calendar. */
export function readDay(parameters: URLSearchParams): string | null {
  const given = parameters.get(DAY_PARAM) ?? ''
  if (!/^\d{4}-\d{2}-\d{2}$/.test(given)) return null
  const date = new Date(`${given}T12:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(given) ? given : null
}
