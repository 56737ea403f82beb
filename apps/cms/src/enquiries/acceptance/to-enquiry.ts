import { createHash } from 'node:crypto'
import { toSerialKey } from '@vitrine/contract/document-address'
import type {
  ContactMe,
  OrderedLine,
  OrderRequest,
  ServiceRequest,
  SpamSign,
} from '@vitrine/contract/shapes/submission'
import { toCountryCode } from './country-code.ts'
import { decideSpam } from './decide-spam.ts'
import { toProductList } from '../basket-lines.ts'
import { toPlainLine, toPlainText } from '../plain-text.ts'

export type Submission = { order: OrderRequest } | { contact: ContactMe } | { service: ServiceRequest }

/** The document of an enquiry. `contentHash` tells a repeated delivery from another enquiry under the same key. */
export function toEnquiry(id: string, submission: Submission, signs: readonly SpamSign[] = []) {
  const sender: Sender = Object.values(submission)[0]
  return {
    id,
    ...toContent(submission),
    state: decideSpam(signs) ? ('spam' as const) : ('new' as const),
    fullName: toPlainLine(sender.full_name) || '?',
    phone: toPlainLine(sender.phone),
    email: toPlainLine(sender.email).toLowerCase(),
    companyName: toPlainLine(sender.company_name ?? ''),
    country: toPlainLine(sender.country ?? ''),
    countryCode: toCountryCode(sender.country) as never,
    language: sender.language,
    actionLocation: toPlainLine(sender.action_location),
    spamSigns: signs.join(', '),
    contentHash: createHash('sha256').update(JSON.stringify(submission)).digest('hex'),
  }
}

/** What all of them say of who sends them. */
type Sender = Pick<
  ContactMe,
  'full_name' | 'phone' | 'email' | 'company_name' | 'country' | 'language' | 'action_location'
>

function toContent(submission: Submission) {
  if ('order' in submission) return fromOrder(submission.order)
  return 'service' in submission ? fromService(submission.service) : fromContact(submission.contact)
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

/** The machine is what is asked for, in the words that its sender sees again. A machine that stands still is urgent. */
function fromService({
  product_name: name,
  product = '',
  serial_number: serial = '',
  condition,
  message,
}: ServiceRequest) {
  const line: OrderedLine = { id: product, name: toPlainLine(name), model: '', slug: product, image: null, cnt: 1 }
  return {
    kind: 'service' as const,
    message: toPlainText(message),
    basket: [line],
    productList: line.name,
    serialNumber: toPlainLine(serial),
    serialKey: toSerialKey(serial),
    condition: condition,
    urgent: condition === 'stopped',
  }
}
