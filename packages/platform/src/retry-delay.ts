type RetryDelay = {
  /** The delay after the first failure, in ms. */
  firstMs: number
  /** Delays grow no longer than this, in ms. */
  maxMs: number
  /** How much of the delay is random, from 0 to 1, so that not everything that failed together comes back together. */
  jitter?: number
}

/**
 * The time until the next attempt: it doubles with each failure up to a limit.
 * @param failures how many attempts have failed before this one, from 0
 * @param random from 0 to 1, for tests
 * @returns ms
 */
export function retryDelay(failures: number, { firstMs, maxMs, jitter = 0 }: RetryDelay, random = Math.random()) {
  const delay = Math.min(firstMs * 2 ** failures, maxMs)
  return Math.round(delay * (1 - jitter + jitter * random))
}
