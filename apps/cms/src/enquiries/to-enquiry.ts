import { createHash } from 'node:crypto'
import type { CartLine, ContactMe, OrderRequest } from '@vitrine/contract/shapes/submission'

type Sent = { order: OrderRequest } | { contact: ContactMe }

/** The document of an enquiry. `contentHash` tells a repeated delivery from another enquiry under the same key. */
export function toEnquiry(id: string, sent: Sent) {
  const body = 'order' in sent ? sent.order : sent.contact
  return {
    id,
    ...('order' in sent ? fromOrder(sent.order) : fromContact(sent.contact)),
    state: 'new' as const,
    fullName: body.full_name,
    phone: body.phone,
    email: body.email,
    companyName: body.company_name,
    country: body.country,
    language: body.language,
    actionLocation: body.action_location,
    mailState: 'waiting' as const,
    contentHash: createHash('sha256').update(JSON.stringify(sent)).digest('hex'),
  }
}

function fromOrder({ message, cart }: OrderRequest) {
  return { kind: 'order' as const, message, cart }
}

function fromContact({ message, contact_message }: ContactMe) {
  const cart: CartLine[] = []
  return contact_message === undefined
    ? { kind: 'contact' as const, message, cart }
    : { kind: 'footer' as const, message: contact_message, cart }
}
