import { type BuyerEnquiry, type BuyerPage, buyerPageRequest } from '@vitrine/contract/shapes/buyer-page'
import { defaultLanguage } from '@vitrine/locales/languages'
import type { Payload } from 'payload'
import type { BuyerMessage, Enquiry, Message, Product, ReceivedMail } from '../../payload-types.ts'
import { check } from '../../platform/http/check-input.ts'
import { readRequestBody } from '../../platform/http/read-request-body.ts'
import { RequestRefused } from '../../platform/http/request-refused.ts'
import { splitQuote } from '../mailbox/split-quote.ts'
import { toBasketLines } from '../basket-lines.ts'
import { isErased } from '../erasure/erased-ids.ts'
import { today } from '../next-step/today.ts'
import { offersOf } from '../offers/offer-store.ts'
import { toBuyerOffers } from '../offers/to-buyer-offers.ts'
import { settings } from '../../platform/settings.ts'
import { toStoredFiles } from '../stored-files.ts'
import { readBuyerToken } from './buyer-token.ts'
import { toErasureDeadline } from './deadline.ts'

/** Answers what the buyer of a token sees of his enquiry. @throws BadInput, RequestRefused 404 */
export async function answerBuyerPage(payload: Payload, request: Request): Promise<Response> {
  const { json } = await readRequestBody(request, false)
  const { token } = check(buyerPageRequest, json)
  const id = readBuyerToken(token, payload.secret)
  const page = id && (await readBuyerPage(payload, id))
  if (!page) throw new RequestRefused(404, 'not found')
  return Response.json(page, { headers: { 'cache-control': 'private, no-store' } })
}

/** Null where there is nothing to see: the enquiry counts as spam, or was forgotten. */
async function readBuyerPage(payload: Payload, id: string): Promise<BuyerPage | null> {
  const enquiry = await payload.findByID({ collection: 'enquiries', id, depth: 0, disableErrors: true })
  if (!enquiry) return (await isErased(payload, {}, id)) ? { kind: 'erased' } : null
  if (enquiry.state === 'spam') return null
  const all = { sort: 'createdAt', depth: 0, pagination: false } as const
  const ofEnquiry = { enquiry: { equals: id } }
  // One that came back he has not read anywhere else.
  const answers = { ...ofEnquiry, kind: { equals: 'answer' }, state: { in: ['sent', 'bounced'] } }
  const replies = { ...ofEnquiry, kind: { equals: 'reply' }, isFromOther: { not_equals: true } }
  const slugs = toBasketLines(enquiry.basket).map(({ slug }) => slug)
  const [sent, added, replied, products, offers] = await Promise.all([
    payload.find({ collection: 'messages', where: answers, ...all }),
    payload.find({ collection: 'buyer-messages', where: ofEnquiry, ...all }),
    payload.find({ collection: 'received-mails', where: replies, ...all }),
    payload.find({
      collection: 'products',
      where: { slug: { in: slugs }, _status: { equals: 'published' } },
      locale: enquiry.language ?? defaultLanguage,
      select: { slug: true, name: true, model: true },
      ...all,
    }),
    offersOf(payload, {}, id),
  ])
  const parts = { answers: sent.docs, messages: added.docs, replies: replied.docs, products: products.docs }
  return { ...toBuyerPage(enquiry, parts), offers: toBuyerOffers(offers, today(settings.SITE_TIME_ZONE)) }
}

type Parts = {
  answers: Pick<Message, 'sentAt' | 'createdAt' | 'subject' | 'body'>[]
  messages: Pick<BuyerMessage, 'createdAt' | 'text' | 'urgent' | 'erasure' | 'files'>[]
  replies: Pick<ReceivedMail, 'createdAt' | 'subject' | 'text' | 'files'>[]
  products: Pick<Product, 'slug' | 'name' | 'model'>[]
}

/** An enquiry in the words of its buyer: nothing of operators, and nothing by which he could be reached. */
export function toBuyerPage(enquiry: Enquiry, { answers, messages, replies, products }: Parts): BuyerEnquiry {
  const known = new Map(products.map((it) => [it.slug, it]))
  const answered = answers.map(({ sentAt, createdAt, subject, body }) => ({
    kind: 'answer' as const,
    at: sentAt ?? createdAt,
    // The page has the number in its heading.
    subject: (subject ?? '').replace(`[${enquiry.number}] `, ''),
    text: body ?? '',
    urgent: false,
    files: [],
  }))
  const added = messages.map(({ createdAt, text, urgent, files }) => ({
    kind: 'message' as const,
    at: createdAt,
    subject: '',
    text: text ?? '',
    urgent: Boolean(urgent),
    files: namesOf(files),
  }))
  const mailed = replies.map(({ createdAt, subject, text, files }) => ({
    kind: 'message' as const,
    at: createdAt,
    subject: subject ?? '',
    text: splitQuote(text ?? '').own,
    urgent: false,
    files: namesOf(files),
  }))
  const requestedAt = enquiry.erasureRequestedAt
  return {
    kind: 'enquiry',
    number: enquiry.number ?? '',
    receivedAt: enquiry.createdAt,
    state: stateFor[enquiry.state],
    urgent: Boolean(enquiry.urgent),
    message: enquiry.message ?? '',
    products: toBasketLines(enquiry.basket).map(({ slug, name, model, cnt }) => ({
      name: known.get(slug)?.name ?? name,
      model: known.get(slug)?.model ?? model,
      quantity: cnt,
    })),
    files: namesOf(enquiry.files),
    ...(enquiry.condition && {
      service: { serial_number: enquiry.serialNumber ?? '', condition: enquiry.condition },
    }),
    entries: [...answered, ...mailed, ...added.filter(saysSomething)].toSorted((a, b) => a.at.localeCompare(b.at)),
    offers: [],
    erasure: requestedAt ? { requestedAt, dueBy: toErasureDeadline(requestedAt) } : null,
  }
}

/** The state as it concerns a buyer; spam has no page. */
const stateFor = {
  new: 'received',
  'in-progress': 'in-progress',
  answered: 'answered',
  closed: 'closed',
  spam: 'received',
} as const satisfies Record<Enquiry['state'], BuyerEnquiry['state']>

/** A request for erasure alone is shown as such, and is no message. */
const saysSomething = ({ text, urgent, files }: BuyerEnquiry['entries'][number]) =>
  text !== '' || urgent || files.length > 0

const namesOf = (files: unknown) => toStoredFiles(files).map(({ name }) => name)
