import type { BuyerEnquiry } from '@vitrine/contract/shapes/buyer-page'
import type { Offer } from '../../payload-types.ts'
import { toStoredFiles } from '../stored-files.ts'
import { isPast, openStates } from './offer-states.ts'

/** The offers of an enquiry as its buyer sees them, the newest first: those that were sent. @param day that it is in the time zone of the site */
export function toBuyerOffers(offers: readonly Offer[], day: string): BuyerEnquiry['offers'] {
  return offers.flatMap((offer) => {
    const { id, number, version, state, validUntil, note, sentAt, answeredAt, acceptedBy } = offer
    const file = toStoredFiles(offer.files)[0]
    if (state === 'draft' || !sentAt) return []
    const isExpired = openStates.includes(state) && isPast(validUntil, day)
    return [
      {
        id,
        number,
        version,
        sentAt,
        validUntil,
        note: note ?? '',
        state: isExpired ? ('expired' as const) : state,
        answeredAt: answeredAt ?? null,
        acceptedBy: acceptedBy ?? '',
        size: file?.size ?? 0,
      },
    ]
  })
}
