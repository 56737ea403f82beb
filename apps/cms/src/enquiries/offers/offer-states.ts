/**
 * What became of an offer. `draft`: not sent yet. `change-wished` and `accepted` are the buyer's answers; `superseded`: a newer version was
 * sent; `expired`: its validity is over and it was not accepted.
 */
export const offerStates = ['draft', 'sent', 'change-wished', 'accepted', 'superseded', 'expired', 'withdrawn'] as const
export type OfferState = (typeof offerStates)[number]

/** How far the newest offer of an enquiry is, for lists and reports. */
export const enquiryOfferStates = ['sent', 'change-wished', 'accepted', 'expired', 'withdrawn'] as const

/** The states in which the buyer can still answer. */
export const openStates: readonly OfferState[] = ['sent', 'change-wished']

/** An offer as people name it: `NV-O-2027-000012 v2`. */
export const nameOfOffer = ({ number, version }: { number: string; version: number }) => `${number} v${version}`

/** Whether the last day of an offer is over. @param day that it is in the time zone of the site, as `2027-03-01` */
export const isPast = (validUntil: string, day: string) => validUntil < day
