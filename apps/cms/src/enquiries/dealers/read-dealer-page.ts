import { type DealerPage, dealerPageRequest } from '@vitrine/contract/shapes/dealer-page'
import { contentLanguage } from '@vitrine/locales/negotiate'
import type { LanguageCode } from '@vitrine/locales/languages'
import type { Payload } from 'payload'
import type { DealerLink, Enquiry, Product } from '../../payload-types.ts'
import { check } from '../../platform/http/check-input.ts'
import { readRequestBody } from '../../platform/http/read-request-body.ts'
import { RequestRefused } from '../../platform/http/request-refused.ts'
import { toBasketLines } from '../basket-lines.ts'
import { toStoredFiles } from '../stored-files.ts'
import { readDealerToken } from './dealer-token.ts'
import { maskContacts } from './mask-contacts.ts'

/** Answers what the dealer of a token sees of one enquiry, products in the dealer's language. @throws BadInput, RequestRefused 404 */
export async function answerDealerPage(payload: Payload, request: Request): Promise<Response> {
  const { json } = await readRequestBody(request, false)
  const { token } = check(dealerPageRequest, json)
  const id = readDealerToken(token, payload.secret)
  const language = contentLanguage(request.headers.get('accept-language'))
  const page = id && (await readDealerPage(payload, id, language))
  if (!page) throw new RequestRefused(404, 'not found')
  return Response.json(page, { headers: { 'cache-control': 'private, no-store' } })
}

/** Null where there is no such link, or its enquiry is erased or counts as spam. */
export async function readDealerPage(
  payload: Payload,
  id: string,
  language: LanguageCode,
  now = new Date(),
): Promise<DealerPage | null> {
  const link = await payload.findByID({ collection: 'dealer-links', id, depth: 1, disableErrors: true })
  if (!link || typeof link.enquiry !== 'object' || link.enquiry === null) return null
  const { enquiry } = link
  if (enquiry.state === 'spam') return null
  if (isOver(link, now)) return { kind: 'over' }
  const slugs = toBasketLines(enquiry.basket).map(({ slug }) => slug)
  const { docs: products } = await payload.find({
    collection: 'products',
    where: { slug: { in: slugs }, _status: { equals: 'published' } },
    locale: language,
    select: { slug: true, name: true, model: true },
    depth: 0,
    pagination: false,
  })
  return toDealerPage(enquiry, link, products)
}

/** Whether a link opens nothing any more: taken back, too old, or of a dealer who is taken out of the list. */
export const isOver = ({ state, expiresAt, contact }: Pick<DealerLink, 'state' | 'expiresAt' | 'contact'>, now: Date) =>
  !contact || state === 'withdrawn' || Date.parse(expiresAt) <= now.getTime()

/** What is needed of an enquiry to answer it. By whom it is only once the dealer is interested, or where the rule says so. */
export function toDealerPage(
  enquiry: Enquiry,
  { state, showContact, dueAt, contact }: Pick<DealerLink, 'state' | 'showContact' | 'dueAt' | 'contact'>,
  products: readonly Pick<Product, 'slug' | 'name' | 'model'>[],
): Extract<DealerPage, { kind: 'enquiry' }> {
  const known = new Map(products.map((it) => [it.slug, it]))
  const isShown = state === 'interested' || (showContact === 'at-once' && state !== 'declined')
  const message = enquiry.message ?? ''
  return {
    kind: 'enquiry',
    number: enquiry.number ?? '',
    receivedAt: enquiry.createdAt,
    state: state === 'interested' || state === 'declined' ? state : 'asked',
    dueBy: dueAt,
    dealer: contact && typeof contact === 'object' ? (contact.name ?? '') : '',
    country: enquiry.countryCode ?? null,
    language: enquiry.language ?? null,
    message: isShown ? message : maskContacts(message),
    products: toBasketLines(enquiry.basket).map(({ slug, name, model, cnt }) => ({
      name: [known.get(slug)?.name ?? name, enquiry.serialNumber].filter(Boolean).join(' · '),
      model: known.get(slug)?.model ?? model,
      quantity: cnt,
    })),
    files: toStoredFiles(enquiry.files).length,
    buyer: isShown
      ? {
          name: enquiry.fullName,
          company: enquiry.companyName ?? '',
          email: enquiry.email ?? '',
          phone: enquiry.phone ?? '',
        }
      : null,
  }
}
