import type { BuyerMessage } from '@vitrine/contract/shapes/buyer-page'
import type { Payload, PayloadRequest } from 'payload'
import { settings } from '../../platform/settings.ts'
import { today } from '../next-step/today.ts'
import { toPlainLine } from '../plain-text.ts'
import { isPast, openStates } from './offer-states.ts'
import { recordOffer, setOffer } from './offer-store.ts'

/**
 * Counts what a buyer says to an offer, in the transaction of his message. Where it came too late, or there is a newer version, the state stays
 * and the history says so: an operator decides.
 * @returns for the mail to the desk, the kind of the entry in the history and what it is about; an empty text where it is no offer of this enquiry
 */
export async function answerOffer(
  payload: Payload,
  req: Partial<PayloadRequest>,
  enquiry: string,
  { id, decision, name = '' }: NonNullable<BuyerMessage['offer']>,
): Promise<string> {
  const offer = await payload.findByID({ collection: 'offers', id, depth: 0, disableErrors: true, req })
  if (!offer || offer.enquiry !== enquiry || offer.state === 'draft') return ''
  const by = toPlainLine(name)
  const isOpen = openStates.includes(offer.state) && !isPast(offer.validUntil, today(settings.SITE_TIME_ZONE))
  const event = !isOpen ? 'late' : decision === 'accept' ? 'accepted' : 'change'
  if (isOpen) {
    const state = decision === 'accept' ? 'accepted' : 'change-wished'
    const answered = { answeredAt: new Date().toISOString(), ...(decision === 'accept' && { acceptedBy: by }) }
    await setOffer(payload, req, id, { state, ...answered })
    await payload.db.updateOne({ collection: 'enquiries', id: enquiry, data: { offerState: state }, req })
  }
  const { kind, text } = await recordOffer(payload, req, enquiry, event, offer, null, by)
  return `${kind} ${text}`
}
