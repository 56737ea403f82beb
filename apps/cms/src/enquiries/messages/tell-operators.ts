import type { Payload, PayloadRequest } from 'payload'
import type { Enquiry } from '../../payload-types.ts'
import { newReplyToken, toMessageId } from './message-id.ts'
import { type MessageSettings, queueMessage } from './queue-messages.ts'

/** What a visitor has added: `id` is that of the received mail, or of the message of the buyer's page; `body` what he says to an offer (offers/answer-offer.ts). */
type News = { kind: 'reply' | 'buyer-message'; id: number | string; body?: string | undefined }

/**
 * Queues the mail about what a visitor has added, in the transaction of `req`: to whom the enquiry is assigned, else to all operators. It is written when
 * it is sent, of what its Message-ID names (mails/to-colleague.ts), and an answer to it goes to the visitor (decision 69).
 */
export async function tellOperators(
  payload: Payload,
  req: Partial<PayloadRequest>,
  enquiry: Pick<Enquiry, 'id' | 'assignee'>,
  { kind, id, body }: News,
  settings: MessageSettings,
): Promise<void> {
  const messageId = toMessageId(kind, enquiry.id, settings, `${id}.${newReplyToken()}`)
  const assignee = await findAssignee(payload, req, enquiry)
  const to = assignee ? { to: assignee.email } : {}
  await queueMessage(payload, req, { enquiry: enquiry.id, kind, messageId, ...to, ...(body && { body }) }, settings)
}

async function findAssignee(payload: Payload, req: Partial<PayloadRequest>, { assignee }: Pick<Enquiry, 'assignee'>) {
  const id = typeof assignee === 'object' ? assignee?.id : assignee
  if (!id) return null
  const user = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
  return user && !user.disabled && user.role !== 'editor' ? user : null
}
