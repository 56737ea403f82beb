/** A mail as the desk understands it: text alone, in Unicode, without control characters. */
export type IncomingMail = {
  /** With angle brackets; empty where it has none. */
  messageId: string
  /** The Message-IDs that it refers to, the closest first. */
  references: string[]
  /** To whom it went, the copies too. */
  to: string[]
  from: string
  fromName: string
  subject: string
  text: string
  files: IncomingFile[]
  /** Headers by their names in lower case; of several the first, which the last server has written. */
  headers: ReadonlyMap<string, string>
  /** What a mail server reports of a mail of ours; null where this is no report. */
  report: DeliveryReport | null
  /** A program says that our mail was opened, or deleted unread (RFC 8098). */
  isReadReceipt: boolean
  /** Only the beginning was read. */
  isCut: boolean
}

/** A file of a mail, its kind not checked yet. */
export type IncomingFile = { name: string; bytes: Uint8Array }

/** `messageIds`: those of mails that it may be about. */
export type DeliveryReport = { action: string; recipient: string; reason: string; messageIds: string[] }
