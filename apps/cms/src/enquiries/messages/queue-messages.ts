import type { Payload, PayloadRequest } from 'payload'
import type { Environment } from '../../platform/environment.ts'
import type { Enquiry } from '../../payload-types.ts'
import { decideFirstMessages } from './decide-first-messages.ts'
import type { MessageKind } from './message.ts'
import type { StoredFile } from '../stored-files.ts'
import { newReplyToken, toMessageId } from './message-id.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export type MessageSettings = Pick<
  Environment,
  | 'SMTP_URL'
  | 'SMTP_REQUIRE_TLS'
  | 'MAIL_FROM'
  | 'SITE_URL'
  | 'ENQUIRY_MAIL_TO'
  | 'ENQUIRY_REPLY_TO'
  | 'ENQUIRY_RECEIPTS'
  | 'WEBHOOK_URL'
  | 'WEBHOOK_SECRET'
> &
  Partial<
    Pick<Environment, 'ADMIN_HOST' | 'MAILBOX_ADDRESS' | 'ENQUIRY_ESCALATE_HOURS' | 'DESK_TIME_ZONE' | 'MAILBOX_MAX_MB'>
  >

type NewMessage = { enquiry: string; kind: MessageKind } & Partial<{
  messageId: string
  to: string
  subject: string
  body: string
  files: StoredFile[]
  sentAt: string
  author: number
}>

/** Queues what is sent when an enquiry arrives, in the transaction of `req`, which is the enquiry's own. */
export async function queueFirstMessages(
  payload: Payload,
  req: Partial<PayloadRequest>,
  { id, email, state, spamSigns }: Pick<Enquiry, 'id' | 'email' | 'state' | 'spamSigns'>,
  settings: MessageSettings,
): Promise<void> {
  const kinds = decideFirstMessages({
    isSpam: state === 'spam',
    hasSpamSigns: Boolean(spamSigns),
    hasEmail: Boolean(email),
    receiptsToday: email ? await countReceiptsToday(payload, email) : 0,
    sendsReceipts: settings.ENQUIRY_RECEIPTS,
    hasWebhook: settings.WEBHOOK_URL !== undefined,
  })
  for (const kind of kinds) {
    const to = kind === 'receipt' && email ? { to: email } : {}
    // Only where a mailbox is read can an operator answer by mail.
    const canBeAnswered = kind === 'operator' && settings.MAILBOX_ADDRESS !== undefined
    const own = canBeAnswered ? { messageId: toMessageId(kind, id, settings, newReplyToken()) } : {}
    await queueMessage(payload, req, { enquiry: id, kind, ...to, ...own }, settings)
  }
}

/** Queues a message; a message worker finds it. */
export async function queueMessage(
  payload: Payload,
  req: Partial<PayloadRequest>,
  message: NewMessage,
  settings: MessageSettings,
): Promise<void> {
  const now = new Date().toISOString()
  const data = {
    messageId: toMessageId(message.kind, message.enquiry, settings),
    ...message,
    state: message.sentAt ? 'sent' : 'waiting',
    attempts: 0,
    nextAt: now,
    createdAt: now,
    updatedAt: now,
  }
  await payload.db.create({ collection: 'messages', data, req })
}

async function countReceiptsToday(payload: Payload, to: string): Promise<number> {
  const since = new Date(Date.now() - DAY_MS).toISOString()
  const where = { to: { equals: to }, kind: { equals: 'receipt' }, createdAt: { greater_than: since } }
  return (await payload.count({ collection: 'messages', where })).totalDocs
}
