/** A content API may ask for a longer delay than ours, up to this. No delay is longer. */
export const MAX_RETRY_AFTER_MS = 60 * 60 * 1000

export type DeliveryOutcome =
  | { kind: 'delivered' }
  | { kind: 'refused'; reason: string }
  /** @property afterMs how long the content API asked to be left alone */
  | { kind: 'postponed'; reason: string; afterMs: number }

/** What a response of the content API means for an enquiry: a mistake in it stays one, every other failure may pass. */
export function decideDeliveryOutcome(status: number, headers = new Headers()): DeliveryOutcome {
  if (status >= 200 && status < 300) return { kind: 'delivered' }
  const reason = `status ${status}`
  // A redirect that is followed turns the POST into a GET: its success would lose the enquiry.
  if (status >= 300 && status < 400)
    return { kind: 'postponed', reason: `${reason} to ${headers.get('location')}: correct API_BASE`, afterMs: 0 }
  if ([400, 409, 413, 415, 422].includes(status)) return { kind: 'refused', reason }
  return { kind: 'postponed', reason, afterMs: readRetryAfter(headers.get('retry-after')) }
}

/** `Retry-After` in seconds or as a date, in ms from now. */
function readRetryAfter(value: string | null): number {
  if (value === null) return 0
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(0, ms), MAX_RETRY_AFTER_MS)
}
