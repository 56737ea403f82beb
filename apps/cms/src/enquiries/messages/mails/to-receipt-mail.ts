import { defaultLanguage, type LanguageCode } from '@vitrine/locales/languages'
import type { Payload } from 'payload'
import type { Enquiry, Message } from '../../../payload-types.ts'
import { toBasketLines, toProductList } from '../../basket-lines.ts'
import { type Block, toMailBody } from './mail-body.ts'
import { mailText } from './mail-texts.ts'
import type { Sender } from './sender.ts'

const MAX_NAME_LENGTH = 60

/**
 * The mail that tells a visitor that the enquiry arrived. Whoever wrote the enquiry may have given somebody else's address, so nothing
 * of what was written is in it: no message, machines by the names of our catalogue, and a name only where it can be nothing else.
 */
export async function toReceiptMail(payload: Payload, enquiry: Enquiry, message: Message, sender: Sender) {
  const language = enquiry.language ?? defaultLanguage
  const machines = await namesFromCatalogue(payload, enquiry, language)
  const number = enquiry.number ?? ''
  const say = (key: Parameters<typeof mailText>[1], values: Record<string, string> = {}) =>
    mailText(language, key, { number, company: sender.company, ...values })
  const blocks: Block[] = [
    {
      kind: 'paragraph',
      text: isName(enquiry.fullName)
        ? say('receipt.greeting', { name: enquiry.fullName })
        : say('receipt.greetingWithoutName'),
    },
    { kind: 'paragraph', text: say('receipt.thanks') },
    { kind: 'paragraph', text: say('receipt.next') },
    ...(machines.length > 0 ? [{ kind: 'list', title: say('receipt.machines'), items: machines } as const] : []),
    ...(sender.replyTo ? [{ kind: 'paragraph', text: say('receipt.reply') } as const] : []),
    { kind: 'paragraph', text: sender.company },
    { kind: 'small', text: say('receipt.notYou') },
  ]
  return {
    messageId: message.messageId,
    from: sender.from,
    to: message.to ?? undefined,
    replyTo: sender.replyTo,
    subject: receiptSubject(enquiry, sender),
    references: operatorMessageId(message),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', 'X-Vitrine-Enquiry': enquiry.id },
    ...toMailBody(language, blocks),
  }
}

/** The subject of the receipt, and of answers that follow it: by the number a reply finds its enquiry. */
export function receiptSubject(
  enquiry: Pick<Enquiry, 'number' | 'language'>,
  { company }: Pick<Sender, 'company'>,
): string {
  return `[${enquiry.number}] ${mailText(enquiry.language ?? defaultLanguage, 'receipt.subject', { company })}`
}

/** That of the mail to the operator, with which a visitor's reply is then shown as one conversation. */
const operatorMessageId = ({ messageId }: Message) => messageId.replace('<receipt.', '<operator.')

/** Letters, and what stands between the letters of names: nobody advertises with that. */
export function isName(text: string): boolean {
  return text.length <= MAX_NAME_LENGTH && /^[\p{L}\p{M}][\p{L}\p{M}'’ .·-]*$/u.test(text) && !/\.\p{L}{2,}/u.test(text)
}

async function namesFromCatalogue(payload: Payload, enquiry: Enquiry, language: LanguageCode): Promise<string[]> {
  const cart = toBasketLines(enquiry.cart)
  if (cart.length === 0) return []
  const where = { slug: { in: cart.map(({ slug }) => slug) }, _status: { equals: 'published' } }
  const { docs } = await payload.find({ collection: 'products', where, locale: language, depth: 0, pagination: false })
  const bySlug = new Map(docs.map((doc) => [doc.slug, doc]))
  return cart.flatMap((line) => {
    const known = bySlug.get(line.slug)
    return known ? [toProductList([{ ...line, name: known.name ?? '', model: known.model ?? '' }])] : []
  })
}
