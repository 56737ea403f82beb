import { randomUUID } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import type { Enquiry, Offer, User } from '../../payload-types.ts'
import { settings } from '../../platform/settings.ts'
import { toMessageId } from '../messages/message-id.ts'
import { queueMessage } from '../messages/queue-messages.ts'
import { today } from '../next-step/today.ts'
import type { StoredFile } from '../stored-files.ts'
import { nextOfferNumber } from './next-offer-number.ts'
import { nameOfOffer, type OfferState, openStates } from './offer-states.ts'

type Req = Partial<PayloadRequest>
type OfferEvent = 'sent' | 'change' | 'accepted' | 'late' | 'expired' | 'withdrawn'

/** The offers of an enquiry, the newest first. */
export async function offersOf(payload: Payload, req: Req, enquiry: string): Promise<Offer[]> {
  const where = { enquiry: { equals: enquiry } }
  const sort = ['-number', '-version']
  return (await payload.find({ collection: 'offers', where, sort, pagination: false, depth: 0, req })).docs
}

type NewOffer = {
  enquiry: string
  /** A number that the enquiry has already: this is its next version. */
  number: string | null
  validUntil: string
  note: string
  file: StoredFile
  author: User | PayloadRequest['user']
}

/** Keeps an offer as a draft. `req` holds the enquiries. @returns its id; null where the enquiry has no offer of this number */
export async function addOffer(
  payload: Payload,
  req: Req,
  { number: given, enquiry, validUntil, note, file, author }: NewOffer,
): Promise<string | null> {
  const earlier = given ? (await offersOf(payload, req, enquiry)).filter(({ number }) => number === given) : []
  if (given && earlier.length === 0) return null
  const year = today(settings.SITE_TIME_ZONE).slice(0, 4)
  const number = given ?? (await nextOfferNumber(payload, req, { prefix: settings.ENQUIRY_PREFIX, year }))
  const version = Math.max(0, ...earlier.map((it) => it.version)) + 1
  const data = {
    id: randomUUID(),
    enquiry,
    number,
    version,
    state: 'draft' as const,
    validUntil,
    note,
    files: [file],
    author: author?.id ?? null,
  }
  await payload.create({ collection: 'offers', data, depth: 0, req })
  return data.id
}

/** Sends a draft: the buyer gets a mail with the link to his page, and earlier versions do not count any more. `req` holds the enquiries. */
export async function sendOffer(
  payload: Payload,
  req: Req,
  enquiry: Enquiry,
  offer: Offer,
  author: PayloadRequest['user'],
): Promise<void> {
  const earlier = (await offersOf(payload, req, enquiry.id)).filter(({ number }) => number === offer.number)
  for (const { id, state, version } of earlier)
    if (version < offer.version && (openStates.includes(state) || state === 'expired'))
      await setOffer(payload, req, id, { state: 'superseded' })
  await setOffer(payload, req, offer.id, { state: 'sent', sentAt: new Date().toISOString() })
  await recordOffer(payload, req, enquiry.id, 'sent', offer, author)
  const state = enquiry.state === 'closed' ? enquiry.state : ('answered' as const)
  const data = { offerState: 'sent' as const, state, assignee: enquiry.assignee ?? author?.id ?? null }
  await payload.update({
    collection: 'enquiries',
    id: enquiry.id,
    data,
    depth: 0,
    req: { ...req, user: author } as Req,
  })
  const messageId = toMessageId('offer', enquiry.id, settings, offer.id)
  const message = { enquiry: enquiry.id, kind: 'offer' as const, messageId, to: enquiry.email ?? '' }
  await queueMessage(payload, req, { ...message, ...(author && { author: Number(author.id) }) }, settings)
}

export function setOffer(
  payload: Payload,
  req: Req,
  id: string,
  data: { state: OfferState } & Partial<Pick<Offer, 'sentAt' | 'answeredAt' | 'acceptedBy'>>,
) {
  return payload.db.updateOne({ collection: 'offers', id, data, req })
}

/**
 * What lists show of an enquiry of which an offer has just ended: the newest of its others that stands, and where none does, how this one ended.
 * `req` holds the enquiries.
 */
export async function standingState(payload: Payload, req: Req, enquiry: string, ended: 'expired' | 'withdrawn') {
  const standing = (await offersOf(payload, req, enquiry))
    .filter(({ state }) => openStates.includes(state) || state === 'accepted')
    .toSorted((a, b) => (b.sentAt ?? '').localeCompare(a.sentAt ?? ''))
  return standing[0]?.state ?? ended
}

/** Writes into the history what became of an offer. */
export function recordOffer(
  payload: Payload,
  req: Req,
  enquiry: string,
  event: OfferEvent,
  offer: { number: string; version: number },
  author: PayloadRequest['user'] = null,
  by = '',
) {
  const text = [nameOfOffer(offer), by].filter(Boolean).join(' · ')
  const data = { enquiry, kind: `offer-${event}` as const, text, author: author?.id ?? null }
  return payload.create({ collection: 'enquiry-events', data, depth: 0, req })
}
