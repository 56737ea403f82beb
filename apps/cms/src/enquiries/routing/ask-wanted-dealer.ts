import { readWantedDealer } from '@vitrine/contract/wanted-dealer'
import type { Payload, PayloadRequest } from 'payload'
import type { Dealer, DealerContact, Enquiry } from '../../payload-types.ts'
import { settings } from '../../platform/settings.ts'
import { askDealer } from '../dealers/ask-dealer.ts'

/**
 * Sends an enquiry to the dealer whom the buyer has chosen on the site, before any rule is asked. The buyer was told that the dealer gets
 * his name and how to reach him (decision 84), so that the dealer sees both at once.
 * @returns false where nobody was chosen, or the dealer gets none by himself, which the history says: the rules decide then
 */
export async function askWantedDealer(
  payload: Payload,
  req: Partial<PayloadRequest>,
  enquiry: Pick<Enquiry, 'id' | 'actionLocation'>,
): Promise<boolean> {
  const dealer = await findWanted(payload, req, readWantedDealer(enquiry.actionLocation ?? ''))
  if (!dealer) return false
  const contact = await findContact(payload, req, dealer.id)
  const text = [dealer.name, dealer.city].filter(Boolean).join(', ')
  const kind = contact ? 'dealer-wanted' : 'dealer-by-hand'
  await payload.create({ collection: 'enquiry-events', data: { enquiry: enquiry.id, kind, text }, depth: 0, req })
  if (!contact) return false
  await askDealer(payload, req, { enquiry, contact, showContact: 'at-once' }, settings)
  return true
}

/** A dealer that the site shows and offers; whatever else an address says means nobody. */
async function findWanted(
  payload: Payload,
  req: Partial<PayloadRequest>,
  id: string | null,
): Promise<Pick<Dealer, 'id' | 'name' | 'city'> | undefined> {
  if (id === null || !/^\d{1,9}$/.test(id)) return undefined
  const where = {
    id: { equals: Number(id) },
    _status: { equals: 'published' },
    takesEnquiries: { not_equals: false },
  } as const
  const { docs } = await payload.find({ collection: 'dealers', where, limit: 1, depth: 0, req })
  return docs[0]
}

async function findContact(
  payload: Payload,
  req: Partial<PayloadRequest>,
  dealer: number,
): Promise<DealerContact | undefined> {
  const where = { dealer: { equals: dealer }, paused: { not_equals: true } } as const
  const { docs } = await payload.find({ collection: 'dealer-contacts', where, limit: 1, depth: 0, req })
  return docs[0]
}
