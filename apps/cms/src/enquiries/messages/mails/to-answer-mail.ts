import { defaultLanguage, formatTagOf } from '@vitrine/locales/languages'
import type { Payload } from 'payload'
import { toPlainLine } from '../../plain-text.ts'
import type { Enquiry, Message } from '../../../payload-types.ts'
import { toMailBody } from './mail-body.ts'
import { mailText } from './mail-texts.ts'
import { hasReplyToken } from '../message-id.ts'
import { loadAttachments } from './load-attachments.ts'
import type { Sender } from './sender.ts'

/** Mail programs need the last ones. */
const MAX_REFERENCES = 20

/**
 * An operator's answer, above a quote of the visitor's message. Subject and headers keep the visitor's reply in the same conversation:
 * References names the mails before it, and the subject has the enquiry's number.
 */
export async function toAnswerMail(
  payload: Payload,
  enquiry: Enquiry,
  message: Message,
  sender: Sender,
  buyerPage: string,
) {
  const language = enquiry.language ?? defaultLanguage
  const earlier = await listEarlierMessageIds(payload, enquiry, message)
  const date = new Intl.DateTimeFormat(`${formatTagOf(language)}-u-ca-gregory-nu-latn`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(enquiry.createdAt))
  const quote = {
    kind: 'quote',
    title: mailText(language, 'answer.quote', { date }),
    text: enquiry.message ?? '',
  } as const
  const number = enquiry.number ?? ''
  return {
    messageId: message.messageId,
    from: sender.from,
    to: enquiry.email ?? undefined,
    replyTo: sender.replyTo,
    subject: withNumber(message.subject ?? '', number),
    inReplyTo: earlier.at(-1),
    references: earlier,
    headers: { 'X-Vitrine-Enquiry': enquiry.id },
    attachments: await loadAttachments(message.files),
    ...toMailBody(language, [
      { kind: 'paragraph', text: message.body ?? '' },
      { kind: 'small', text: mailText(language, 'answer.reply', { number }) },
      { kind: 'link', text: mailText(language, 'receipt.page'), href: buyerPage },
      ...(enquiry.message ? [quote] : []),
    ]),
  }
}

/** Adds the number of the enquiry to a subject that lacks it, so that replies can be assigned. */
export function withNumber(subject: string, number: string): string {
  const line = toPlainLine(subject)
  return line.includes(`[${number}]`) ? line : `[${number}] ${line}`
}

/**
 * The Message-IDs of the earlier mails of this enquiry, the oldest first: ours, and those of the visitor, whose program shows the answer below them. None
 * by which an operator's answer is known (decision 69).
 */
async function listEarlierMessageIds(payload: Payload, enquiry: Enquiry, message: Message): Promise<string[]> {
  const [sent, received] = await Promise.all([
    payload.find({
      collection: 'messages',
      where: {
        and: [
          { enquiry: { equals: enquiry.id } },
          { kind: { in: ['operator', 'receipt', 'answer'] } },
          { id: { less_than: message.id } },
        ],
      },
      sort: '-id',
      limit: MAX_REFERENCES,
      depth: 0,
    }),
    payload.find({
      collection: 'received-mails',
      where: {
        and: [
          { enquiry: { equals: enquiry.id } },
          { kind: { in: ['first', 'reply'] } },
          { isFromOther: { not_equals: true } },
          { createdAt: { less_than_equal: message.createdAt } },
        ],
      },
      sort: '-id',
      limit: MAX_REFERENCES,
      depth: 0,
    }),
  ])
  return (
    [...sent.docs.filter(({ kind, state }) => kind === 'operator' || state === 'sent'), ...received.docs]
      // What was stored in the same moment stays in the order of ids.
      .toReversed()
      .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
      .flatMap(({ messageId }) => (messageId && !hasReplyToken(messageId) ? [messageId] : []))
      .slice(-MAX_REFERENCES)
  )
}
