const FIRST_PAUSE_MS = 10_000
const LONGEST_PAUSE_MS = 60 * 60 * 1000

/** Pauses double from 10 s to an hour, and never end. */
export function decideNextAttempt(now: Date, attempts: number): Date {
  return new Date(now.getTime() + Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS))
}
