import { defaultLanguage, formatTagOf } from '@vitrine/locales/languages'
import type { Payload } from 'payload'
import { toPlainLine } from '../../plain-text.ts'
import type { Enquiry, Message } from '../../../payload-types.ts'
import { toMailBody } from './mail-body.ts'
import { mailText } from './mail-texts.ts'
import type { Sender } from './sender.ts'

/**
 * What an operator answers, above the visitor's own words. Subject and headers lead the visitor's reply into the same conversation:
 * References names every mail before it, the operator's own among them, and the subject has the enquiry's number.
 */
export async function toAnswerMail(payload: Payload, enquiry: Enquiry, message: Message, sender: Sender) {
  const language = enquiry.language ?? defaultLanguage
  const before = await messageIdsBefore(payload, enquiry, message)
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
    inReplyTo: before.at(-1),
    references: before,
    headers: { 'X-Vitrine-Enquiry': enquiry.id },
    ...toMailBody(language, [
      { kind: 'paragraph', text: message.body ?? '' },
      { kind: 'small', text: mailText(language, 'answer.reply', { number }) },
      ...(enquiry.message ? [quote] : []),
    ]),
  }
}

/** By its number in the subject an operator's mail program, and an operator, find what a reply belongs to. */
export function withNumber(subject: string, number: string): string {
  const line = toPlainLine(subject)
  return line.includes(`[${number}]`) ? line : `[${number}] ${line}`
}

/** The mails of this enquiry that the visitor got before, oldest first, after the one that the operator got. */
async function messageIdsBefore(payload: Payload, enquiry: Enquiry, message: Message): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'messages',
    where: {
      and: [
        { enquiry: { equals: enquiry.id } },
        { kind: { in: ['operator', 'receipt', 'answer'] } },
        { id: { less_than: message.id } },
      ],
    },
    sort: 'id',
    depth: 0,
    pagination: false,
  })
  const told = docs
    .filter(({ kind, state }) => kind === 'operator' || state === 'sent')
    .map(({ messageId }) => messageId)
  return told
}
