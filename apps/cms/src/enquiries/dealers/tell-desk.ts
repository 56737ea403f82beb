import type { Payload, PayloadRequest } from 'payload'
import type { DealerLink, Enquiry } from '../../payload-types.ts'
import { toMessageId } from '../messages/message-id.ts'
import { type MessageSettings, queueMessage } from '../messages/queue-messages.ts'

type News = {
  /** With whom it is assigned to, where that is somebody. */
  enquiry: Enquiry
  link: Pick<DealerLink, 'id' | 'contact'>
  state: 'interested' | 'declined' | 'silent'
  note?: string
}

/** Writes down what became of asking a dealer, and tells who has the enquiry by mail, else all operators. */
export async function tellDesk(
  payload: Payload,
  req: Partial<PayloadRequest>,
  { enquiry, link, state, note = '' }: News,
  settings: MessageSettings,
): Promise<void> {
  const text = (typeof link.contact === 'object' && link.contact?.name) || ''
  await payload.create({
    collection: 'enquiry-events',
    data: { enquiry: enquiry.id, kind: `dealer-${state}`, text, before: note },
    depth: 0,
    req,
  })
  const colleague = typeof enquiry.assignee === 'object' ? enquiry.assignee : null
  const to = (colleague?.disabled ? undefined : colleague?.email) ?? settings.ENQUIRY_MAIL_TO
  if (!to) return
  const messageId = toMessageId('dealer-answer', enquiry.id, settings, `${link.id}.${state}`)
  const message = { enquiry: enquiry.id, kind: 'dealer-answer' as const, messageId, to, body: state, subject: text }
  await queueMessage(payload, req, message, settings)
}
