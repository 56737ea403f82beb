/** How long a client may take, in ms. */
export type TimeLimits = {
  /** For its headers. */
  headersMs: number
  /** For a whole request: five files of 10 MB over a slow connection. The browser waits as long (app/enquiry/sending/send-enquiry.ts). */
  requestMs: number
  /** For a body without files. */
  smallBodyMs: number
  /**
   * Without a byte in either direction while it is its turn: a body that does not come, an answer that it does not take. Long, for the kernel
   * takes megabytes for a slow reader at once, and nothing moves here until it has passed a third of them on.
   */
  silentMs: number
  /** Between two requests; longer than proxies keep idle connections, so that none is closed during a request. */
  idleMs: number
  /** How often it is looked at whether a request takes too long. */
  checkEveryMs: number
}

export const TIME_LIMITS: TimeLimits = {
  headersMs: 15_000,
  requestMs: 5 * 60_000,
  smallBodyMs: 30_000,
  silentMs: 2 * 60_000,
  idleMs: 65_000,
  checkEveryMs: 5_000,
}
