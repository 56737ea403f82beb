/** So many attempts a window takes; it begins with the first one. */
export type Limit = { max: number; windowMs: number }
type Count = { attempts: number; endsAt: number }

/** So many keys are remembered: about 10 MB. A flood of new ones pushes the oldest out. */
const MAX_KEYS = 50_000

/**
 * Counts attempts by key in windows of time, in memory: a restart forgets them, and nobody outside can cause one.
 */
export function countAttempts({ max, windowMs }: Limit, now: () => number = Date.now, maxKeys = MAX_KEYS) {
  const counts = new Map<string, Count>()

  function current(key: string): Count | undefined {
    const count = counts.get(key)
    if (!count || count.endsAt > now()) return count
    counts.delete(key)
    return undefined
  }

  return {
    take(key: string): number {
      const count = current(key)
      if (count && count.attempts >= max) return count.endsAt - now()
      if (count) {
        count.attempts++
        return 0
      }
      const oldest = counts.size >= maxKeys ? counts.keys().next().value : undefined
      if (oldest !== undefined) counts.delete(oldest)
      counts.set(key, { attempts: 1, endsAt: now() + windowMs })
      return 0
    },
    takeBack(key: string): void {
      const count = current(key)
      if (count && --count.attempts <= 0) counts.delete(key)
    },
    forget(key: string): void {
      counts.delete(key)
    },
    get size() {
      return counts.size
    },
  }
}
