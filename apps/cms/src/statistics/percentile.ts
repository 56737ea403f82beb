import { OVER_ALL_LIMITS } from '@vitrine/contract/statistics-api'

/** How many times were measured up to each limit in ms, and beyond the last. */
export type Histogram = ReadonlyMap<number, number>

/** `ms` is that of the third quarter; above the last limit it is not known, only that it is more. */
export type Speed = { ms: number; isMore: boolean; good: number; count: number }

/** @param limit as it is kept */
export const toLimit = (limit: string): number => (limit === OVER_ALL_LIMITS ? Infinity : Number(limit))

/**
 * The time in which three quarters were done, as if the times between two limits were spread evenly, and the share that is good; null where nothing
 * was measured.
 * @param goodMs a limit
 */
export function toSpeed(histogram: Histogram, goodMs: number): Speed | null {
  const steps = [...histogram].toSorted(([a], [b]) => a - b)
  const count = steps.reduce((sum, [, times]) => sum + times, 0)
  if (count === 0) return null
  const good = steps.reduce((sum, [limit, times]) => (limit <= goodMs ? sum + times : sum), 0) / count
  const wanted = count * 0.75
  let before = 0
  let lower = 0
  for (const [limit, times] of steps) {
    if (before + times >= wanted) {
      if (limit === Infinity) return { ms: lower, isMore: true, good, count }
      return { ms: lower + ((limit - lower) * (wanted - before)) / times, isMore: false, good, count }
    }
    before += times
    lower = limit
  }
  return { ms: lower, isMore: true, good, count }
}
