import type { Payload, PayloadRequest, Where } from 'payload'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Ongoing } from '../../platform/ongoing.ts'
import { startHourly } from '../../platform/start-hourly.ts'
import { holdEnquiries } from '../hold-enquiries.ts'
import { today } from '../next-step/today.ts'
import { recordOffer, setOffer, standingState } from './offer-store.ts'

const BATCH_SIZE = 100

/** At the start and every hour, in one process of all: so long after midnight an offer may still look open in lists; its buyer's page is exact. */
export function startExpiringOffers(payload: Payload, timeZone: string, ongoing: Ongoing): void {
  const job = { job: 'offers', failure: 'offers whose validity is over could not be ended' }
  startHourly(payload, job, ongoing, async () => void (await expireOffers(payload, timeZone)))
}

/** Ends offers whose last day is over in the time zone of the site. @returns how many */
export async function expireOffers(payload: Payload, timeZone: string, now = new Date()): Promise<number> {
  const where: Where = {
    and: [{ state: { in: ['sent', 'change-wished'] } }, { validUntil: { less_than: today(timeZone, now) } }],
  }
  const { docs } = await payload.find({ collection: 'offers', where, limit: BATCH_SIZE, depth: 0 })
  let expired = 0
  for (const { id } of docs) {
    const isOurs: Where = { and: [{ id: { equals: id } }, where] }
    expired += Number(await inTransaction(payload, (req) => expireOne(payload, req, isOurs)))
  }
  return expired
}

/** @param where the offer, if it is still open: the buyer may have accepted it meanwhile */
async function expireOne(payload: Payload, req: Partial<PayloadRequest>, where: Where): Promise<boolean> {
  await holdEnquiries(payload, req)
  const { docs } = await payload.find({ collection: 'offers', where, limit: 1, depth: 1, req })
  const offer = docs[0]
  if (!offer || typeof offer.enquiry !== 'object') return false
  const { id, updatedAt } = offer.enquiry
  await setOffer(payload, req, offer.id, { state: 'expired' })
  await recordOffer(payload, req, id, 'expired', offer)
  const offerState = await standingState(payload, req, id, 'expired')
  // Not a change of the enquiry: it is erased as long after its last one as before.
  await payload.db.updateOne({ collection: 'enquiries', id, data: { offerState, updatedAt }, req })
  return true
}
