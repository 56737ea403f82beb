/** How a form was filled, told to the site beside the enquiry: it flags what programs send (docs/decisions, "Against spam"). */
export type Filling = { trap: boolean; ageMs: number }

/** People neither see nor reach this field. */
export const TRAP_FIELD = 'homepage'

/** @param since when the form was first shown, in ms since 1970 */
export function readFilling(entered: FormData, since: number): Filling {
  const trap = entered.get(TRAP_FIELD)
  return { trap: typeof trap === 'string' && trap !== '', ageMs: Math.max(0, Date.now() - since) }
}
