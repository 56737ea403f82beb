import { randomUUID } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import type { DealerContact, Enquiry, RoutingRule, User } from '../../payload-types.ts'
import { toMessageId } from '../messages/message-id.ts'
import { type MessageSettings, queueMessage } from '../messages/queue-messages.ts'
import { DAY_MS, DEFAULT_ANSWER_DAYS, LINK_DAYS_AFTER } from './dealer-states.ts'

type Question = {
  enquiry: Pick<Enquiry, 'id'>
  contact: Pick<DealerContact, 'id' | 'name' | 'email'>
  author?: Pick<User, 'id'> | null
} & Pick<RoutingRule, 'showContact' | 'answerDays'>

/**
 * Sends a dealer a link to an enquiry, in the transaction of `req`. Who was asked before is no longer: of one enquiry one link is open.
 */
export async function askDealer(
  payload: Payload,
  req: Partial<PayloadRequest>,
  { enquiry: { id: enquiry }, contact, showContact, answerDays, author }: Question,
  settings: MessageSettings,
  now = new Date(),
): Promise<void> {
  await endLinks(payload, req, enquiry)
  const id = randomUUID()
  const dueAt = now.getTime() + (answerDays ?? DEFAULT_ANSWER_DAYS) * DAY_MS
  await payload.create({
    collection: 'dealer-links',
    data: {
      id,
      enquiry,
      contact: contact.id,
      state: 'asked',
      showContact: showContact ?? 'interested',
      dueAt: new Date(dueAt).toISOString(),
      expiresAt: new Date(dueAt + LINK_DAYS_AFTER * DAY_MS).toISOString(),
    },
    depth: 0,
    req,
  })
  const data = { dealer: contact.id, dealerState: 'asked' }
  await payload.db.updateOne({ collection: 'enquiries', id: enquiry, data, req })
  await payload.create({
    collection: 'enquiry-events',
    data: { enquiry, kind: 'dealer-asked', text: contact.name ?? '', author: author?.id ?? null },
    depth: 0,
    req,
  })
  const messageId = toMessageId('dealer', enquiry, settings, id)
  await queueMessage(payload, req, { enquiry, kind: 'dealer', messageId, to: contact.email }, settings)
}

/** No dealer opens the enquiry any more. */
export async function endLinks(payload: Payload, req: Partial<PayloadRequest>, enquiry: string): Promise<void> {
  const where = { enquiry: { equals: enquiry }, state: { not_equals: 'withdrawn' } } as const
  const { docs } = await payload.find({ collection: 'dealer-links', where, pagination: false, depth: 0, req })
  for (const { id } of docs)
    await payload.db.updateOne({ collection: 'dealer-links', id, data: { state: 'withdrawn' }, req })
}
