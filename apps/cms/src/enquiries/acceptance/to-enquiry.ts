import { createHash } from 'node:crypto'
import type { ContactMe, OrderedLine, OrderRequest, SpamSign } from '@vitrine/contract/shapes/submission'
import { toCountryCode } from './country-code.ts'
import { decideSpam } from './decide-spam.ts'
import { toProductList } from '../basket-lines.ts'
import { toPlainLine, toPlainText } from '../plain-text.ts'

type Submission = { order: OrderRequest } | { contact: ContactMe }

/** The document of an enquiry. `contentHash` tells a repeated delivery from another enquiry under the same key. */
export function toEnquiry(id: string, submission: Submission, signs: readonly SpamSign[] = []) {
  const body = 'order' in submission ? submission.order : submission.contact
  return {
    id,
    ...('order' in submission ? fromOrder(submission.order) : fromContact(submission.contact)),
    state: decideSpam(signs) ? ('spam' as const) : ('new' as const),
    fullName: toPlainLine(body.full_name) || '?',
    phone: toPlainLine(body.phone),
    email: toPlainLine(body.email).toLowerCase(),
    companyName: toPlainLine(body.company_name ?? ''),
    country: toPlainLine(body.country ?? ''),
    countryCode: toCountryCode(body.country) as never,
    language: body.language,
    actionLocation: toPlainLine(body.action_location),
    spamSigns: signs.join(', '),
    contentHash: createHash('sha256').update(JSON.stringify(submission)).digest('hex'),
  }
}

function fromOrder({ message, cart }: OrderRequest) {
  const lines = cart.map((line) => ({ ...line, ...plainNames(line) }))
  return { kind: 'order' as const, message: toPlainText(message), basket: lines, productList: toProductList(lines) }
}

function plainNames({ id, name, model, slug }: OrderedLine) {
  return { id: toPlainLine(id), name: toPlainLine(name), model: toPlainLine(model), slug: toPlainLine(slug) }
}

function fromContact({ message, contact_message }: ContactMe) {
  const emptyBasket = { basket: [] as OrderedLine[], productList: '' }
  return contact_message === undefined
    ? { kind: 'contact' as const, message: toPlainText(message ?? ''), ...emptyBasket }
    : { kind: 'footer' as const, message: toPlainText(contact_message), ...emptyBasket }
}
