import type { Enquiry } from '../payload-types.ts'
import { toCartText } from './cart-text.ts'

/** The mail to the operator, as plain text: what strangers wrote is not to be anything else. */
export function toMail(enquiry: Enquiry, { to, siteUrl }: { to: string; siteUrl: string }) {
  const rows: [string, string | null | undefined][] = [
    ['Name', enquiry.fullName],
    ['Company', enquiry.companyName],
    ['Country', enquiry.country],
    ['E-mail', enquiry.email],
    ['Phone', enquiry.phone],
    ['Language', enquiry.language],
    ['Sent from', enquiry.actionLocation],
  ]
  const head = rows.flatMap(([name, value]) => (value ? [`${name}: ${oneLine(value)}`] : []))
  const parts = [
    head.join('\n'),
    enquiry.message,
    toCartText(enquiry.cart),
    `${siteUrl}/admin/collections/enquiries/${enquiry.id}`,
  ]
  return {
    to,
    replyTo: enquiry.email ?? undefined,
    subject: oneLine(
      `${enquiry.kind === 'order' ? 'Order enquiry' : 'Contact request'}: ${enquiry.companyName || enquiry.fullName}`,
    ),
    text: parts.filter(Boolean).join('\n\n'),
  }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
