import type { Payload } from 'payload'
import type { LeasedWork } from '../../platform/database/while-leased.ts'
import { toBuyerPageUrl } from '../buyer/buyer-token.ts'
import { backOfficeUrl } from '../../platform/back-office-url.ts'
import type { Enquiry, Message } from '../../payload-types.ts'
import { startMessageWorker, MessageObsolete } from './message-worker.ts'
import { createMessageStore, LeaseLost } from './message-store.ts'
import { createMailTransport } from './mail-transport.ts'
import { toAnswerMail } from './mails/to-answer-mail.ts'
import { toDealerMail } from './mails/to-dealer-mail.ts'
import { toOfferMail } from './mails/to-offer-mail.ts'
import { toOperatorMail } from './mails/to-operator-mail.ts'
import { toReceiptMail } from './mails/to-receipt-mail.ts'
import { toMailToColleague } from './mails/to-colleague.ts'
import { loadSender } from './mails/sender.ts'
import type { MessageSettings } from './queue-messages.ts'
import { sendWebhook } from './send-webhook.ts'
import { toWebhookBody } from './to-webhook-body.ts'

const MAX_RECEIPT_DELAY_MS = 3 * 24 * 60 * 60 * 1000

const toOthers = [
  'reply',
  'buyer-message',
  'assignment',
  'reminder',
  'escalation',
  'dealer',
  'dealer-answer',
  'offer',
] as const

type LoadedMessage = { message: Message; enquiry: Enquiry }

/** Sends what queue-messages.ts has queued, until it is accepted (R10.26). One process of all may do so at a time. */
export async function startMessageWorkers(payload: Payload, settings: MessageSettings): Promise<LeasedWork> {
  const store = createMessageStore(payload)
  // On SQLite there is one back office: the process before this one is dead. On Postgres it may live, and hand over what it has begun.
  await store.reclaim(payload.db.name === 'sqlite' ? 'all' : 'of the one before')
  const warn = (line: string) => payload.logger.warn(line)
  const { SMTP_URL, SMTP_REQUIRE_TLS, WEBHOOK_URL, WEBHOOK_SECRET = '' } = settings
  const workers: ReturnType<typeof startMessageWorker>[] = []
  if (SMTP_URL) {
    const transport = createMailTransport({ SMTP_URL, SMTP_REQUIRE_TLS })
    const kinds = settings.ENQUIRY_MAIL_TO
      ? (['operator', 'receipt', 'answer', ...toOthers] as const)
      : (['receipt', 'answer', ...toOthers] as const)
    const send = async (id: number, beforeHandover: () => Promise<void>) =>
      transport(await toMail(payload, await loadMessage(payload, id), settings), beforeHandover)
    workers.push(startMessageWorker({ store, kinds, send, warn }))
  }
  if (WEBHOOK_URL) {
    const send = async (id: number, beforeHandover: () => Promise<void>) => {
      const { message, enquiry } = await loadMessage(payload, id)
      await beforeHandover()
      const body = toWebhookBody(enquiry, settings.SITE_URL, backOfficeUrl(settings))
      await sendWebhook({ url: WEBHOOK_URL, secret: WEBHOOK_SECRET, id: message.messageId, body, now: new Date() })
    }
    workers.push(startMessageWorker({ store, kinds: ['webhook'], send, warn }))
  }
  if (!SMTP_URL || !settings.ENQUIRY_MAIL_TO)
    warn('Enquiries are stored but not announced by mail: SMTP_URL and ENQUIRY_MAIL_TO are not both set.')
  return { stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))) }
}

async function loadMessage(payload: Payload, id: number): Promise<LoadedMessage> {
  const message = await payload.findByID({ collection: 'messages', id, depth: 1, disableErrors: true })
  if (!message || typeof message.enquiry !== 'object' || message.enquiry === null) throw new LeaseLost(`message ${id}`)
  return { message, enquiry: message.enquiry }
}

async function toMail(payload: Payload, { message, enquiry }: LoadedMessage, settings: MessageSettings) {
  const sender = await loadSender(payload, enquiry.language ?? 'en', settings)
  const buyerPage = toBuyerPageUrl(enquiry, { siteUrl: settings.SITE_URL, secret: payload.secret })
  switch (message.kind) {
    case 'operator':
      return toOperatorMail(enquiry, message, settings)
    case 'receipt':
      if (Date.now() - Date.parse(message.createdAt) > MAX_RECEIPT_DELAY_MS)
        throw new MessageObsolete('too late for a receipt')
      return toReceiptMail(payload, enquiry, message, sender, buyerPage)
    case 'answer':
      return toAnswerMail(payload, enquiry, message, sender, buyerPage)
    case 'offer':
      return toOfferMail(payload, enquiry, message, sender, buyerPage)
    case 'dealer':
      return toDealerMail(payload, enquiry, message, settings)
    case 'webhook':
      throw new Error(`${message.kind} is no mail`)
    default:
      return toMailToColleague(payload, enquiry, message, settings)
  }
}
