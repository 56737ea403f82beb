/** How long a deleted document can be restored. */
export const DAYS_IN_TRASH = 30
export const DAY_MS = 24 * 60 * 60 * 1000

/** How many days are left until what was deleted then is gone for good; 0 for what is due, and stays for as long as it is used. */
export function daysLeft(deletedAt: string, now: number): number {
  const end = Date.parse(deletedAt) + DAYS_IN_TRASH * DAY_MS
  return Math.max(0, Math.ceil((end - now) / DAY_MS))
}
