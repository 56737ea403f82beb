import type { FileProblem } from './order-files.ts'

/**
 * Why a form that is filled in rightly has not been sent, for the visitor to hear. `lost`: it is neither with the site nor kept here.
 * `limited`: too many have come from this connection. `files`: they cannot go as they are.
 */
export type SubmitError =
  { kind: 'lost' } | { kind: 'limited'; minutes: number } | { kind: 'files'; problems: readonly FileProblem[] }

/** @param seconds as `Retry-After` gives them */
export function toRateLimitError(seconds: number): SubmitError {
  return { kind: 'limited', minutes: Math.max(1, Math.ceil(seconds / 60)) }
}
