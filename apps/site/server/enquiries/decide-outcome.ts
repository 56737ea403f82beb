const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 10 * 60 * 1000
/** A backend may ask for a longer pause than ours, up to this. */
const LONGEST_ASKED_MS = 60 * 60 * 1000

export type DeliveryOutcome =
  | { kind: 'delivered' }
  | { kind: 'refused'; why: string }
  /** @property afterMs how long the content API asked to be left alone */
  | { kind: 'postponed'; why: string; afterMs: number }

/** What an answer of the content API means for an enquiry: a mistake in it stays one, everything else may pass. */
export function decideDeliveryOutcome(status: number, headers = new Headers()): DeliveryOutcome {
  if (status >= 200 && status < 300) return { kind: 'delivered' }
  const why = `status ${status}`
  // Followed, a redirect would turn the post into a question, and the question's answer into a lost enquiry.
  if (status >= 300 && status < 400)
    return { kind: 'postponed', why: `${why} to ${headers.get('location')}: API_BASE is not quite right`, afterMs: 0 }
  if ([400, 409, 413, 415, 422].includes(status)) return { kind: 'refused', why }
  return { kind: 'postponed', why, afterMs: readRetryAfter(headers.get('retry-after')) }
}

/** `Retry-After` in seconds or as a date, in ms from now. */
function readRetryAfter(value: string | null): number {
  if (value === null) return 0
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(0, ms), LONGEST_ASKED_MS)
}

/** How long to wait after so many attempts, in ms: doubling, at most ten minutes, half of it by chance so that not all come at once. */
export function decideRetryDelay(attempts: number, chance: number): number {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS)
  return Math.round(pause * (0.5 + chance / 2))
}
