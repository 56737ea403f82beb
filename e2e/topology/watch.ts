/** Whether all programs, and the ways between them, are whole just now, and since when; in ms since 1970. */
export class Watch {
  /** Infinity while something is being broken. */
  wholeSince = Date.now()
  /** When nginx could be gone: nobody can be served then. */
  readonly withoutProxy: { from: number; to: number }[] = []
  /** When a mail may have been broken off: kills of a back office and of the mail server. */
  readonly mailKills: number[] = []
}
