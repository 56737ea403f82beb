const DAY_MS = 24 * 60 * 60 * 1000
/** Monday, early in the morning in Europe, UTC. */
const CHECK_DAY = 1
const CHECK_HOUR = 4

/** The moment of the last weekly check that is due, by which the check is named. */
export function weekOf(now: Date): string {
  const moment = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), CHECK_HOUR))
  const days = (moment.getUTCDay() - CHECK_DAY + 7) % 7
  const due = new Date(moment.getTime() - days * DAY_MS)
  return (due > now ? new Date(due.getTime() - 7 * DAY_MS) : due).toISOString()
}
