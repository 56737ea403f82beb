/** How a form was filled in, sent beside the enquiry so that the site can flag spam (docs/decisions, "Against spam"). */
export type FormMetadata = {
  /** Whether the field that people do not see was filled in. */
  honeypot: boolean
  /** From when the form was first shown until it was sent. */
  ageMs: number
  /** Where the visit came from (came-from.ts). */
  cameFrom?: string
}

/** People neither see nor reach this field. */
export const HONEYPOT_FIELD = 'homepage'

/** @param since when the form was first shown, in ms since 1970 */
export function readFormMetadata(data: FormData, since: number): FormMetadata {
  const value = data.get(HONEYPOT_FIELD)
  return { honeypot: typeof value === 'string' && value !== '', ageMs: Math.max(0, Date.now() - since) }
}
