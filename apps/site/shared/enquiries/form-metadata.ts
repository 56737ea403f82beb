/** How a form was filled, told to the site beside the enquiry: it flags what programs send (docs/decisions, "Against spam"). */
export type FormMetadata = { trap: boolean; ageMs: number }

/** People neither see nor reach this field. */
export const HONEYPOT_FIELD = 'homepage'

/** @param since when the form was first shown, in ms since 1970 */
export function readFormMetadata(entered: FormData, since: number): FormMetadata {
  const trap = entered.get(HONEYPOT_FIELD)
  return { trap: typeof trap === 'string' && trap !== '', ageMs: Math.max(0, Date.now() - since) }
}
