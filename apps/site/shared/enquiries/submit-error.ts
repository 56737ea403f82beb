import type { FileProblem } from './order-files.ts'

/**
 * Why a valid form could not be sent, for the visitor to read. `not-sent`: the site does not have it and this browser could not keep it.
 * `rate-limited`: too many have come from this connection. `files`: its files cannot be sent.
 */
export type SubmitError =
  | { kind: 'not-sent' }
  | { kind: 'rate-limited'; minutes: number }
  | { kind: 'files'; problems: readonly FileProblem[] }

/** @param seconds as `Retry-After` gives them */
export function toRateLimitError(seconds: number): SubmitError {
  return { kind: 'rate-limited', minutes: Math.max(1, Math.ceil(seconds / 60)) }
}
