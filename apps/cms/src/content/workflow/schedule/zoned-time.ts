const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const wallClock = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/

/**
 * The moment at which the clocks of a time zone show a time.
 * @param wall as a field of a form gives it: `2026-11-23T09:30`
 * @returns null where they never do: no such day, or an hour that is left out in spring. Of an hour that comes twice, the first.
 */
export function toMomentInZone(wall: string, timeZone: string): Date | null {
  const [, ...parts] = wallClock.exec(wall) ?? []
  if (parts.length === 0) return null
  const [year, month, day, hour, minute] = parts.map(Number) as [number, number, number, number, number]
  const asUtc = Date.UTC(year, month - 1, day, hour, minute)
  // The offset a day before and a day after: no zone changes its clocks twice in between.
  const moments = [-DAY_MS, DAY_MS].map((ms) => asUtc - offsetMs(new Date(asUtc + ms), timeZone))
  const fitting = moments.filter((ms) => toWallTime(new Date(ms), timeZone) === wall)
  return fitting.length === 0 ? null : new Date(Math.min(...fitting))
}

/** What the clocks of a time zone show, as a field of a form takes it. */
export function toWallTime(moment: Date, timeZone: string): string {
  return new Date(moment.getTime() + offsetMs(moment, timeZone)).toISOString().slice(0, 16)
}

/** How far the clocks are before those of UTC. */
function offsetMs(moment: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  const shown = Date.UTC(year, month - 1, day, hour, minute, second)
  return shown - Math.floor(moment.getTime() / 1000) * 1000
}
