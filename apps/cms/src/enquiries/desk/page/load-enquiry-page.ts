import { defaultLanguage } from '@vitrine/locales/languages'
import type { Payload, Where } from 'payload'
import { contentLanguageOf } from '../../../platform/content-language.ts'
import { type FromBuyer, toFromBuyer } from '../buyer/from-buyer.ts'
import { toBasketLines } from '../../basket-lines.ts'
import type { Enquiry, EnquiryEvent, Message, Product, ReceivedMail, User } from '../../../payload-types.ts'

export type EnquiryPageData = {
  events: EnquiryEvent[]
  messages: Message[]
  received: ReceivedMail[]
  colleagues: User[]
  templates: { id: number; name: string; language: string; text: string }[]
  products: Map<string, Product>
  otherEnquiries: Enquiry[]
  fromBuyer: FromBuyer[]
}

const MAX_OTHER_ENQUIRIES = 10

/**
 * Everything that the page of an enquiry shows besides the enquiry. The page is for operators, who may see all of it.
 * @param language of the back office: products have their names in it, else in English
 */
export async function loadEnquiryPage(payload: Payload, enquiry: Enquiry, language: string): Promise<EnquiryPageData> {
  const ofEnquiry = { enquiry: { equals: enquiry.id } }
  const slugs = toBasketLines(enquiry.basket).map(({ slug }) => slug)
  const inOperatorsLanguage = { locale: contentLanguageOf(language), fallbackLocale: defaultLanguage }
  const all = { pagination: false, depth: 0 } as const
  const [events, messages, received, colleagues, templates, products, otherEnquiries, added] = await Promise.all([
    payload.find({ collection: 'enquiry-events', where: ofEnquiry, sort: 'id', ...all }),
    payload.find({ collection: 'messages', where: ofEnquiry, sort: 'id', ...all }),
    payload.find({ collection: 'received-mails', where: ofEnquiry, sort: 'id', ...all }),
    payload.find({ collection: 'users', where: assignable(enquiry), sort: 'name', ...all }),
    payload.find({ collection: 'answer-templates', sort: 'name', ...all }),
    payload.find({ collection: 'products', where: { slug: { in: slugs } }, ...inOperatorsLanguage, ...all }),
    payload.find({
      collection: 'enquiries',
      where: { email: { equals: enquiry.email ?? '-' }, id: { not_equals: enquiry.id } },
      sort: '-createdAt',
      limit: MAX_OTHER_ENQUIRIES,
      depth: 0,
    }),
    payload.find({ collection: 'buyer-messages', where: ofEnquiry, sort: 'createdAt', ...all }),
  ])
  return {
    events: events.docs,
    messages: messages.docs,
    received: received.docs,
    colleagues: colleagues.docs,
    templates: templates.docs,
    products: new Map(products.docs.map((product) => [product.slug ?? '', product])),
    otherEnquiries: otherEnquiries.docs,
    fromBuyer: toFromBuyer(enquiry, added.docs),
  }
}

/** Who may be given an enquiry: no disabled account, but the one that has it already. */
function assignable({ assignee }: Enquiry): Where {
  const current = assignee && typeof assignee === 'object' ? assignee.id : assignee
  const isActive: Where = { disabled: { not_equals: true } }
  const who: Where = current ? { or: [isActive, { id: { equals: current } }] } : isActive
  return { and: [{ role: { in: ['admin', 'operator'] } }, who] }
}

export const nameOfUser = ({ name, email }: Pick<User, 'name' | 'email'>) => name || email
