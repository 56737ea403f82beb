/** The storage key of when somebody was here. Kept only where cookies were accepted. */
export const VISIT_KEY = 'was_here'

/** Half an hour without a page ends a visit, as those count who measure visits. */
const VISIT_ENDS_AFTER_MS = 30 * 60_000

/** When the visit before this one ended, and when the latest page was shown, in ms since 1970; 0 where there was none. */
function readTimes(saved: string | null | undefined): [before: number, latest: number] {
  const [before = 0, latest = 0] = saved?.split(' ').map((it) => Number(it) || 0) ?? []
  return [before, latest]
}

/** What to save once a page is shown. @param now in ms since 1970 */
export function continueVisit(saved: string | null | undefined, now: number): string {
  const [before, latest] = readTimes(saved)
  return `${now - latest > VISIT_ENDS_AFTER_MS ? latest : before} ${now}`
}

/** When the visit before this one ended, in ms since 1970; null where this is the first. */
export function endOfLastVisit(saved: string | null | undefined): number | null {
  return readTimes(saved)[0] || null
}
