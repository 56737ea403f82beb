import { defaultLanguage, type LanguageCode } from '@vitrine/locales/languages'
import type { Payload } from 'payload'
import type { Enquiry, Message } from '../../../payload-types.ts'
import { toBasketLines, toProductList } from '../../basket-lines.ts'
import { type MailBlock, toMailBody } from './mail-body.ts'
import { mailText } from './mail-texts.ts'
import type { Sender } from './sender.ts'

const MAX_NAME_LENGTH = 60

/**
 * The mail that tells a visitor that the enquiry has arrived. The sender may have given somebody else's address, so the mail quotes
 * nothing of the enquiry: no message, products by their names in the catalogue, and a name only where it can be nothing but a name.
 */
export async function toReceiptMail(
  payload: Payload,
  enquiry: Enquiry,
  message: Message,
  sender: Sender,
  buyerPage: string,
) {
  const language = enquiry.language ?? defaultLanguage
  const products = await loadCatalogueNames(payload, enquiry, language)
  const number = enquiry.number ?? ''
  const textOf = (key: Parameters<typeof mailText>[1], values: Record<string, string> = {}) =>
    mailText(language, key, { number, company: sender.company, ...values })
  const blocks: MailBlock[] = [
    {
      kind: 'paragraph',
      text: isName(enquiry.fullName)
        ? textOf('receipt.greeting', { name: enquiry.fullName })
        : textOf('receipt.greetingWithoutName'),
    },
    { kind: 'paragraph', text: textOf(enquiry.kind === 'service' ? 'receipt.service.thanks' : 'receipt.thanks') },
    { kind: 'paragraph', text: textOf('receipt.next') },
    ...(products.length > 0 ? [{ kind: 'list', title: textOf('receipt.products'), items: products } as const] : []),
    ...(sender.replyTo ? [{ kind: 'paragraph', text: textOf('receipt.reply') } as const] : []),
    { kind: 'link', text: textOf('receipt.page'), href: buyerPage },
    { kind: 'paragraph', text: sender.company },
    { kind: 'small', text: textOf('receipt.notYou') },
  ]
  return {
    messageId: message.messageId,
    from: sender.from,
    to: message.to ?? undefined,
    replyTo: sender.replyTo,
    subject: receiptSubject(enquiry, sender),
    references: sender.isMailboxRead ? undefined : operatorMessageId(message),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', 'X-Vitrine-Enquiry': enquiry.id },
    ...toMailBody(language, blocks),
  }
}

/** The subject of the receipt, and of the answers to it. The number assigns replies to their enquiry. */
export function receiptSubject(
  enquiry: Pick<Enquiry, 'number' | 'language' | 'kind'>,
  { company }: Pick<Sender, 'company'>,
): string {
  const key = enquiry.kind === 'service' ? 'receipt.service.subject' : 'receipt.subject'
  return `[${enquiry.number}] ${mailText(enquiry.language ?? defaultLanguage, key, { company })}`
}

/** The id of the mail to the operators, so that mail programs show a visitor's reply in the same conversation. */
const operatorMessageId = ({ messageId }: Message) => messageId.replace('<receipt.', '<operator.')

/** Only letters and the punctuation of names: there is no advertising in that. */
export function isName(text: string): boolean {
  return text.length <= MAX_NAME_LENGTH && /^[\p{L}\p{M}][\p{L}\p{M}'’ .·-]*$/u.test(text) && !/\.\p{L}{2,}/u.test(text)
}

async function loadCatalogueNames(payload: Payload, enquiry: Enquiry, language: LanguageCode): Promise<string[]> {
  const basket = toBasketLines(enquiry.basket)
  if (basket.length === 0) return []
  const where = { slug: { in: basket.map(({ slug }) => slug) }, _status: { equals: 'published' } }
  const { docs } = await payload.find({ collection: 'products', where, locale: language, depth: 0, pagination: false })
  const bySlug = new Map(docs.map((doc) => [doc.slug, doc]))
  return basket.flatMap((line) => {
    const known = bySlug.get(line.slug)
    return known ? [toProductList([{ ...line, name: known.name ?? '', model: known.model ?? '' }])] : []
  })
}
