import type { Spool } from './spool.ts'

/** How much waits in the spool; null where it cannot be read. */
export function readSpoolState(spool: Spool, now: number): ReturnType<Spool['state']> | null {
  try {
    return spool.state(now)
  } catch {
    return null
  }
}
