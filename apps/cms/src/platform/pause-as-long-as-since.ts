import { setTimeout } from 'node:timers/promises'

const MIN_MS = 5
const MAX_MS = 1000

/**
 * Lets others go on for as long as a part of some background work took, so that it takes half of a processor and of a disk at most.
 * @param started when the part began, as `performance.now()` gave it
 */
export const pauseAsLongAsSince = (started: number): Promise<void> =>
  setTimeout(Math.min(MAX_MS, Math.max(MIN_MS, performance.now() - started)))
